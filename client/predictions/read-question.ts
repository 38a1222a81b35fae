import type { PredictionTimeframe } from '../generated/graph.generated.ts';

/** What a question asks for: a forecast, how departments compare, or something else. */
export interface PredictionQuestion {
  readonly subject: 'forecast' | 'trends' | 'other';
  /** The department that it names; null for the whole portal. */
  readonly department: string | null;
  readonly timeframe: PredictionTimeframe;
}

/** Short names that people use of departments. */
const shortNames: Readonly<Record<string, string>> = {
  icu: 'critical care',
  itu: 'critical care',
  'intensive care': 'critical care',
  'a e': 'emergency medicine',
  'accident and emergency': 'emergency medicine',
  'emergency department': 'emergency medicine',
};

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  next: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const days = { day: 1, week: 7, month: 30, quarter: 90, season: 90, year: 365 } as const;

const asksForTrends = /\b(?:trends?|trending|compare|which departments?|departments?)\b/;
const asksForForecast =
  /\b(?:forecasts?|predict\w*|expect\w*|demand|need\w*|shortages?|peaks?|busy|busiest|posts?|staff\w*|vacanc\w*|advertis\w*|portal|next|coming|ahead)\b/;

/** Parses by rules which forecast of which department a question asks for. */
export function readQuestion(question: string, departments: readonly string[]): PredictionQuestion {
  const words = wordsOf(question);
  const department = namedDepartment(words, departments);
  const timeframe = namedTimeframe(words);
  if (department) return { subject: 'forecast', department, timeframe };
  if (asksForTrends.test(words)) return { subject: 'trends', department: null, timeframe };
  return { subject: asksForForecast.test(words) ? 'forecast' : 'other', department: null, timeframe };
}

/** The longest name that the question holds, so that "older people" is not taken for a department of people. */
function namedDepartment(words: string, departments: readonly string[]): string | null {
  const longestFirst = departments.toSorted((one, other) => other.length - one.length);
  const direct = longestFirst.find((name) => holds(words, wordsOf(name)));
  if (direct) return direct;
  const [, meant] = Object.entries(shortNames).find(([short]) => holds(words, short)) ?? [];
  return departments.find((name) => wordsOf(name) === meant) ?? null;
}

function namedTimeframe(words: string): PredictionTimeframe {
  const [, amount = '', unit = 'day'] = /\b(\w+) (day|week|month|quarter|season|year)s?\b/.exec(words) ?? [];
  const asked = (Number(amount) || (numbers[amount] ?? 1)) * days[unit as keyof typeof days];
  if (asked <= 31) return 'DAYS_30';
  return asked <= 62 ? 'DAYS_60' : 'DAYS_90';
}

function holds(words: string, name: string): boolean {
  return name !== '' && ` ${words} `.includes(` ${name} `);
}

/** Its words in small letters with a space between them. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
