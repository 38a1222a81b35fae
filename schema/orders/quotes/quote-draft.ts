import { FieldChecks } from '../../text/field-checks.ts';
import { MOST_ITEMS } from '../order-draft.ts';
import { HIGHEST_UNIT_PRICE, penceOf } from './quote-amounts.ts';

/** What a supplier sends to quote, not checked yet. */
export interface GivenQuote {
  readonly expiresOn: string;
  readonly note?: string | null | undefined;
  readonly lines: readonly GivenQuoteLine[];
}

export interface GivenQuoteLine {
  readonly itemId: string;
  readonly unitPrice: number;
  readonly leadDays: number;
}

export interface QuoteDraft {
  readonly expiresOn: string;
  readonly note: string | null;
  readonly lines: readonly GivenQuoteLine[];
}

const LONGEST_LEAD_DAYS = 730;
const YEAR_MS = 366 * 86_400_000;

/**
 * Checks the input for a quote. The caller checks that its items belong to the order.
 *
 * @param today the day in London.
 * @throws ValidationError that names each wrong field.
 */
export function checkQuote(given: GivenQuote, today: string): QuoteDraft {
  const checks = new FieldChecks();
  const latest = new Date(Date.parse(today) + YEAR_MS).toISOString().slice(0, 10);
  if (given.expiresOn < today || given.expiresOn > latest) {
    checks.refuse('expiresOn', 'The quote must hold until today or later, and for a year at most');
  }
  const note = checks.lines('note', given.note, { most: 2_000 }) || null;
  if (given.lines.length === 0 || given.lines.length > MOST_ITEMS) {
    checks.refuse('lines', 'Quote for at least one item, and for each once');
    checks.done();
  }
  if (new Set(given.lines.map(({ itemId }) => itemId)).size < given.lines.length) {
    checks.refuse('lines', 'Quote for at least one item, and for each once');
  }
  for (const [index, { unitPrice, leadDays }] of given.lines.entries()) {
    if (!(unitPrice > 0 && unitPrice <= HIGHEST_UNIT_PRICE) || penceOf(unitPrice) / 100 !== unitPrice) {
      checks.refuse(
        `lines.${index}.unitPrice`,
        'The price must be pounds and pence above 0, like 64.50, and at most 10,000,000',
      );
    }
    if (leadDays < 0 || leadDays > LONGEST_LEAD_DAYS) {
      checks.refuse(`lines.${index}.leadDays`, 'The lead time must be a whole number of days from 0 to 730');
    }
  }
  checks.done();
  return { expiresOn: given.expiresOn, note, lines: given.lines };
}
