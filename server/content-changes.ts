import type { FastifyBaseLogger } from 'fastify';
import { CONTENT_CHANNEL } from '../schema/editing/content-revisions.queries.ts';
import { forgetContent } from '../schema/queries/forget-content.ts';
import { listenTo } from './database/driver/listening.ts';
import type { OpenDatabase } from './database/driver/open.ts';

export interface ContentChangesOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'url'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Has this process show at once what was edited in any other process on the same database. What is edited while it cannot
 * listen it reads anew as soon as it listens again. The embedded database has no other process.
 */
export function followContentChanges({ database, log }: ContentChangesOptions): { close(): Promise<void> } {
  const { db, url } = database;
  if (url === undefined) {
    return { close: async () => undefined };
  }
  const forget = () => forgetContent(db);
  return listenTo({
    url,
    channel: CONTENT_CHANNEL,
    onNotification: forget,
    onBegin: forget,
    onLoss: (error) => log.warn({ err: error }, 'changes of content are not heard of at present'),
  });
}
