import { MOST_ENTRIES } from '../../queries/filter-values.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { checkWebAddress } from '../../text/web-address.ts';
import type { EquipmentCategoryName } from '../equipment-row.ts';
import type { SafetyCriteria, SafetyNoticeKindName } from './safety-notice-row.ts';

/** By which words products are looked for, not looked at yet. */
export interface GivenCriteria {
  readonly manufacturer?: string | null | undefined;
  readonly products?: readonly string[] | null | undefined;
  readonly category?: EquipmentCategoryName | null | undefined;
}

/** What an operator enters, not looked at yet. */
export interface GivenSafetyNotice {
  readonly reference: string;
  readonly kind: SafetyNoticeKindName;
  readonly title: string;
  readonly summary: string;
  readonly advice: string;
  readonly sourceUrl: string;
  readonly publishedOn: string;
  readonly criteria: GivenCriteria;
  /** Identifiers of what the words match and the notice does not concern. */
  readonly exceptProducts?: readonly string[] | null | undefined;
  readonly exceptOrderItems?: readonly string[] | null | undefined;
}

/** A notice that can be stored. */
export interface SafetyNoticeDraft extends Omit<GivenSafetyNotice, 'criteria' | 'exceptProducts' | 'exceptOrderItems'> {
  readonly criteria: SafetyCriteria;
}

/** So many letters and digits a word has at least: shorter ones stand in too many texts. */
export const SHORTEST_WORD = 3;
export const MOST_PRODUCTS = 20;
export const LONGEST_WORD = 100;

/** Checks a notice. `today` is the day in London. @throws ValidationError that names each wrong field. */
export function checkSafetyNotice(given: GivenSafetyNotice, today: string): SafetyNoticeDraft {
  const checks = new FieldChecks();
  const reference = checks.line('reference', given.reference, { most: 60, missing: 'Enter the reference' });
  if (!checks.isRefused('reference') && lettersOf(reference) < SHORTEST_WORD) {
    checks.refuse('reference', 'Enter the reference as it stands on the notice, like DSI/2026/004');
  }
  const sourceUrl = checkWebAddress(checks, 'sourceUrl', given.sourceUrl) ?? '';
  if (!checks.isRefused('sourceUrl') && !sourceUrl.startsWith('https://')) {
    checks.refuse('sourceUrl', 'Enter the address of the notice, which starts with https://');
  }
  if (given.publishedOn > today) {
    checks.refuse('publishedOn', 'The notice must have been published today or earlier');
  } else if (given.publishedOn < EARLIEST) {
    checks.refuse('publishedOn', 'Enter the date on which the notice was published');
  }
  const draft = {
    ...{ reference, sourceUrl, kind: given.kind, publishedOn: given.publishedOn },
    title: checks.line('title', given.title, { most: 200, missing: 'Enter a title' }),
    summary: checks.lines('summary', given.summary, { most: 2_000, missing: 'Enter what the notice says' }),
    advice: checks.lines('advice', given.advice, {
      most: 4_000,
      missing: 'Enter what is to be done',
      name: 'What to do',
    }),
    criteria: checkedCriteria(checks, given.criteria),
  };
  checks.done();
  return draft;
}

/** Checks words by which products are looked for. @throws ValidationError that names each wrong field. */
export function checkCriteria(given: GivenCriteria): SafetyCriteria {
  const checks = new FieldChecks();
  const criteria = checkedCriteria(checks, given);
  checks.done();
  return criteria;
}

const EARLIEST = '1990-01-01';

function checkedCriteria(checks: FieldChecks, given: GivenCriteria): SafetyCriteria {
  const manufacturer = checks.line('manufacturer', given.manufacturer, { most: LONGEST_WORD }) || null;
  if (manufacturer !== null) {
    refuseShort(checks, 'manufacturer', manufacturer);
  }
  const products = checkProducts(checks, given.products);
  if (manufacturer === null && products.length === 0 && !checks.isRefused('manufacturer')) {
    checks.refuse('products', 'Enter a manufacturer, or a model or word by which the product is known');
  }
  return { manufacturer, products, category: given.category ?? null };
}

function checkProducts(checks: FieldChecks, given: readonly string[] | null | undefined): string[] {
  const tooMany = `Enter ${MOST_PRODUCTS} models or words or fewer`;
  if (given && given.length > MOST_ENTRIES) {
    checks.refuse('products', tooMany);
    return [];
  }
  const entered = (given ?? [])
    .map((text) => checks.line('products', text, { most: LONGEST_WORD, name: 'Each model or word' }))
    .filter((text) => text !== '');
  const words = [...new Set(entered)];
  for (const word of words) {
    refuseShort(checks, 'products', word);
  }
  if (words.length > MOST_PRODUCTS) {
    checks.refuse('products', tooMany);
  }
  return words;
}

function refuseShort(checks: FieldChecks, path: string, word: string): void {
  if (lettersOf(word) < SHORTEST_WORD) {
    checks.refuse(path, `A word must have ${SHORTEST_WORD} letters or digits or more`);
  }
}

/** How many letters from a to z and digits a text has; the database compares no others. */
function lettersOf(text: string): number {
  return text.normalize('NFKD').replaceAll(/[^a-z0-9]/gi, '').length;
}
