/** A number with its unit, as a sentence states it. */
export type Unit = 'hours' | 'days' | 'months' | 'years' | 'pounds' | 'percent';

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

const aNumber = `\\d[\\d,]{0,11}(?:\\.\\d{1,2})?|\\b(?:${Object.keys(numberWords).join('|')})\\b`;
const timeIn = new RegExp(
  `(${aNumber})[ -](?:(?:calendar|working|clear|full|business) )?(hour|day|week|month|year)s?\\b`,
  'gu',
);
const poundsIn = /£ ?(\d[\d,]{0,13}(?:\.\d{1,2})?) ?(million|m\b|k\b|thousand)?/gu;
const percentIn = /(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent\b)/gu;

/** How many hours each unit of time has; a month has 30 days here, a year 12 months. */
const hoursOf = { hour: 1, day: 24, week: 168, month: 720, year: 8640 } as const;
const unitsOfTime = { hours: hoursOf.hour, days: hoursOf.day, months: hoursOf.month, years: hoursOf.year } as const;
const multiples: Readonly<Record<string, number>> = { million: 1e6, m: 1e6, thousand: 1e3, k: 1e3 };

/** The amounts that a sentence in lower case states, in one unit: '48 hours' are 2 days. */
export function statedAmounts(sentence: string, unit: Unit): readonly number[] {
  if (unit === 'pounds') {
    return [...sentence.matchAll(poundsIn)].map(
      ([, digits = '', multiple = '']) => numberOf(digits) * (multiples[multiple] ?? 1),
    );
  }
  if (unit === 'percent') {
    return [...sentence.matchAll(percentIn)].map(([, digits = '']) => numberOf(digits));
  }
  return [...sentence.matchAll(timeIn)].map(
    ([, digits = '', named = 'day']) => (numberOf(digits) * hoursOf[named as keyof typeof hoursOf]) / unitsOfTime[unit],
  );
}

function numberOf(digits: string): number {
  return numberWords[digits] ?? Number(digits.replaceAll(',', ''));
}
