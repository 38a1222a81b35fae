import { last, type Presentation, spread } from '../engine/presentation.ts';

/** A download names its document by the document's own fields. */
export const compliancePresentation: Presentation = {
  DownloadDocumentPayload: [spread('document'), last('downloads')],
};
