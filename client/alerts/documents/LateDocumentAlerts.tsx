import { latePart } from '../../ui/late-part.tsx';

/** The ways to follow a document and to say that one has read it: they stand below its versions. */
export const LateDocumentAlerts = latePart(() =>
  import('./DocumentAlerts.tsx').then((module) => module.DocumentAlerts),
);
