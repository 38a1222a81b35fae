import type { ItemWords } from '../lists/item-words.ts';

/** Texts whose wording is fixed: do not edit it. */
export const PREVIEW_COURSE = 'Preview Course';

export const TRAINING_CENTRE = 'Training centre';
export const ILLUSTRATIVE = 'Illustrative figures';
export const DOWNLOAD = 'Download';
export const TRAINING_NOT_LOADED = 'The training centre could not be loaded';
export const NOT_DOWNLOADED = 'The download failed';
export const NO_WEBINARS = 'No webinars are planned at the moment.';

/** The parts of the page, in their order. */
export const sections = [
  { id: 'paths', title: 'Training paths' },
  { id: 'certifications', title: 'Certifications' },
  { id: 'webinars', title: 'Upcoming webinars' },
  { id: 'resources', title: 'Resources' },
] as const;

export const openedPathWords: ItemWords = {
  place: TRAINING_CENTRE,
  all: TRAINING_CENTRE,
  loading: 'Loading the outline',
  loaded: 'The outline has loaded',
  failed: 'The outline could not be loaded',
  unknown: 'This training path is not on the portal',
  unknownAdvice: 'Check the address for mistakes. If the path was here before, it has been taken away.',
};
