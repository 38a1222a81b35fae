import { correctedSearch, last, type Presentation, spread } from '../engine/presentation.ts';

/** A download names its document by the document's own fields. */
export const compliancePresentation: Presentation = {
  DocumentConnection: [correctedSearch],
  DownloadDocumentPayload: [spread('document'), last('downloads')],
};
