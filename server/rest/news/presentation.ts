import { correctedSearch, last, type Presentation } from '../engine/presentation.ts';

/** The category and the priority stand behind everything else. */
export const newsPresentation: Presentation = {
  ArticleConnection: [correctedSearch],
  Article: [last('category'), last('priority')],
};
