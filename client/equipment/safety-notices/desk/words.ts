import type { SafetyNoticeKind, SafetyNoticeMatchPart } from '../../../generated/graph.generated.ts';
import type { ListWords } from '../../../lists/list-words.ts';

export const NOT_PUBLISHED = 'The notice was not published';
export const NOT_WITHDRAWN = 'The notice was not withdrawn';
export const NOT_LOOKED_FOR = 'What the words match could not be loaded';
export const LOOK_FIRST = 'Look at what the words match before you publish';
export const SHOW_MATCHES = 'Show what it matches';

export const deskNoticeWords: ListWords = {
  one: 'safety notice',
  many: 'safety notices',
  loading: 'Loading safety notices',
  failed: 'Safety notices could not be loaded',
  noMatch: 'No notice matches',
  none: {
    title: 'No safety notices',
    text: 'Notices that are published appear here and on the page of safety notices.',
  },
};

export const kindWords: Readonly<Record<SafetyNoticeKind, string>> = {
  PATIENT_SAFETY_ALERT: 'National Patient Safety Alert',
  DEVICE_SAFETY_INFORMATION: 'Device Safety Information',
  FIELD_SAFETY_NOTICE: 'Field Safety Notice',
};

export const partWords: Readonly<Record<SafetyNoticeMatchPart, string>> = {
  NAME: 'name',
  DESCRIPTION: 'description',
  SPECIFICATIONS: 'specifications',
  REFERENCE: 'catalogue number',
  SUPPLIER: 'supplier',
};
