import { countOf } from '../lists/count-words.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { formatDate } from '../ui/dates.ts';
import { type Fact, FactList } from '../ui/FactList.tsx';
import type { OpenDocumentFragment } from './open-document.generated.ts';

/** The facts of one document as a list of terms. */
export function DocumentFacts({ document }: { document: OpenDocumentFragment }) {
  const { version, lastUpdated, categoryLabel, source, sourceUrl, regulations, applicableTo } = document;
  const facts: Fact[] = [
    ['Version', `${version}, last updated ${formatDate(lastUpdated)}`],
    ['Next review', `By ${formatDate(document.reviewDate)}`],
    ['Category', categoryLabel],
    [
      'Source',
      <ContentLink key="source" href={sourceUrl}>
        {source}
      </ContentLink>,
    ],
    ['Regulations', regulations.join('; ')],
    ['Applies to', listed(applicableTo)],
    ['Downloads', `${countOf(document.downloads, 'download')} of all versions`],
    [
      'Checksum',
      <details key="checksum">
        <summary className="-my-2.5 inline-flex min-h-11 items-center text-link underline underline-offset-[0.15em]">
          Show SHA-256
        </summary>
        <span className="font-mono text-xs wrap-anywhere">{document.checksum}</span>
      </details>,
    ],
  ];
  return <FactList facts={facts} columns="sm:grid-cols-[8rem_1fr]" />;
}

/** One line of several things: the first keeps its capital, the others only if it is an abbreviation. */
function listed([first = '', ...others]: readonly string[]): string {
  return [
    first,
    ...others.map((one) => (/^[A-Z][a-z]/.test(one) ? one.charAt(0).toLowerCase() + one.slice(1) : one)),
  ].join(', ');
}
