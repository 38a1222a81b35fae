import type { Kysely } from 'kysely';
import { keyOfRow } from '../../queries/lists/keyed-row.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../tables.ts';
import { listedSafetyNotices } from './listed-safety-notices.ts';
import type { SafetyNoticeRow } from './safety-notice-row.ts';

export const NO_SUCH_NOTICE = 'There is no safety notice with this id.';

/** The reader of lists of notices. */
export const readSafetyNotices = plainListReader(listedSafetyNotices);

/** A notice by its identifier or its name in addresses; nothing where there is none. */
export async function findSafetyNotice(db: Kysely<DB>, key: string): Promise<SafetyNoticeRow | undefined> {
  const named = keyOfRow(key);
  if (!named) {
    return undefined;
  }
  const request = 'id' in named ? { shape: 'id' as const, key: named.id } : { shape: 'slug' as const, key: named.slug };
  const { rows } = await readSafetyNotices(db, {
    ...{ shape: request.shape, values: { key: request.key }, order: 'newest', page: { first: 1 } },
  });
  return rows[0];
}
