import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../server/database/seed/load-content.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { createOperator, historyOf, type Operator, onContent, read } from './editing-portal.ts';

const key = 'contact.hours';

let app: TestApp;
let operator: Operator;
beforeAll(async () => {
  app = await openTestApp();
  operator = await createOperator(app);
});
afterAll(() => app.close());

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly items: readonly Item[];
  readonly illustrative: boolean;
}
interface Item {
  readonly label: string;
  readonly value: string | null;
  readonly text: string | null;
  readonly url: string | null;
}

const fields = 'title body items { label value text url } illustrative';
const shown = async () =>
  (await read<{ content: Shown }>(app, `query ($key: String!) { content(key: $key) { ${fields} } }`, { key })).content;
const edit = (id: string, revision: number, input: object, idempotencyKey?: string) =>
  operator.change('editEntry(id: $id, revision: $revision, input: $input, note: "New hours")', {
    declared: '$id: ID!, $revision: Int!, $input: EntryInput!',
    variables: { id, revision, input },
    ...(idempotencyKey && { key: idempotencyKey }),
  });

/** What operators find by a search. */
async function find(search: string) {
  const query = `query ($search: String) { editableContent(kind: ENTRY, filter: { search: $search }) {
    nodes { id slug title revision published } } }`;
  const { editableContent } = await operator.ask<{
    editableContent: { nodes: { id: string; slug: string; title: string; revision: number; published: boolean }[] };
  }>(query, { search });
  return editableContent.nodes;
}

async function present() {
  const query = app.db.selectFrom('content_entry').select(['id', 'revision']).where('key', '=', key);
  return query.executeTakeFirstOrThrow();
}

test('a text of a page is found by its words, edited, shown at once, and undone', async () => {
  const before = await shown();
  const [row] = (await find(before.title)).filter(({ slug }) => slug === key);
  expect(row).toMatchObject({ revision: 0, published: true, title: before.title });
  const { id } = await present();
  const items = [
    { label: 'Weekdays', value: '9am to 5pm', text: 'Bank holidays excepted.', url: '/help-center' },
    { label: 'Sundays', value: '', text: null, url: 'tel:+441614960142' },
  ];
  const answer = await edit(id, 0, {
    title: 'When we are there',
    body: 'In **Manchester**.',
    items,
    illustrative: true,
  });
  expect(answer.content).toEqual({ id, slug: key, title: 'When we are there', published: true, revision: 1 });
  expect(await shown()).toEqual({
    title: 'When we are there',
    body: 'In **Manchester**.',
    items: [items[0], { label: 'Sundays', value: null, text: null, url: 'tel:+441614960142' }],
    illustrative: true,
  });
  const [revision] = await historyOf(operator, 'ENTRY', id);
  expect(revision).toMatchObject({ number: 1, action: 'EDITED', note: 'New hours' });
  const rows = revision?.changes.find(({ field }) => field === 'items');
  expect(rows?.label).toBe('Rows');
  expect(rows?.after).toBe('Weekdays, 9am to 5pm, Bank holidays excepted., /help-center\nSundays, tel:+441614960142');

  const undone = await operator.change(...onContent.restore('ENTRY', id, 1, 0));
  expect(undone.content).toMatchObject({ revision: 2 });
  expect(await shown()).toEqual(before);
});

test('what is not as it should be is named at its field, and nothing is stored', async () => {
  const { id, revision } = await present();
  const items = [
    { label: ' ', url: 'javascript:alert(1)' },
    { label: 'a'.repeat(201), value: 'one\r\ntwo', url: '//elsewhere.example' },
  ];
  const answer = await edit(id, revision, { title: ' ', body: 'a'.repeat(20_001), items, illustrative: false });
  expect(answer.fields?.map(({ path }) => path).toSorted()).toEqual([
    ...['body', 'items.0.label', 'items.0.url', 'items.1.label', 'items.1.url', 'items.1.value', 'title'],
  ]);
  expect(await present()).toEqual({ id, revision });
});

test('one that was changed meanwhile is not overwritten, and the same request is stored once', async () => {
  const { id, revision } = await present();
  const { title, body, items, illustrative } = await shown();
  const input = { title: `${title}, again`, body, items, illustrative };
  expect((await edit(id, revision, input, 'the-same-key')).content?.revision).toBe(revision + 1);
  expect((await edit(id, revision, input, 'the-same-key')).content?.revision).toBe(revision + 1);
  expect(await edit(id, revision, { ...input, body: 'Another.' })).toMatchObject({ __typename: 'ConflictError' });
  expect((await present()).revision).toBe(revision + 1);
});

test('a page always shows its texts: none can be taken back', async () => {
  const { id, revision } = await present();
  const refused = await operator.change(...onContent.unpublish('ENTRY', id, revision));
  expect(refused.message).toBe('A page text cannot be taken back: its page needs it. Change it instead.');
  const again = await operator.change(...onContent.publish('ENTRY', id, revision));
  expect(again.content).toMatchObject({ published: true, revision });
});

test('what a release loads leaves one alone that was edited, also where it says again what was loaded', async () => {
  const { id } = await present();
  // As an older release has loaded it, which operators have edited and brought back.
  const older = sql`md5(jsonb_build_array('Hours', body, items, illustrative)::text)`;
  await sql`update content_entry set title = 'Hours', sample_digest = ${older} where id = ${id}`.execute(app.db);
  await loadContent(app.db);
  expect((await shown()).title).toBe('Hours');
  await sql`update content_entry set revision = 0 where id = ${id}`.execute(app.db);
  await loadContent(app.db);
  expect((await shown()).title).not.toBe('Hours');
});
