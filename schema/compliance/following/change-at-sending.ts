import type { Kysely } from 'kysely';
import type { WordsAtSending } from '../../outbox/outbox.service.ts';
import type { DB } from '../../tables.ts';
import { isStillNews } from './told-versions.queries.ts';

/**
 * Whether the mail about a version is still to be sent at the moment in which it would be: it may wait for hours while the mail
 * server is away. It is not sent if the document is unpublished by then, or if the account is suspended or no longer follows it.
 */
export function documentChangeAtSending({ db }: { readonly db: Kysely<DB> }): WordsAtSending {
  return async ({ recordId: accountId, documentVersionId: versionId, words }) =>
    (await isStillNews(db, { accountId, versionId })) ? words : undefined;
}
