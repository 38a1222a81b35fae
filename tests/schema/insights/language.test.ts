import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { intentOf } from '../../../schema/language/intent.ts';
import { withFigures } from '../../../schema/language/number-words.ts';
import { searchOfSpoken } from '../../../schema/language/spoken-text.ts';
import { milesBetween } from '../../../schema/places/miles-between.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

describe('spoken text', () => {
  it.each([
    ['find me a staff nurse job in Leeds please', 'a staff nurse job in Leeds'],
    ["um, I'm looking for wheelchairs under two thousand pounds", 'wheelchairs under £2000'],
    ['show me monitors under five hundred pounds, thank you', 'monitors under £500'],
    ['Can you find nurse jobs paying over forty five thousand pounds?', 'nurse jobs paying over £45000'],
    ['band five nurse', 'band five nurse'],
    ['please', 'please'],
  ])('%s', (spoken, searched) => {
    expect(searchOfSpoken(spoken)).toBe(searched);
  });

  test('writes amounts in figures, and leaves what is none as it is', () => {
    expect(withFigures('one million two hundred and fifty thousand pounds')).toBe('£1250000');
    expect(withFigures('ward two and a half')).toBe('ward two and a half');
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(withFigures(text).length).toBeLessThanOrEqual(text.length + 20);
      }),
    );
  });
});

describe('the intent of a question', () => {
  it.each([
    ['Where can I buy a wheelchair near Leeds?', 'find_equipment'],
    ['staff nurse vacancies in Bristol', 'find_job'],
    ['I want to advertise a post', 'post_job'],
    ['list our equipment', 'sell_equipment'],
    ['infection control policy', 'find_document'],
    ['check our contract against the Procurement Act', 'check_compliance'],
    ['is there a webinar on data protection', 'find_training'],
    ['How do I get verified?', 'get_help'],
    ['latest news about pay', 'find_news'],
    ['xyzzy', 'unknown'],
  ])('%s: %s', (question, name) => {
    expect(intentOf(question).name).toBe(name);
  });
});

test('miles between two places are the same both ways, and none between a place and itself', () => {
  const leeds = { latitude: 53.8, longitude: -1.55 };
  const bristol = { latitude: 51.45, longitude: -2.59 };
  expect(milesBetween(leeds, bristol)).toBe(milesBetween(bristol, leeds));
  expect(milesBetween(leeds, bristol)).toBeGreaterThan(165);
  expect(milesBetween(leeds, bristol)).toBeLessThan(175);
  expect(milesBetween(leeds, leeds)).toBe(0);
});

describe('a question to the portal', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  test('is answered with what it names, and offers with distance and price', async () => {
    // A busy machine may take longer for a search than it is given.
    await vi.waitFor(async () => {
      const { data } = await askGraph(
        app,
        `{ understandQuery(query: "Where can I buy a wheelchair near Leeds?", context: EQUIPMENT) {
        intent { name } entities { equipmentType location serviceType } results { title provider distance price path } } }`,
      );
      expect(data?.['understandQuery']).toMatchObject({
        intent: { name: 'FIND_EQUIPMENT' },
        entities: { equipmentType: expect.stringContaining('wheelchair'), location: 'Leeds', serviceType: 'purchase' },
        results: expect.arrayContaining([
          expect.objectContaining({
            title: expect.stringMatching(/wheelchair/i),
            provider: expect.any(String),
            distance: expect.stringMatching(/^[\d.]+ miles?$/),
            price: expect.stringMatching(/^£/),
            path: expect.stringMatching(/^\/equipment\?item=/),
          }),
        ]),
      });
    }, 60_000);
  }, 90_000);

  test('is refused if it is empty or too long', async () => {
    for (const query of ['', ' ', 'a'.repeat(201)]) {
      const { errors } = await askGraph(app, `{ detectIntent(query: ${JSON.stringify(query)}) { name } }`);
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    }
  });

  test('spoken searches understand a price in words', async () => {
    const { data } = await askGraph(
      app,
      `{ voiceSearchEquipment(q: "show me monitors under five thousand pounds", limit: 5) {
        searched understood products { price } } }`,
    );
    const found = data?.['voiceSearchEquipment'] as { understood: string[]; products: { price: number }[] };
    expect(found).toMatchObject({ searched: 'monitors under £5000', understood: [expect.stringContaining('£5,000')] });
    expect(found.products.length).toBeGreaterThan(0);
    expect(Math.max(...found.products.map(({ price }) => price))).toBeLessThanOrEqual(5_000);
  });
});
