import { isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../../schema/index.ts';
import { MOST_VALUES } from '../../../server/http/json-values.ts';
import { type InputPlace, inputPlaces } from '../../support/input-places.ts';
import { disproportion } from '../../support/long-input.ts';
import { askWith, faultsOf } from './ask-with.ts';
import { type ObservedApp, openObservedApp } from './observed-app.ts';

/** So many entries a list may have. */
const MOST_ENTRIES = 100;
/** Not more than a whole body may hold. */
const MANY = MOST_VALUES - 500;

let app: ObservedApp;
beforeAll(async () => {
  app = await openObservedApp();
});
afterAll(() => app.close());

const lists = inputPlaces().filter(({ kind }) => kind === 'list');
/** Lists that narrow nothing by themselves, or are read beside what is cached of the whole list. */
const others = [
  'Query.checkCompliance(regulations)',
  'Query.matchJobs(skills)',
  'Query.matchJobs(band)',
  'Query.monitorCompliance(documents)',
  'Query.monitorCompliance(regulations)',
  'Query.recommendEquipment(category)',
  'Query.skillsAnalysis(skills)',
  'Query.viewedItems(jobs)',
  'Query.viewedItems(equipment)',
  'Query.viewedItems(documents)',
  'Query.viewedItems(articles)',
];
const listsOfQueries = lists.filter(({ root, name }) => root.kind === 'query' && !others.includes(name));
const named = (places: readonly InputPlace[]) => places.map((place) => [place.name, place] as const);

/** An entry that the list takes, as JSON. */
function entryOf({ item }: InputPlace): string {
  const type = schema.getType(item);
  const value = isEnumType(type) ? type.getValues()[0]?.name : app.people.job;
  return JSON.stringify(value);
}

const times = (entry: string, count: number) => `[${Array.from({ length: count }, () => entry).join(',')}]`;

test('lists are found in arguments and in inputs', () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Query.jobs(filter.type)',
      'Query.myApplications(jobIds)',
      'Mutation.createEquipment(input.specifications)',
    ]),
  );
});

test.each(named(lists))('%s takes 100 entries, and refuses any more before it looks at them', async (_name, place) => {
  const entry = entryOf(place);
  for (const count of [MOST_ENTRIES + 1, MANY]) {
    let body = '';
    const long = async () => {
      body = await askWith(app, place, times(entry, count));
    };
    app.handedOn();
    const slow = await disproportion(long, () => askWith(app, place, times(entry, Math.floor(count / 10))));
    expect([...(slow ? [slow] : []), ...faultsOf(body)]).toEqual([]);
    expect(body).toMatch(/BAD_USER_INPUT|ValidationError/);
  }
  expect(app.handedOn().longestList).toBeLessThanOrEqual(MOST_ENTRIES);
});

test.each(named(lists))('%s takes many short entries that are wrong no better', async (_name, place) => {
  const send = (count: number) => askWith(app, place, times('""', count));
  let body = '';
  const long = async () => {
    body = await send(MANY);
  };
  expect(await disproportion(long, () => send(MANY / 10))).toBeUndefined();
  expect(faultsOf(body)).toEqual([]);
  expect(body).toMatch(/BAD_USER_INPUT|ValidationError/);
});

test.each(named(listsOfQueries))('%s of equal entries is the list of one of them', async (_name, place) => {
  const sent = [];
  for (const count of [1, MOST_ENTRIES]) {
    app.handedOn();
    expect(await askWith(app, place, times(entryOf(place), count))).not.toContain('"errors"');
    // What is asked the second time may be known from the first.
    sent.push(
      app
        .handedOn()
        .statements.filter(({ sql }) => /limit|from "desk_claim"/.test(sql))
        .at(0),
    );
  }
  const [one, many] = sent;
  expect(one).toBeDefined();
  expect(many).toEqual(one);
});
