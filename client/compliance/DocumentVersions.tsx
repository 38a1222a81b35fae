import { formatDate } from '../ui/dates.ts';
import type { OpenDocumentFragment, VersionRowFragment } from './open-document.generated.ts';
import { useDownload } from './use-download.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { DOWNLOAD } from './words.ts';

/** The versions of a document as stations of a line, newest first, with the changes of the newest. */
export function DocumentVersions({ document }: { document: OpenDocumentFragment }) {
  const { download, isBusy } = useDownload(document);
  const { versions, compared } = document;
  return (
    <ol className="relative">
      {versions.map((version, index) => (
        <li key={version.number} className="relative pb-4 pl-8 last:pb-0">
          {index < versions.length - 1 && (
            <span aria-hidden className="absolute top-3 -bottom-3 left-1.5 border-l-4 border-teal" />
          )}
          <span
            aria-hidden
            className={`absolute top-1.5 left-0 size-4 rounded-full border-4 border-teal ${version.isCurrent ? 'bg-teal' : 'bg-paper'}`}
          />
          <VersionLine version={version} isBusy={isBusy} onDownload={() => download(version.number)} />
          <VersionChanges changes={compared[index]?.changes} from={versions[index + 1]?.number ?? ''} />
        </li>
      ))}
    </ol>
  );
}

interface VersionLineProps {
  version: VersionRowFragment;
  isBusy: boolean;
  onDownload: () => void;
}

function VersionLine({
  version: { number, publishedOn, changeNote, isCurrent },
  isBusy,
  onDownload,
}: VersionLineProps) {
  return (
    <div className="num flex flex-wrap items-baseline gap-x-4 text-sm">
      <p className="w-10 font-bold">
        <span className="sr-only">Version </span>
        <span aria-hidden>v</span>
        {number}
      </p>
      <p className="sm:w-36">
        <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
      </p>
      <p className="max-sm:w-full max-sm:text-ink-2 sm:flex-1">
        {isCurrent && 'Current. '}
        {changeNote}
      </p>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={onDownload}
        data-print="hide"
        className="-my-2.5 min-h-11 rounded text-link underline underline-offset-[0.15em] hover:text-link-hover noscript:hidden"
      >
        {DOWNLOAD}
        <span className="sr-only"> version {number}</span>
      </button>
    </div>
  );
}
