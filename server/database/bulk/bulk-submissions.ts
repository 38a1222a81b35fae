import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { giveBulkPostsReaders, insertBulkPeople } from './bulk-people.queries.ts';
import { type BulkOptions, type BulkTable, removeByBeginning, replaceBulkRows } from './bulk-rows.ts';
import {
  insertBulkApplications,
  insertBulkComments,
  insertBulkMessages,
  insertBulkOrders,
  removeRowsOfPeople,
} from './bulk-submissions.queries.ts';

/** What people send, 50 rows a generated person. */
type Submissions = Omit<BulkTable, 'indexesAfterwardsFrom' | 'prepare'>;

const applications: Submissions = {
  table: 'job_application',
  filledWithIt: ['job_application_move'],
  remove: (transaction) => removeRowsOfPeople(transaction, 'job_application'),
  insert: insertBulkApplications,
};

const orders: Submissions = {
  table: 'bulk_order',
  filledWithIt: ['bulk_order_item'],
  remove: removeByBeginning('bulk_order', 'reference', 'GEN-BO-'),
  insert: insertBulkOrders,
};

const messages: Submissions = {
  table: 'enquiry',
  filledWithIt: ['enquiry_entry'],
  remove: removeByBeginning('enquiry', 'reference', 'GEN-EN-'),
  insert: insertBulkMessages,
};

const comments: Submissions = {
  table: 'article_comment',
  remove: (transaction) => removeRowsOfPeople(transaction, 'article_comment'),
  insert: insertBulkComments,
};

/** Replaces the generated applications by `count` new ones, for the newest generated posts: without these there are none. */
export const replaceBulkApplications = (db: Kysely<DB>, options: BulkOptions) => replace(db, applications, options);

/** Replaces the generated requests for quotations by `count` new ones. */
export const replaceBulkOrders = (db: Kysely<DB>, options: BulkOptions) => replace(db, orders, options);

/** Replaces the generated messages to the portal by `count` new ones. */
export const replaceBulkMessages = (db: Kysely<DB>, options: BulkOptions) => replace(db, messages, options);

/** Replaces the generated comments by `count` new ones, on the newest articles. */
export const replaceBulkComments = (db: Kysely<DB>, options: BulkOptions) => replace(db, comments, options);

function replace(db: Kysely<DB>, submissions: Submissions, options: BulkOptions): Promise<void> {
  const prepare: BulkTable['prepare'] = async (transaction) => {
    await insertBulkPeople(transaction, options.count);
    await giveBulkPostsReaders(transaction);
  };
  return replaceBulkRows(db, { ...submissions, indexesAfterwardsFrom: 50_000, prepare }, options);
}
