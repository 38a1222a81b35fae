import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import type { DB } from '../../../schema/tables.ts';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createArticleComment } from '../../factories/article-comment.ts';
import { createDocumentVersion } from '../../factories/document.ts';
import { createDocumentFollow } from '../../factories/document-follow.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createJob } from '../../factories/job.ts';
import { createApplicationNote, createJobApplication } from '../../factories/job-application.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createQuote } from '../../factories/quote.ts';
import { createSafetyNotice } from '../../factories/safety-notice.ts';
import { createSavedSearch } from '../../factories/saved-search.ts';
import { createStatusHistory } from '../../factories/status-history.ts';
import { createTraining } from '../../factories/training.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { countRows } from '../../support/count-rows.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { agelessRecords } from './ageless-records.ts';
import { untilOf } from './promised-retention.ts';

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (milliseconds: number) => new Date(testNow.getTime() + milliseconds).toISOString();
const count = (table: keyof DB) => countRows(app.db, table);

test('nothing else is deleted for its age', async () => {
  const old = at(-4_000 * DAY);
  const account = await createAccount(app.db, { created_at: old });
  const job = await createJob(app.db, { owner_id: account.id, posted_at: old });
  const applied = { job_id: job.id, account_id: account.id, applied_at: old, changed_at: old };
  const { id: application_id } = await createJobApplication(app.db, applied);
  await createApplicationNote(app.db, { application_id, author_id: account.id, noted_at: old });
  await createWebhook(app.db, { account_id: account.id, created_at: old });
  const search = await createSavedSearch(app.db, { account_id: account.id, saved_at: old });
  await app.db
    .insertInto('saved_search_term')
    .values({ area: 'jobs', term: ':all', saved_search_id: search.id })
    .execute();
  await createDocumentFollow(app.db, { account_id: account.id, followed_at: old });
  const { id: document_version_id } = await createDocumentVersion(app.db);
  const read = { account_id: account.id, document_version_id, read_at: old };
  await app.db.insertInto('document_reading').values(read).execute();
  await app.db.insertInto('saved_job').values({ account_id: account.id, job_id: job.id, saved_at: old }).execute();
  const product = await createEquipment(app.db, { owner_id: account.id, created_at: old });
  const identity = { issuer: 'https://issuer.example', subject: 'a', provider: 'google', email: account.email };
  await app.db
    .insertInto('connected_identity')
    .values({ ...identity, account_id: account.id, connected_at: old })
    .execute();
  await createOrganisation(app.db, [{ id: account.id, joinedAt: old }], { created_at: old });
  const actor = { actor_kind: 'account', actor_id: account.id, owner_id: account.id };
  const subject = { subject_kind: 'account', subject_id: account.id };
  await app.db
    .insertInto('audit_entry')
    .values({ ...actor, ...subject, action: 'account.signed_up', happened_at: old })
    .execute();
  const { id: article_id } = await createArticle(app.db);
  const own = { account_id: account.id, article_id };
  const [saved, liked] = [app.db.insertInto('saved_article'), app.db.insertInto('article_like')];
  await saved.values({ ...own, saved_at: old }).execute();
  await liked.values({ ...own, liked_at: old }).execute();
  const { id: comment_id } = await createArticleComment(app.db, { ...own, posted_at: old });
  await app.db
    .insertInto('content_revision')
    .values({
      ...{ kind: 'article', subject_id: article_id, number: 1, action: 'edited', note: '', fields: '{}' },
      ...{ changed_fields: [], account_id: account.id, saved_at: old },
    })
    .execute();
  const report = { comment_id, account_id: account.id, reason: 'It names a patient.', reported_at: old };
  await app.db.insertInto('comment_report').values(report).execute();
  await createStatusHistory(app.db, old);
  await createTraining(app.db, account.id, old);
  const { itemId: item_id } = await createQuote(app.db, { buyerId: account.id, sellerId: account.id, at: old });
  const { id: notice_id } = await createSafetyNotice(app.db, { entered_at: old });
  const found = { notice_id, is_concerned: true, found_at: old };
  await app.db
    .insertInto('safety_notice_equipment')
    .values({ ...found, equipment_id: product.id })
    .execute();
  await app.db
    .insertInto('safety_notice_order_item')
    .values({ ...found, item_id })
    .execute();
  await app.db
    .insertInto('safety_notice_recipient')
    .values({ notice_id, account_id: account.id, told_at: old })
    .execute();
  const counts = () => Promise.all(agelessRecords.map(async ([table]) => [table, await count(table)] as const));
  const before = await counts();
  expect(before.filter(([, rows]) => rows === 0)).toEqual([]);
  await deleteOldData(app.db, testNow);
  expect(await counts()).toEqual(before);
  for (const [table, until] of agelessRecords) {
    expect(untilOf(table), table).toBe(until);
  }
});
