import type { Kysely } from 'kysely';
import type { WordsAtSending } from '../../outbox/outbox.service.ts';
import type { DB } from '../../tables.ts';
import { isStillNews } from './told-versions.queries.ts';

/**
 * Whether the mail about a version is still to be sent at the moment in which it would be: it may wait for hours while the mail
 * server is away. Nobody is told of a document that is taken back by then, nor who is suspended or follows nothing any more.
 */
export function documentChangeAtSending({ db }: { readonly db: Kysely<DB> }): WordsAtSending {
  return async ({ recordId: accountId, documentVersionId: versionId, words }) =>
    (await isStillNews(db, { accountId, versionId })) ? words : undefined;
}
