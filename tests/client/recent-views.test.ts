import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf, itemOf } from '../../client/personal/item-address.ts';
import { noteView } from '../../client/personal/note-view.ts';
import { keysOf, shownViews } from '../../client/personal/shown-views.ts';
import { forgetViews, keptText, readViews, subscribeToViews } from '../../client/recent-views/kept-views.ts';
import { standInForBrowser } from './browser-stand-in.ts';

const job = '01a1ede2-6680-790d-b5ad-95077e39d315';
const now = new Date('2026-11-23T14:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + 1_000 * seconds);

function choose(kinds: string): void {
  Object.assign(document, { cookie: `theme=x; consent=2.2026-11-23.necessary${kinds}` });
}

beforeEach(() => {
  standInForBrowser();
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { cookie: '', getElementById: () => ({ dataset: { version: '2' } }) }),
  );
  choose('-analytics-preferences');
});

const read = () => readViews(keptText());
const open = (search: string, seconds = 0, pathname = '/staff-portal') => noteView({ pathname, search }, at(seconds));

test.each([
  ['/staff-portal', `?q=nurse&job=${job}`, 'JOB', job],
  ['/equipment', `?item=${job}`, 'EQUIPMENT', job],
  ['/compliance', '?doc=medical-device-regulations', 'DOCUMENT', 'medical-device-regulations'],
  ['/news', '?article=six-employment-checks', 'ARTICLE', 'six-employment-checks'],
] as const)('%s%s opens an item, whose address leads there', (pathname, search, kind, id) => {
  expect(itemOf({ pathname, search })).toEqual({ kind, id });
  const address = new URL(addressOf(kind, id), 'https://portal.example');
  expect(itemOf(address)).toEqual({ kind, id });
});

test.each([
  ['/staff-portal', ''],
  ['/staff-portal', '?job='],
  ['/staff-portal', '?job=<script>'],
  ['/staff-portal', `?job=${'a'.repeat(121)}`],
  ['/news', `?job=${job}`],
  ['/account', `?job=${job}`],
  ['/help-center', '?article=create-an-account'],
])('%s%s opens none', (pathname, search) => {
  expect(itemOf({ pathname, search })).toBeUndefined();
});

test('what is opened is kept with kind, id and time alone, the newest first and once', () => {
  open(`?job=${job}`);
  open('?article=six-employment-checks', 1, '/news');
  open(`?job=${job}&q=nurse`, 2);
  expect(JSON.parse(keptText())).toEqual([
    { kind: 'JOB', id: job, at: at(2).toISOString() },
    { kind: 'ARTICLE', id: 'six-employment-checks', at: at(1).toISOString() },
  ]);
});

test('20 are kept', () => {
  for (let count = 1; count <= 25; count += 1) open(`?job=job-${count}`, count);
  expect(read().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `job-${25 - index}`));
});

test.each([
  ['no choice', ''],
  ['a refusal', 'consent=2.2026-11-23.necessary-analytics'],
  ['a choice of another version of the question', 'consent=1.2026-11-23.necessary-preferences'],
])('with %s nothing is kept, and what was kept is forgotten', (_case, cookie) => {
  open(`?job=${job}`);
  expect(read()).toHaveLength(1);
  Object.assign(document, { cookie });
  open('', 1, '/about');
  expect(keptText()).toBe('');
  open(`?job=${job}`, 2);
  expect(keptText()).toBe('');
});

test('it is forgotten when asked to, and who follows it is told of each change once', () => {
  const told = vi.fn();
  const stop = subscribeToViews(told);
  open(`?job=${job}`);
  forgetViews();
  forgetViews();
  expect([keptText(), told.mock.calls.length]).toEqual(['', 2]);
  stop();
  open(`?job=${job}`);
  expect(told).toHaveBeenCalledTimes(2);
});

test.each([
  '',
  '{',
  '{}',
  'null',
  '[1,null]',
  '[{"kind":"JOB","id":"<b>","at":"2026-11-23"}]',
  '[{"kind":"X","id":"a"}]',
])('what was tampered with is no view: %s', (text) => {
  expect(readViews(text)).toEqual([]);
});

test('a browser that refuses storage keeps nothing and complains of nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  open(`?job=${job}`);
  forgetViews();
  expect(keptText()).toBe('');
});

const item = (kind: 'JOB' | 'DOCUMENT', id: string, slug: string | null = null) =>
  ({ __typename: 'ViewedItem', kind, id, slug, title: id, detail: 'Somewhere', ending: null }) as const;

test('all kept items are asked for at once; 10 are shown in their order, without what is gone', () => {
  const views = [
    { kind: 'DOCUMENT', id: 'rules', at: at(30).toISOString() },
    { kind: 'DOCUMENT', id: 'document-1', at: at(29).toISOString() },
    ...Array.from({ length: 14 }, (_, index) => ({
      kind: 'JOB' as const,
      id: `job-${index}`,
      at: at(index).toISOString(),
    })),
  ] as const;
  expect(keysOf(views)).toMatchObject({ documents: ['rules', 'document-1'], equipment: [], articles: [] });
  const known = Array.from({ length: 14 }, (_, index) => item('JOB', `job-${index}`)).filter(
    ({ id }) => id !== 'job-1',
  );
  const shown = shownViews(views, [...known.toReversed(), item('DOCUMENT', 'document-1', 'rules')]);
  expect(shown.map(({ id }) => id)).toEqual(['rules', 'job-0', ...[2, 3, 4, 5, 6, 7, 8, 9].map((one) => `job-${one}`)]);
});
