import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { safetyDeskAt } from './safety-desk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { person, offered } = safetyDeskAt(() => app);

async function names(text: string, term: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select safety_names(${text}::text, ${term}::text) as named`.execute(app.db);
  return rows[0]?.named ?? false;
}

describe('a word', () => {
  test.each([
    ['Quillpump QP-7', 'quillpump qp7'],
    ['QUILLPUMP  QP 7', 'Quillpump QP-7'],
    ['Syringe driver "Quill-Pump", QP7', 'quillpump'],
    ['Pümp für Säuglinge', 'pump fur sauglinge'],
    ['Serial A/B·C 12', 'abc12'],
  ])('of %j is found as %j', async (text, term) => {
    expect(await names(text, term)).toBe(true);
  });

  test.each([
    ['Quillpump QP-70', 'QP-7'],
    ['Quillpumps', 'Quillpump'],
    ['Heated blanket', 'ate'],
    ['QP', 'QP'],
    ['anything', ''],
    ['anything', ' - '],
    ['', 'quillpump'],
    ['a.c', 'abc'],
    ['a%c', '%%%'],
  ])('of %j is not found as %j', async (text, term) => {
    expect(await names(text, term)).toBe(false);
  });

  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
  const words = fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 12 }).map((word) => word.join(''));

  test('is found however it is written, and in no text without its letters', async () => {
    const written = fc.record({
      word: words,
      gaps: fc.array(fc.constantFrom('', ' ', '-', '/', ' · '), { minLength: 12, maxLength: 12 }),
      upper: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      accented: fc.boolean(),
      before: fc.constantFrom('', 'New ', 'Model: '),
      after: fc.constantFrom('', ' series', ', sterile'),
    });
    await fc.assert(
      fc.asyncProperty(written, async ({ word, gaps, upper, accented, before, after }) => {
        const spelled = [...word]
          .map(
            (letter, index) =>
              (upper[index] ? letter.toUpperCase() : letter) + (index < word.length - 1 ? gaps[index] : ''),
          )
          .join('');
        const text = accented ? spelled.replaceAll('e', 'é').replaceAll('O', 'Ö') : spelled;
        expect(await names(`${before}${text}${after}`, word)).toBe(true);
        // One letter more makes it another word.
        expect(await names(`${before}${text}x${after}`, word)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('without three letters or digits is found nowhere', async () => {
    const short = fc.string({ maxLength: 12 }).filter((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 3);
    await fc.assert(
      fc.asyncProperty(short, fc.string({ maxLength: 40 }), async (term, text) => {
        const plain = (value: string) => value.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
        const key = await sql<{ length: number }>`select length(safety_key(${plain(term)}::text)) as length`.execute(
          app.db,
        );
        // A sign may stand for letters, as ½ does.
        if ((key.rows[0]?.length ?? 0) < 3) expect(await names(plain(text), plain(term))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a notice would match', () => {
  const query = `query ($criteria: SafetyNoticeCriteriaInput!) { safetyNoticeMatches(criteria: $criteria) {
    productCount products { id words { word part } } orderItemCount orderItems { id words { word part } } } }`;
  async function matches(criteria: object) {
    const { token } = await person('operator');
    const { data, errors } = await askGraph(app, query, { token, variables: { criteria } });
    return (data?.['safetyNoticeMatches'] ?? { errors }) as {
      productCount: number;
      products: { id: string; words: { word: string; part: string }[] }[];
      orderItemCount: number;
      orderItems: { id: string; words: { word: string; part: string }[] }[];
    };
  }

  test('is shown with the words that were found, and where', async () => {
    const id = await offered(null, 'Zephyrflow ZF-2', {
      description: 'A flow meter by Oakmoor.',
      reference: 'OAK-ZF2',
    });
    expect(await matches({ manufacturer: 'OAKMOOR', products: ['zf2', 'zf3'] })).toMatchObject({
      productCount: 1,
      products: [
        {
          id,
          words: expect.arrayContaining([
            { word: 'OAKMOOR', part: 'DESCRIPTION' },
            { word: 'zf2', part: 'NAME' },
          ]),
        },
      ],
    });
  });

  test('needs the manufacturer and one of the products, and the category', async () => {
    const id = await offered(null, 'Brackenlift BL-3 by Tarnside', { category: 'mobility' });
    const ids = async (criteria: object) => (await matches(criteria)).products.map((product) => product.id);
    expect(await ids({ manufacturer: 'Tarnside', products: ['BL-9', 'bl 3'] })).toEqual([id]);
    expect(await ids({ manufacturer: 'Tarnside' })).toEqual([id]);
    expect(await ids({ products: ['brackenlift'], category: 'MOBILITY' })).toEqual([id]);
    expect(await ids({ manufacturer: 'Tarnside', products: ['BL-9'] })).toEqual([]);
    expect(await ids({ manufacturer: 'Elsewhere', products: ['BL-3'] })).toEqual([]);
    expect(await ids({ products: ['brackenlift'], category: 'SURGICAL' })).toEqual([]);
  });

  test('is not what the words of a category say of all its products, nor words across two parts', async () => {
    await offered(null, 'Something Quince', { category: 'ppe', description: 'Larch cover' });
    expect((await matches({ products: ['personal protective equipment'] })).productCount).toBe(0);
    expect((await matches({ products: ['Larch cover something'] })).productCount).toBe(0);
  });

  test('is no product that is withdrawn or waits for a review', async () => {
    await offered(null, 'Gonegone G-1', { withdrawn_at: '2026-11-01T09:00:00.000Z' });
    await offered((await person()).id, 'Gonegone G-1', {
      review_state: 'in_review',
      submitted_at: '2026-11-18T09:00:00.000Z',
    });
    expect((await matches({ products: ['gonegone'] })).productCount).toBe(0);
  });

  test('has the items of orders whose buyers name it', async () => {
    const order = await createBulkOrder(app.db, {}, [
      { description: 'Wolds ventilator', specifications: 'Alderpump AP 4 or better' },
      { description: 'Anything else' },
    ]);
    expect(await matches({ products: ['Alderpump AP4'] })).toMatchObject({
      orderItemCount: 1,
      orderItems: [{ id: order.items[0], words: [{ word: 'Alderpump AP4', part: 'SPECIFICATIONS' }] }],
    });
    expect((await matches({ products: ['Alderpump AP4'], category: 'MONITORING' })).orderItemCount).toBe(1);
    expect((await matches({ products: ['Alderpump AP4'], category: 'MOBILITY' })).orderItemCount).toBe(0);
  });

  test.each([
    [{}, 'products'],
    [{ products: [] }, 'products'],
    [{ products: [' ', ''] }, 'products'],
    [{ products: ['ab'] }, 'products'],
    [{ products: ['!!!!'] }, 'products'],
    [{ manufacturer: 'A' }, 'manufacturer'],
    [{ products: Array.from({ length: 101 }, () => 'pump') }, 'products'],
    [{ products: Array.from({ length: 21 }, (_, index) => `pump${index}`) }, 'products'],
    [{ products: ['x'.repeat(101)] }, 'products'],
  ])('is not looked for by %j', async (criteria, path) => {
    const { errors } = (await matches(criteria)) as unknown as {
      errors: { extensions: { code: string; fields: { path: string }[] } }[];
    };
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fields.map((field) => field.path)).toContain(path);
  });
});
