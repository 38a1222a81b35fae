import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../schema/queries/search/folded-words.ts';
import { alternativesByTerm } from '../../../server/database/seed/load-synonyms.ts';
import groups from '../../../server/database/seed/reference/search-synonyms.json' with { type: 'json' };

const folded = groups.map(({ terms, direction }) => ({
  direction,
  terms: terms.map((term) => wordsOf(term).join(' ')),
}));
const pairOf = (one: string, other: string) => [one, other].sort().join(' = ');

describe('the vocabulary of the search', () => {
  test('has 600 groups at least', () => {
    expect(groups.length).toBeGreaterThanOrEqual(600);
  });

  test('says of each group which terms it has and whether they find each other, and nothing else', () => {
    for (const group of groups) {
      expect(Object.keys(group).sort(), group.terms.join()).toEqual(['direction', 'terms']);
      expect(['both', 'forward'], group.terms.join()).toContain(group.direction);
      expect(group.terms.length, group.terms.join()).toBeGreaterThanOrEqual(2);
      expect(new Set(group.terms).size, `${group.terms.join()} each once`).toBe(group.terms.length);
    }
  });

  test('has terms that a search can hold', () => {
    expect(folded.filter(({ terms }) => terms.includes(''))).toEqual([]);
  });

  test('holds no group twice', () => {
    const sets = folded.map(({ terms }) => terms.toSorted().join(' | '));
    expect(sets.filter((terms, index) => sets.indexOf(terms) !== index)).toEqual([]);
  });

  test('says of no word that it is another one way and both ways', () => {
    const bothWays = new Set(
      folded
        .filter(({ direction }) => direction === 'both')
        .flatMap(({ terms }) => terms.flatMap((one) => terms.map((other) => pairOf(one, other)))),
    );
    const oneWay = folded
      .filter(({ direction }) => direction === 'forward')
      .flatMap(({ terms: [first = '', ...others] }) => others.map((other) => pairOf(first, other)));
    expect(oneWay.filter((pair) => bothWays.has(pair))).toEqual([]);
  });

  /** Everyday words, and terms of the field that a user means by them. */
  const meant: readonly (readonly [string, readonly string[]])[] = [
    ['theatre nurse', ['scrub nurse', 'operating department practitioner', 'theatre practitioner']],
    ['scope nurse', ['endoscopy nurse', 'endoscopy']],
    ['carer', ['care assistant', 'healthcare assistant', 'support worker']],
    ['mid wife', ['midwife']],
    ['cardiology', ['cardiac', 'heart', 'catheter laboratory']],
    ['catheter lab', ['cath lab', 'catheter laboratory']],
    ['chemo nurse', ['oncology nurse']],
    ['cleaner', ['domestic assistant', 'housekeeper']],
    ['bloods', ['phlebotomist']],
    ['paeds', ['paediatrics', 'pediatrics']],
    ['vital signs', ['patient monitor', 'blood pressure monitor', 'observations']],
    ['blood pressure', ['blood pressure monitor', 'sphygmomanometer']],
    ['sats probe', ['pulse oximeter']],
    ['face mask', ['surgical mask', 'respirator', 'ffp3']],
    ['wheel chair', ['wheelchair']],
    ['zimmer frame', ['walking frame', 'rollator']],
    ['cautery', ['diathermy', 'electrosurgical generator']],
    ['shock box', ['defibrillator']],
    ['vaccine fridge', ['pharmacy refrigerator']],
    ['hand gel', ['alcohol hand rub']],
    ['checklist', ['audit tool', 'self-assessment']],
    ['cyber', ['cyber security', 'information security', 'data protection']],
    ['bed sore', ['pressure ulcer']],
    ['london weighting', ['high cost area supplement']],
    ['wages', ['pay', 'salary']],
    ['buying', ['procurement']],
  ];
  test.each(meant)('%s finds what is meant by it', (typed, terms) => {
    expect([...(alternativesByTerm(groups).get(typed) ?? [])]).toEqual(expect.arrayContaining([...terms]));
  });
});
