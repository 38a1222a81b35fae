import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byRelevance, isWeak, percentOf, type Ranked, relevanceOf } from '../../../schema/combined-search/relevance.ts';

const evidence = fc
  .record({ phrase: fc.boolean(), words: fc.nat(20), found: fc.nat(20) })
  .map(({ phrase, words, found }) => ({ phrase, words, matched: Math.min(found, words) }));

const ranked: fc.Arbitrary<Ranked> = fc.record({
  relevance: fc.double({ min: 0, max: 1, noNaN: true }),
  isCorrected: fc.boolean(),
  textRank: fc.integer({ min: 0, max: 3_000 }),
  id: fc.uuid(),
});

describe('relevance', () => {
  it.each([
    [{ phrase: true, words: 1, matched: 1 }, 1, 100],
    [{ phrase: true, words: 3, matched: 0 }, 0.9, 90],
    [{ phrase: true, words: 4, matched: 1 }, 0.975, 98],
    [{ phrase: false, words: 1, matched: 1 }, 0.3, 30],
    [{ phrase: false, words: 2, matched: 1 }, 0.15, 15],
    [{ phrase: false, words: 3, matched: 2 }, 0.2, 20],
    [{ phrase: false, words: 3, matched: 0 }, 0, 0],
    [{ phrase: false, words: 0, matched: 0 }, 0, 0],
  ])('of %o is %d, shown as %d%%', (given, relevance, percent) => {
    expect(relevanceOf(given)).toBeCloseTo(relevance, 10);
    expect(percentOf(relevanceOf(given))).toBe(percent);
  });

  it('lies between nothing and 1, and is nothing only where nothing matched', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const relevance = relevanceOf(given);
        expect(relevance).toBeGreaterThanOrEqual(0);
        expect(relevance).toBeLessThanOrEqual(1);
        expect(relevance > 0).toBe(given.phrase || given.matched > 0);
      }),
    );
  });

  it('is at least 0.9 with the phrase, and at most 0.3 without it', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        expect(relevanceOf({ ...given, phrase: true })).toBeGreaterThanOrEqual(0.9);
        expect(relevanceOf({ ...given, phrase: false })).toBeLessThanOrEqual(0.3);
      }),
    );
  });

  it('grows with each word that matches, by an even share until it ends at 1', () => {
    fc.assert(
      fc.property(evidence, fc.boolean(), ({ words, matched }, phrase) => {
        fc.pre(matched < words);
        const before = relevanceOf({ phrase, words, matched });
        const after = relevanceOf({ phrase, words, matched: matched + 1 });
        expect(after).toBeCloseTo(Math.min(1, before + 0.3 / words), 10);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('is shown as a whole percent, and never as nothing where something matched', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const percent = percentOf(relevanceOf(given));
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent > 0).toBe(relevanceOf(given) > 0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the order of hits', () => {
  it('is what was typed, what was corrected, what is weak; then by percent and text rank, whatever order they came in', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(ranked, { selector: ({ id }) => id, maxLength: 12 })
          .chain((hits) => fc.tuple(fc.constant(hits), fc.shuffledSubarray(hits, { minLength: hits.length }))),
        ([hits, shuffled]) => {
          const sorted = hits.toSorted(byRelevance);
          expect(shuffled.toSorted(byRelevance)).toEqual(sorted);
          for (const [index, hit] of sorted.entries()) {
            const next = sorted[index + 1];
            if (!next) {
              continue;
            }
            const tierOf = (one: Ranked) => (isWeak(one) ? 2 : Number(one.isCorrected));
            expect(tierOf(hit)).toBeLessThanOrEqual(tierOf(next));
            if (tierOf(hit) !== tierOf(next)) {
              continue;
            }
            expect(percentOf(hit.relevance)).toBeGreaterThanOrEqual(percentOf(next.relevance));
            if (percentOf(hit.relevance) === percentOf(next.relevance) && hit.isCorrected === next.isCorrected) {
              expect(hit.textRank).toBeGreaterThanOrEqual(next.textRank);
            }
          }
        },
      ),
    );
  });
});
