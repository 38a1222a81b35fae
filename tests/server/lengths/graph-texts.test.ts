import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputPlaces } from '../../support/input-places.ts';
import { disproportion, hostileLetters, LONGEST, longText } from '../../support/long-input.ts';
import { currentTurn } from '../../support/turn.ts';
import { askWith, faultsOf } from './ask-with.ts';
import { type ObservedApp, openObservedApp } from './observed-app.ts';

/** Nothing that is stored, looked up or compared is longer than this. */
const LONGEST_HANDED_ON = 10_000;

let app: ObservedApp;
beforeAll(async () => {
  app = await openObservedApp();
});
afterAll(() => app.close());

const places = inputPlaces();
const texts = places.filter(({ kind }) => kind === 'text');
const values = places.filter(({ kind }) => kind === 'value');

test('texts and values are found in arguments, in inputs, in lists and below the roots', () => {
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Query.job(id)',
      'Query.jobs(filter.search)',
      'Query.document.versions.changes(since)',
      'Query.myApplications(jobIds.0)',
      'Mutation.signUp(input.email)',
      'Mutation.createEquipment(input.images.0)',
    ]),
  );
  expect(values.map(({ name }) => name)).toContain('Mutation.createJob(input.closesAt)');
});

/** Each text is sent a third of the letters, others for each commit: all of them would take minutes. */
const TURNS = 3;
const { number: turn } = currentTurn(process.cwd());
const lettersOf = (place: number) =>
  Object.entries(hostileLetters).filter((_, index) => (index + place + turn) % TURNS === 0);

const cases = [
  ...texts.map((place, index) => [place.name, place, lettersOf(index)] as const),
  ...values.map((place) => [place.name, place, [['a bracket', '[']]] as const),
];

test.each(cases)('%s is refused by its length', async (_name, place, letters) => {
  const wrong: string[] = [];
  for (const [name, letter = ''] of letters) {
    const send = (bytes: number) => askWith(app, place, JSON.stringify(longText(letter, bytes)));
    let body = '';
    const long = async () => {
      body = await send(LONGEST.body);
    };
    const slow = await disproportion(long, () => send(LONGEST.body / 10));
    const { longestText } = app.handedOn();
    const handedOn = longestText > LONGEST_HANDED_ON ? [`${longestText} letters are handed on`] : [];
    wrong.push(...[...(slow ? [slow] : []), ...handedOn, ...faultsOf(body)].map((fault) => `${name}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});
