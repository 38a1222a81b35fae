import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { type DeskQueueName, deskQueueNames, deskQueues } from '../../../schema/desk/desk-queues.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { fillQueues, idOf } from './desk-rows.ts';
import { ExplainedPortal } from './explained-portal.ts';

const operator: Viewer = {
  kind: 'account',
  accountId: idOf(1),
  sessionId: idOf(1),
  access: 'operator',
  emailConfirmedAt: null,
};

const ROWS = 20_000;

interface QueueList {
  /** The list of what waits: its field, and what narrows it. */
  readonly list: string;
  readonly given?: string;
  /** What its section of the desk shows of an item. */
  readonly rows: string;
  /** What is read with an item. */
  readonly beside?: readonly string[];
}

const lists: Readonly<Record<DeskQueueName, QueueList>> = {
  verification: {
    list: 'accounts',
    given: 'filter: { awaitingVerification: true }',
    rows: 'id email membership { organisationId memberCount }',
    beside: ['user_profile', 'membership'],
  },
  equipment: {
    list: 'equipmentToReview',
    rows: 'id revision reviewClock { since dueAt } item { name description images supplier { name phone } }',
    beside: ['supplier'],
  },
  messages: { list: 'enquiries', given: 'filter: { state: OPEN }', rows: 'id subject hasAccount isOverdue' },
  suppliers: {
    list: 'vendorApplications',
    rows: 'id companyName dueAt files { name } events { __typename }',
    beside: ['stored_file'],
  },
  discussion: {
    list: 'commentsToModerate',
    rows: 'id article { title } comment { text } reports { reason } clock { since dueAt }',
    beside: ['comment_report'],
  },
  orders: {
    list: 'bulkOrdersToHandle',
    rows: 'id hasAccount askedCount asked { supplierName quotedAt accepted } order { items { description } }',
    beside: ['bulk_order_item', 'quote_request', 'order_quote', 'supplier'],
  },
  training: { list: 'enrolments', given: 'stage: SUBMITTED', rows: 'id name organization dueAt isOverdue' },
  partners: { list: 'tierRequests', rows: 'id tier presentTier name email dueAt', beside: ['user_profile'] },
};

describePostgres('what waits is found without reading all that has ever waited', () => {
  const portal = new ExplainedPortal([fillQueues, ROWS]);
  const tables = [...new Set(deskQueueNames.map((name) => deskQueues[name].table))];

  test('the length of each queue by one statement', async () => {
    const { deskQueues: counted } = await portal.ask('{ deskQueues { name waiting overdue nextDueAt } }', {}, operator);
    expect(await portal.expectNoScan(...tables)).toBe(tables.length);
    const waiting = counted as { name: string; waiting: number }[];
    expect(waiting.map(({ name }) => name)).toEqual(deskQueueNames.map((name) => name.toUpperCase()));
    expect(waiting.filter((queue) => queue.waiting < ROWS / 50)).toEqual([]);
  });

  describe.each(deskQueueNames)('%s', (name) => {
    const { list, given = '', rows, beside = [] } = lists[name];
    const { table } = deskQueues[name];
    const page = `query ($after: String, $first: Int) {
      list: ${list}(after: $after, first: $first ${given}) { nodes { ${rows} } pageInfo { endCursor } } }`;

    test('a page of its list, the next one and the total', async () => {
      const read = async (variables: object) => {
        const { list: found } = await portal.ask(page, { first: 20, ...variables }, operator);
        await portal.expectNoScan(table, ...beside);
        return found as { nodes: { id: string }[]; pageInfo: { endCursor: string } };
      };
      const first = await read({});
      const next = await read({ after: first.pageInfo.endCursor });
      expect(new Set([...first.nodes, ...next.nodes].map(({ id }) => id)).size).toBe(40);
      await portal.ask(page, { first: 20 }, operator);
      await portal.expectFewRowsInVain(table, 100);
      await portal.ask(`{ list: ${list}(first: 1 ${given}) { totalCount } }`, {}, operator);
      await portal.expectNoScan(table);
    });

    test('who is at its items', async () => {
      const ids = JSON.stringify([idOf(50), idOf(100), idOf(150)]);
      await portal.ask(`{ deskClaims(queue: ${name.toUpperCase()}, ids: ${ids}) { itemId } }`, {}, operator);
      await portal.expectNoScan('desk_claim', table, 'account');
    });
  });
});
