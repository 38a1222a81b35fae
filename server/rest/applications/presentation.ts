import { nest, type Presentation } from '../engine/presentation.ts';

/** What something was done to is one object. */
export const applicationPresentation: Presentation = {
  Activity: [
    nest(
      'subject',
      { kind: 'subjectKind', id: 'subjectId' },
      'The record that it was done to, which may be gone by now.',
    ),
  ],
};
