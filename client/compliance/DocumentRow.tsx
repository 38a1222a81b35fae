import { Link } from 'react-router-dom';
import { countOf } from '../lists/count-words.ts';
import { openedHereState } from '../navigation/opened-here.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { formatDate } from '../ui/dates.ts';
import { UrgencyTag } from '../ui/UrgencyTag.tsx';
import type { DocumentRowFragment } from './compliance-page.generated.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { type DocumentSearch, documentList } from './document-search.ts';
import { preloadDocumentSheet } from './LazyDocumentSheet.tsx';
import { DOWNLOAD, VIEW } from './words.ts';

/** The columns of a row; the skeleton has the same. */
export const rowGrid = 'grid gap-x-6 border-b border-line py-4 lg:grid-cols-[1fr_14rem_13.5rem]';

interface DocumentRowProps {
  document: DocumentRowFragment;
  search: DocumentSearch;
  /** Whether it lies open over the list. */
  isOpened: boolean;
}

/** One document in the list: its description, its version, and its links. */
export function DocumentRow({ document, search, isOpened }: DocumentRowProps) {
  const { slug, title, description, urgency, categoryLabel, source, version, lastUpdated, fileSize } = document;
  const opening = {
    to: documentList.of(search, slug),
    state: openedHereState(),
    onPointerEnter: preloadDocumentSheet,
    onFocus: preloadDocumentSheet,
  };
  return (
    <li className={`${rowGrid} ${isOpened ? 'bg-teal-tint lg:-mx-4 lg:px-4' : ''}`}>
      <div>
        <h3 className="text-lg text-pretty">
          <Link {...opening}>{title}</Link>
        </h3>
        <p className="text-sm text-ink-2">{description}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
          <UrgencyTag urgency={urgency} />
          <span>
            {categoryLabel}. Source: {source}
          </span>
        </p>
      </div>
      <div className="num text-xs text-ink-2 max-lg:mt-2 max-lg:flex max-lg:flex-wrap max-lg:gap-x-3">
        <p className="text-sm font-bold text-ink max-lg:text-xs">Version {version}</p>
        <p className="lg:mt-1">
          Updated <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
        <p>
          TXT, {fileSize}, {countOf(document.downloads, 'download')}
        </p>
      </div>
      <div className="grid grid-cols-2 items-start gap-2 max-lg:mt-3 max-lg:max-w-114 lg:flex lg:justify-end">
        <DownloadButton document={document} size="compact">
          {DOWNLOAD}
          <span className="sr-only"> {title}</span>
        </DownloadButton>
        <ButtonLink {...opening} size="compact">
          {VIEW}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
