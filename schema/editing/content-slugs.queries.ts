import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { ContentKindName } from './edited-kind.ts';

/** Shorter than columns of slugs, for a number at its end. */
const LONGEST = 90;

/** A name in addresses that no other row of the table has, made of a title: the title in small letters, and a number if it is taken. */
export async function freeSlug(db: Kysely<DB>, kind: ContentKindName, title: string): Promise<string> {
  const wanted = slugOf(title);
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(kind)} where slug = ${wanted} or slug ~ ${`^${wanted}-[0-9]+$`}`.execute(db);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) {
    slug = `${wanted}-${number}`;
  }
  return slug;
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join('-').slice(0, LONGEST).replace(/-$/, '');
  return slug === '' ? 'untitled' : slug;
}
