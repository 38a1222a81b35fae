import { formatNumber } from '../../../ui/numbers.ts';
import { cvSections } from '../../cv-template.ts';
import { lineFinder } from './line-finder.ts';

/** The content of a filled-in CV template: its answers as text, and the problems. */
export interface ReadCv {
  /** The answers below the titles of their sections; empty if there is none. */
  readonly text: string;
  /** A sentence for each thing that was left out. */
  readonly problems: readonly string[];
}

/** The longest answer, in characters. */
export const LONGEST_ANSWER = 1_000;

const KEYS: readonly string[] = ['generatedDate', 'template', 'sections', 'guidelines'];
const NO_TEMPLATE = 'This is not the CV template: it has no list of sections.';

/** Reads a CV template that was filled in, each answer behind the name of its field. What does not fit is left out, and named by its line. */
export function readCv(source: string): ReadCv {
  let cv: unknown;
  try {
    cv = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return {
      text: '',
      problems: ['This file cannot be read as JSON. Check that no quotation mark or comma is missing.'],
    };
  }
  if (!isObject(cv) || !Array.isArray(cv['sections'])) return { text: '', problems: [NO_TEMPLATE] };
  const unknown = Object.keys(cv).filter((key) => !KEYS.includes(key));
  const problems = unknown.map(
    (key) => `Line ${lineFinder(source)(key)}: ${quoted(key)} is not part of the CV template.`,
  );
  const lineOf = lineFinder(source);
  const read = cv['sections'].map((section: unknown, index) => readSection(section, index + 1, lineOf));
  return {
    text: read.flatMap(({ text }) => text || []).join('\n\n'),
    problems: [...problems, ...read.flatMap((section) => section.problems)],
  };
}

function readSection(section: unknown, number: number, lineOf: (text: string) => number): ReadCv {
  if (!isObject(section)) return { text: '', problems: [`Section ${number} is not a section of the CV template.`] };
  const { title, fields, ...others } = section;
  const known = cvSections.find((one) => one.title === title);
  if (!known) {
    const name = typeof title === 'string' ? `Line ${lineOf(title)}: ${quoted(title)}` : `Section ${number}`;
    return { text: '', problems: [`${name} is not a section of the CV template.`] };
  }
  lineOf(known.title);
  if (!Array.isArray(fields)) {
    return { text: '', problems: [`The fields of ${quoted(known.title)} must be a list of texts.`] };
  }
  const problems = Object.keys(others).map((key) => `${quoted(key)} is not part of ${quoted(known.title)}.`);
  const answers: string[] = [];
  for (const [index, field] of fields.entries()) {
    if (typeof field !== 'string') {
      problems.push(`Field ${index + 1} of ${quoted(known.title)} must be a text.`);
      continue;
    }
    const line = lineOf(field);
    const name = known.fields.find((one) => field === one || field.startsWith(`${one}:`));
    const answer = name === undefined ? '' : cleaned(field.slice(name.length + 1));
    if (name === undefined) {
      problems.push(`Line ${line}: ${quoted(field)} is not a field of ${quoted(known.title)}.`);
    } else if (answer.length > LONGEST_ANSWER) {
      const most = formatNumber(LONGEST_ANSWER);
      problems.push(`Line ${line}: the answer to ${quoted(name)} must be ${most} characters or fewer.`);
    } else if (answer !== '') {
      answers.push(`${name}: ${answer}`);
    }
  }
  return { text: answers.length > 0 ? [known.title, ...answers].join('\n') : '', problems };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without what no text field holds: control characters but for line breaks. */
function cleaned(answer: string): string {
  return answer
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim();
}

/** A text of the file in the words of a problem: on one line, and shortened if it is long. */
function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `'${line.length > 60 ? `${line.slice(0, 57)}...` : line}'`;
}
