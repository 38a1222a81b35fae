import type { DocumentCategory, DocumentSort, DocumentUrgency } from '../generated/graph.generated.ts';
import type { Choice, SortChoice } from '../lists/list-definition.ts';

/** The filter values, in the order of the page; to choose none is to choose all. */
export const categoryChoices: readonly Choice<DocumentCategory>[] = [
  { slug: 'guidelines', label: 'Guidelines', alone: 'Guidelines', values: ['GUIDELINES'] },
  { slug: 'standards', label: 'Standards', alone: 'Standards', values: ['STANDARDS'] },
  { slug: 'policies', label: 'Policies', alone: 'Policies', values: ['POLICIES'] },
  { slug: 'training', label: 'Training', alone: 'Training', values: ['TRAINING'] },
  { slug: 'assessments', label: 'Assessments', alone: 'Assessments', values: ['ASSESSMENTS'] },
];

export const urgencyChoices: readonly Choice<DocumentUrgency>[] = [
  { slug: 'high', label: 'High', alone: 'High urgency', values: ['HIGH'] },
  { slug: 'medium', label: 'Medium', alone: 'Medium urgency', values: ['MEDIUM'] },
  { slug: 'low', label: 'Low', alone: 'Low urgency', values: ['LOW'] },
];

export const categoryFilter = {
  name: 'category',
  title: 'Category',
  choices: categoryChoices,
  isSingle: true,
} as const;

/** Set by the link of the critical alerts. */
export const urgencyFilter = { name: 'urgency', title: 'Urgency', choices: urgencyChoices, isSingle: true } as const;

/** The order that only makes sense with something to match. */
export const bestMatch: SortChoice<DocumentSort> = { slug: 'best-match', label: 'Best match', value: 'RELEVANCE' };

/** The orders that the list can always have. */
export const sortChoices: readonly [SortChoice<DocumentSort>, ...SortChoice<DocumentSort>[]] = [
  { slug: 'most-urgent', label: 'Urgency', value: 'MOST_URGENT' },
  { slug: 'newest', label: 'Newest', value: 'NEWEST' },
  { slug: 'title', label: 'Title', value: 'TITLE' },
];
