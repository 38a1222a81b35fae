import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { chance, pick } from './bulk-chance.ts';
import { topics } from './bulk-documents-vocabulary.ts';
import { benefits, closings, nameEnds, nameStarts, openings, skills } from './bulk-jobs-vocabulary.ts';
import type { BulkRange } from './bulk-rows.ts';

const uuid = (use: number) => sql`(lpad(to_hex((extract(epoch from published_at) * 1000)::bigint), 12, '0') || '7' ||
  lpad(to_hex(${chance(use)} % 4096), 3, '0') || '8' ||
  lpad(to_hex(hashint8extended(n, ${sql.lit(use + 1)}) & 1152921504606846975), 15, '0'))::uuid`;

/**
 * Rows `from` to `until` of `count`: documents of the last 3 years with two versions each, with everything that the
 * triggers of the two tables would set, worked out by the same functions.
 */
export async function insertBulkDocuments(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with topic as materialized (
      select *, row_number() over () - 1 as number from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb)
        as topic (title text, category text, source text, "sourceUrl" text, regulation text, audience text)
    ), draw as materialized (
      select n, date_trunc('day', ${range.now.toISOString()}::timestamptz)
          - interval '1095 days' * ((${range.count} - n + 0.5) / ${range.count}) as drawn_at,
        ${chance(31)} % ${sql.lit(topics.length)} as topic_number,
        initcap(${pick(nameStarts, 32)} || ${pick(nameEnds, 33)}) as place
      from generate_series(${range.from}::bigint, ${range.until}::bigint) as n
    ), text as (
      select n, date_trunc('milliseconds', drawn_at) as published_at, topic.*,
        'bulk-' || lpad(n::text, 7, '0') as slug,
        topic.title || ', ' || place as full_title,
        topic.title || ' as used at ' || place || ', with what to keep as evidence.' as description,
        (array['high', 'medium', 'medium', 'low', 'low', 'low'])[1 + ${chance(34)} % 6] as urgency,
        concat_ws(E'\n\n', '### 1. Purpose', ${pick(openings, 35)},
          '### 2. Practice', 'Staff have been trained in ' || ${pick(skills, 36)} || '. ' || ${pick(benefits, 37)},
          '### 3. Review') as opening,
        ${pick(closings, 38)} as first_end, ${pick(closings, 39)} as second_end
      from draw join topic on topic.number = topic_number
    ), written as materialized (
      select *, ${uuid(40)} as document_id,
        array[regulation] as regulations, array[audience] as applicable_to
      from text
    ), version as materialized (
      select written.*, version.number as version_number, version.change_note, version.at as version_at,
        version.id as version_id, opening || E'\n\n' || version.closing as content,
        document_file_text(full_title, version.number, version.at, category, regulations, applicable_to,
          version.change_note, opening || E'\n\n' || version.closing) as file_text
      from written, lateral (values
        ('1.0', 'First version', published_at - interval '30 days', first_end, ${uuid(42)}),
        ('1.1', 'Review section rewritten', published_at, second_end, ${uuid(44)})
      ) as version (number, change_note, at, closing, id)
    ), document as (
      insert into document (
        id, slug, title, description, category, urgency, source, source_url, review_on, download_count, version,
        published_at, checksum, file_bytes, search_text, search_vector, created_at, updated_at)
      select document_id, slug, full_title, description, category, urgency, source, "sourceUrl",
        (published_at + interval '1 year')::date, (${chance(46)} % 4000)::integer, version_number, published_at,
        encode(sha256(convert_to(file_text, 'UTF8')), 'hex'), octet_length(convert_to(file_text, 'UTF8')),
        document_search_text(full_title, description, category, source, regulations),
        document_search_vector(
          full_title, description, category, source, regulations, applicable_to, content),
        published_at, published_at
      from version where version_number = '1.1'
    )
    insert into document_version (
      id, document_id, number, published_at, title, category, change_note, regulations, applicable_to, content,
      file_text, file_bytes, checksum, created_at)
    select version_id, document_id, version_number, version_at, full_title, category, change_note, regulations,
      applicable_to, content, file_text, octet_length(convert_to(file_text, 'UTF8')),
      encode(sha256(convert_to(file_text, 'UTF8')), 'hex'), version_at
    from version`.execute(transaction);
}

/** The index serves the beginning. */
const generated = sql`document.slug ^@ 'bulk-' and document.slug ~ '^bulk-[0-9]{7}$'`;

/** Takes the generated documents away, with their versions, which nothing else may do. */
export async function deleteBulkDocuments(transaction: Transaction<DB>): Promise<void> {
  await sql`
    delete from document_version using document
    where document.id = document_version.document_id and ${generated}`.execute(transaction);
  await sql`delete from document where ${generated}`.execute(transaction);
}
