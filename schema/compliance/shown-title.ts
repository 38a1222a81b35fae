import { type RawBuilder, sql } from 'kysely';

/** What stands in the place of the title of a document that readers are not shown. */
const NOT_PUBLISHED = 'A document that is not published';

/** The title of a document that is joined where it is listed, or something else; changes made while it is unpublished are not disclosed. */
export function titleOr(other: RawBuilder<unknown> = sql`null`): RawBuilder<string> {
  return sql<string>`coalesce(document.title, ${other}, ${sql.lit(NOT_PUBLISHED)})`;
}
