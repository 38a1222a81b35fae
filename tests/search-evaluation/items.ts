import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';

/** Something that can be found, under the key by which it is known whatever its id. */
export interface Item {
  readonly id: string;
  /** Like job:W2114-26-0259, document:nhs-procurement-guidelines, product:Volumetric infusion pump, article:some-slug. */
  readonly key: string;
  readonly kind: string;
  /** What is read of it on its page. */
  readonly text: string;
}

/** Everything of the sample content that search can find, the newest first within its kind. */
export async function readItems(db: Kysely<DB>): Promise<Item[]> {
  const [jobs, documents, products, articles] = await Promise.all([
    db
      .selectFrom('job')
      .innerJoin('employer', 'employer.id', 'job.employer_id')
      .innerJoin('place', 'place.id', 'job.place_id')
      .select(['job.id', 'reference as key', 'title', 'department', 'employer.name', 'place.town', 'description'])
      .orderBy('posted_at', 'desc')
      .execute(),
    db
      .selectFrom('document')
      .innerJoin('document_version as version', (join) =>
        join.onRef('version.document_id', '=', 'document.id').onRef('version.number', '=', 'document.version'),
      )
      .select([
        'document.id',
        'slug as key',
        'document.title',
        'document.description',
        'document.category',
        'version.content',
      ])
      .orderBy('document.published_at', 'desc')
      .execute(),
    db
      .selectFrom('equipment')
      .select(['id', 'name as key', 'name', 'category', 'description', 'specifications'])
      .orderBy('listed_at', 'desc')
      .execute(),
    db
      .selectFrom('article')
      .select(['id', 'slug as key', 'title', 'summary', 'tags', 'content'])
      .orderBy('published_at', 'desc')
      .execute(),
  ]);
  const itemsOf = (kind: string, rows: readonly { readonly id: string; readonly key: string }[]) =>
    rows.map(({ id, key, ...texts }) => ({
      id,
      key: `${kind}:${key}`,
      kind,
      text: Object.values(texts).flat().join(' · '),
    }));
  return [
    ...itemsOf('job', jobs),
    ...itemsOf('document', documents),
    ...itemsOf('product', products),
    ...itemsOf('article', articles),
  ];
}
