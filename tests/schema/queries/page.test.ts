import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ValidationError } from '../../../schema/errors.ts';
import { cutPage, readCursor, readPageRequest, writeCursor } from '../../../schema/queries/page.ts';

const values = fc.array(fc.oneof(fc.string({ maxLength: 200 }), fc.integer()), { minLength: 1, maxLength: 3 });

test('a cursor reads back as it was written', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1e6 }), values, (order, position, kept) => {
      const cursor = { order, position, values: kept };
      expect(readCursor(writeCursor(cursor), order, 'after')).toEqual(cursor);
    }),
  );
});

test('a cursor of another order is refused', () => {
  const text = writeCursor({ order: 'newest', position: 1, values: ['2026-11-20T00:00:00.000Z', 'x'] });
  expect(() => readCursor(text, 'salary_high', 'after')).toThrow(ValidationError);
});

test('no text at all makes a cursor fail in another way than by a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.json()), (text) => {
      try {
        readCursor(text, 'newest', 'after');
      } catch (error) {
        expect(error).toBeInstanceOf(ValidationError);
      }
    }),
  );
});

test('pages cut from a list, forward and back, are the slices of that list', () => {
  const list = fc.uniqueArray(fc.nat(1000), { maxLength: 40 }).map((rows) => rows.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 10 }), (rows, size) => {
      for (let start = 0; start < rows.length; start += size) {
        const forward = cutPage(rows.slice(start, start + size + 1), {
          size,
          backward: false,
          cursor: start === 0 ? undefined : { order: 'o', position: start, values: [0] },
          offset: 0,
        });
        expect(forward.rows).toEqual(rows.slice(start, start + size));
        expect(forward.startPosition).toBe(start + 1);
        expect(forward.hasPreviousPage).toBe(start > 0);
        expect(forward.hasNextPage).toBe(start + size < rows.length);

        const before = rows.slice(0, start).toReversed();
        const backward = cutPage(before.slice(0, size + 1), {
          size,
          backward: true,
          cursor: { order: 'o', position: start + 1, values: [0] },
          offset: 0,
        });
        expect(backward.rows).toEqual(rows.slice(Math.max(0, start - size), start));
        expect(backward.hasPreviousPage).toBe(start > size);
        expect(backward.startPosition).toBe(start === 0 ? 0 : Math.max(0, start - size) + 1);
      }
    }),
  );
});

test.each([
  [{ first: 0 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ last: 101, before: 'x' }, 'last'],
  [{ last: 5 }, 'last'],
  [{ first: 1, last: 1 }, 'last'],
  [{ offset: -1 }, 'offset'],
  [{ offset: 10_001 }, 'offset'],
  [{ after: 'x', before: 'y' }, 'after'],
  [{ first: 1, before: 'y' }, 'before'],
  [{ offset: 5, after: 'x' }, 'offset'],
])('%o is refused and names %s', (page, path) => {
  expect(() => readPageRequest(page, 'newest')).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ path })] }),
  );
});
