import type { DocumentCategory, DocumentSort, DocumentUrgency } from './operations.generated.ts';

/** What the graph's values are called on REST. */
export const categoryWords: Readonly<Record<DocumentCategory, string>> = {
  GUIDELINES: 'guidelines',
  STANDARDS: 'standards',
  POLICIES: 'policies',
  TRAINING: 'training',
  ASSESSMENTS: 'assessments',
};

export const documentUrgencyWords: Readonly<Record<DocumentUrgency, string>> = {
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
};

export const documentSortWords: Readonly<Record<DocumentSort, string>> = {
  MOST_URGENT: 'most-urgent',
  NEWEST: 'newest',
  TITLE: 'title',
  RELEVANCE: 'relevance',
};
