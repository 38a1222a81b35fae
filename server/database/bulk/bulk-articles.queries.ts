import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import * as words from './bulk-articles-vocabulary.ts';
import { chance, pick } from './bulk-chance.ts';
import { nameEnds, nameStarts, skills } from './bulk-jobs-vocabulary.ts';
import type { BulkRange } from './bulk-rows.ts';

/** Puts the names of a row into a pattern. */
const filled = (column: string) => sql`replace(replace(${sql.ref(column)}, '{name}', name), '{skill}', skill)`;

/** Articles `from` to `until` of `count`, with search columns and reading time as the table's trigger would set them. */
export async function insertBulkArticles(transaction: Transaction<DB>, range: BulkRange): Promise<void> {
  await sql`
    with pattern as materialized (
      select *, row_number() over () - 1 as number from jsonb_to_recordset(${JSON.stringify(words.patterns)}::jsonb)
        as pattern (category text, title text, summary text, image text)
    ), draw as materialized (
      select n, date_trunc('day', ${range.now.toISOString()}::timestamptz) as today,
        ${chance(31)} % ${sql.lit(words.patterns.length)} as pattern_number,
        initcap(${pick(nameStarts, 32)} || ${pick(nameEnds, 33)}) as name,
        ${pick(skills, 34)} as skill,
        ${pick(words.topics, 35)} as topic,
        ${chance(36)} % 4 > 0 as has_source
      from generate_series(${range.from}::bigint, ${range.until}::bigint) as n
    ), piece as (
      select n, category, image, has_source,
        ${filled('pattern.title')} as title,
        ${filled('pattern.summary')} as summary,
        array[skill, topic] as tags,
        concat_ws(E'\n\n', ${pick(words.openings, 37)}, '## ' || initcap(topic),
          ${pick(words.middles, 38)}, ${pick(words.endings, 39)}) as content,
        date_trunc('milliseconds', today - interval '1000 days' * ((${range.count} - n + 0.5) / ${range.count})) as published_at
      from draw join pattern on pattern.number = pattern_number
    )
    insert into article (
      id, slug, title, summary, content, category, priority, tags, source, source_url, verified, image, read_time,
      views, published_at, search_text, search_vector, created_at, updated_at)
    select
      (lpad(to_hex((extract(epoch from published_at) * 1000)::bigint), 12, '0') || '7' ||
        lpad(to_hex(${chance(40)} % 4096), 3, '0') || '8' ||
        lpad(to_hex(hashint8extended(n, 41) & 1152921504606846975), 15, '0'))::uuid,
      'generated-' || lpad(n::text, 7, '0'), title, summary, content, category,
      (array['high', 'medium', 'medium', 'medium', 'low', 'low'])[1 + ${chance(42)} % 6],
      tags,
      case when has_source then 'Sample bulletin' else 'Sample desk' end,
      case when has_source then 'https://bulletin.example/' || n end,
      has_source and ${chance(43)} % 3 > 0,
      image, article_read_time(content), (power(${chance(44)} / 2147483648::double precision, 4) * 5000)::integer,
      published_at, article_search_text(title, tags, summary), article_search_vector(title, tags, summary, content),
      published_at, published_at
    from piece`.execute(transaction);
}
