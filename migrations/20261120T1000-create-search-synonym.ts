import { type Kysely, sql } from 'kysely';

/** Words that mean the same in the health service, and the function that puts them into a query. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_synonym (
      term text primary key,
      alternatives text[] not null check (cardinality(alternatives) > 0),
      target tsquery not null default '',
      substitute tsquery not null default ''
    )`.execute(db);
  await sql`comment on column search_synonym.substitute is 'Matches the term or any of its alternatives.'`.execute(db);

  await sql`
    create function search_synonym_before_write() returns trigger language plpgsql as $$
    declare
      alternative text;
    begin
      new.target := plainto_tsquery('english', search_fold(new.term));
      new.substitute := phraseto_tsquery('english', search_fold(new.term));
      foreach alternative in array new.alternatives loop
        new.substitute := new.substitute || phraseto_tsquery('english', search_fold(alternative));
      end loop;
      return new;
    end $$`.execute(db);
  await sql`create trigger search_synonym_before_write before insert or update on search_synonym
    for each row execute function search_synonym_before_write()`.execute(db);

  // ts_rewrite does not look again into what it has put in, so two-way synonyms do not chase each other.
  await sql`
    create function search_query(words text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      wanted tsquery := plainto_tsquery('english', search_fold(words));
    begin
      if numnode(wanted) = 0 then
        return wanted;
      end if;
      return ts_rewrite(wanted, format(
        'select target, substitute from search_synonym where %L::tsquery @> target and numnode(target) > 0 order by numnode(target) desc, term', wanted));
    end $$`.execute(db);
  await sql`comment on function search_query(text) is 'All the words, each in any of its synonyms.'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_query(text)`.execute(db);
  await sql`drop table search_synonym`.execute(db);
  await sql`drop function search_synonym_before_write()`.execute(db);
}
