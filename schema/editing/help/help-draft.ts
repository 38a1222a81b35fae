import { type HelpCategoryName, helpCategories } from '../../help/help-article-row.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import type { EditedFields } from '../edited-kind.ts';

/** What an operator writes of an article of the help center. */
export interface HelpDraft {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly category: HelpCategoryName;
  readonly keywords?: string | null | undefined;
  readonly position: number;
  readonly popularPlace?: number | null | undefined;
}

/** The same, checked, as a revision keeps it. */
export interface HelpFields extends EditedFields {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly category: HelpCategoryName;
  readonly keywords: string;
  readonly position: number;
  readonly popularPlace: number | null;
  readonly published: boolean;
}

export const HIGHEST_PLACE = 10_000;
export const MOST_POPULAR_PLACE = 100;

/** What each field is called, in the order of the form. */
export const helpLabels = {
  title: 'Title',
  summary: 'Summary',
  body: 'Text',
  category: 'Category',
  keywords: 'What readers call it',
  position: 'Place in the list',
  popularPlace: 'Place among the popular articles',
  published: 'Published',
} as const;

/** Checks an article of the help center. @throws ValidationError that names the fields. */
export function checkHelpArticle(draft: HelpDraft): Omit<HelpFields, 'published'> {
  const checks = new FieldChecks();
  const checked = {
    title: checks.line('title', draft.title, { most: 200, missing: 'Enter a title' }),
    summary: checks.line('summary', draft.summary, { most: 300, missing: 'Enter a summary' }),
    body: checks.lines('body', draft.body, { most: 20_000, missing: 'Enter the text', name: helpLabels.body }),
    category: helpCategories.find((one) => one === draft.category) ?? 'jobs',
    keywords: checks.lines('keywords', draft.keywords, { most: 1_000, name: helpLabels.keywords }),
    position: draft.position,
    popularPlace: draft.popularPlace ?? null,
  };
  if (!(checked.position >= 1 && checked.position <= HIGHEST_PLACE)) {
    checks.refuse('position', `Enter a place from 1 to ${HIGHEST_PLACE.toLocaleString('en-GB')}`);
  }
  const { popularPlace } = checked;
  if (popularPlace !== null && !(popularPlace >= 1 && popularPlace <= MOST_POPULAR_PLACE)) {
    checks.refuse('popularPlace', `Enter a place from 1 to ${MOST_POPULAR_PLACE}, or none`);
  }
  checks.done();
  return checked;
}
