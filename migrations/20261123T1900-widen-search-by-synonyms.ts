import { type Kysely, sql } from 'kysely';

/**
 * `ts_rewrite` looks again into what it has put in, where it finds the next term and asks for its phrases alone: a search
 * for 'infection control' asked for more than both words then. The query is put together in one pass instead, and a term
 * is matched by its own words, in any order. The index finds the terms that a search holds among thousands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrigger(db, sql`new.target`);
  await sql`create index search_synonym_target on search_synonym using gist (target)`.execute(db);
  // A row is right where each of its words is, or an alternative of a term that the word belongs to. Words of the same
  // terms of several words are asked for together, so that a phrase stands once for all words that it replaces. A term of
  // stop words alone ('as and when') stands for its alternatives where nothing else is typed.
  await sql`
    create or replace function search_query(words text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      wanted tsquery := plainto_tsquery('english', search_fold(words));
    begin
      if numnode(wanted) = 0 then
        return coalesce((select substitute from search_synonym where term = search_fold(btrim(words))), wanted);
      end if;
      return (
        with word as materialized (
          select lexeme, array_to_tsvector(array[lexeme])::text::tsquery as query
          from unnest(tsvector_to_array(to_tsvector('english', search_fold(words)))) as lexeme
        ),
        synonym as materialized (
          select term, target, substitute, numnode(target) = 1 as is_single from search_synonym
          where target <@ wanted and numnode(target) > 0
        ),
        wider as (
          select lexeme, coalesce(
              string_agg(substitute::text, ' | ' order by term) filter (where is_single), query::text) as query,
            coalesce(array_agg(term order by term) filter (where not is_single), '{}') as terms
          from word left join synonym on target @> query
          group by lexeme, query
        ),
        together as (
          select string_agg('(' || query || ')', ' & ' order by lexeme) as query, terms, min(lexeme) as first
          from wider group by terms
        )
        select string_agg('(' || concat_ws(' | ', '(' || query || ')', (
            select string_agg(substitute::text, ' | ' order by term) from synonym where term = any(terms)
          )) || ')', ' & ' order by first)::tsquery
        from together
      );
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_synonym_target`.execute(db);
  await createTrigger(db, sql`phraseto_tsquery('english', search_fold(new.term))`);
  await sql`
    create or replace function search_query(words text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      wanted tsquery := plainto_tsquery('english', search_fold(words));
    begin
      if numnode(wanted) = 0 then
        return wanted;
      end if;
      return ts_rewrite(wanted, format(
        'select target, substitute from search_synonym where %L::tsquery @> target and numnode(target) > 0 order by numnode(target) desc, term', wanted));
    end $$`.execute(db);
}

/** Makes the trigger whose substitutes match the term by `own`, and has it write all rows. */
async function createTrigger(db: Kysely<unknown>, own: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create or replace function search_synonym_before_write() returns trigger language plpgsql as $$
    declare
      alternative text;
    begin
      new.target := plainto_tsquery('english', search_fold(new.term));
      new.substitute := ${own};
      foreach alternative in array new.alternatives loop
        new.substitute := new.substitute || phraseto_tsquery('english', search_fold(alternative));
      end loop;
      return new;
    end $$`.execute(db);
  await sql`update search_synonym set term = term`.execute(db);
}
