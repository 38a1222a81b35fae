import type { StructuredData } from '../navigation/page-output.ts';
import { markdownAsHtml } from '../ui/markdown-as-html.ts';
import type { OpenHelpArticleFragment } from './open-help-article.generated.ts';

/** The article as a schema.org FAQPage of one question, for search engines. */
export function helpQuestion({ title, summary, body, updatedAt }: OpenHelpArticleFragment): StructuredData {
  return {
    '@type': 'FAQPage',
    dateModified: updatedAt,
    mainEntity: [
      {
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: markdownAsHtml(`${summary}\n\n${body}`) },
      },
    ],
  };
}
