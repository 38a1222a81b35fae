import { Link } from 'react-router-dom';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { HitContent, hitRowClasses, MarkedText } from './HitContent.tsx';
import { HitSkeletons } from './HitSkeletons.tsx';
import { headline, missingSources, otherWords } from './hit-words.ts';
import { NoPostThere } from './NoPostThere.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { SearchHitRowFragment } from './search.generated.ts';
import { type ActiveHit, HITS, hitRowId } from './use-active-hit.ts';
import type { SearchState } from './use-search.ts';
import { HINT, SEARCH_FAILED, SEARCHING, WEAKER_MATCHES } from './words.ts';

interface SearchResultsProps {
  text: string;
  search: SearchState;
  active: ActiveHit;
}

/** What was found, in each of its states. The number is said politely, so that the focus can stay in the field. */
export function SearchResults({ text, search, active }: SearchResultsProps) {
  const { answer, failure, isWaiting, isLongWait, retry } = search;
  const hits = isLongWait ? [] : (answer?.hits ?? []);
  const isEmpty = !isLongWait && answer !== undefined && hits.length === 0 && !isWaiting;
  const weaker = hits.filter(({ isWeak }) => isWeak);
  const row = (hit: SearchHitRowFragment) => <HitRow key={hit.id} hit={hit} isActive={hitRowId(hit) === active.id} />;
  return (
    <div aria-busy={isWaiting} className="min-h-0 grow overflow-y-auto overscroll-contain print:overflow-visible">
      {text === '' && <p className="px-4 py-4 text-sm text-ink-2 sm:px-8">{HINT}</p>}
      <div role="status">
        {isLongWait && <p className="px-4 pt-3 text-xs text-ink-2 sm:px-8">{SEARCHING}</p>}
        {hits.length > 0 && answer && <Summary text={text} hits={hits} isCurrent={search.isCurrent} />}
        {isEmpty && <NothingFound text={text} />}
        {search.isCurrent && <NoPostThere where={answer?.noPostWhere} text={text} />}
        {answer && <Missing names={missingSources(answer)} onRetry={retry} />}
      </div>
      {failure !== undefined && (
        <div className="px-4 sm:px-8">
          <ErrorPanel title={SEARCH_FAILED} headingLevel="h3" message={failure} busy={isWaiting} onRetry={retry} />
        </div>
      )}
      {isLongWait && <HitSkeletons />}
      <div id={HITS} role="listbox" aria-label="Results" hidden={hits.length === 0}>
        {hits.filter(({ isWeak }) => !isWeak).map(row)}
        {weaker.length > 0 && (
          <fieldset>
            <legend className="w-full border-t border-line px-4 pt-3 pb-1 text-xs text-ink-2 sm:px-8">
              {WEAKER_MATCHES}
            </legend>
            {weaker.map(row)}
          </fieldset>
        )}
      </div>
    </div>
  );
}

/** An option of the field, and a link: it can be opened beside the page, too. */
function HitRow({ hit, isActive }: { hit: SearchHitRowFragment; isActive: boolean }) {
  return (
    <Link
      id={hitRowId(hit)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hit.path}
      className={`box-link group mb-px text-ink no-underline hover:bg-brand-tint hover:text-ink ${hitRowClasses(hit.category)} ${isActive ? 'bg-brand-tint' : ''}`}
    >
      <HitContent
        hit={hit}
        title={
          <span
            className={`text-link underline underline-offset-[0.15em] group-hover:decoration-[3px] ${isActive ? 'decoration-[3px]' : ''}`}
          >
            <MarkedText parts={hit.titleParts} />
          </span>
        }
      />
    </Link>
  );
}

function Summary({
  text,
  hits,
  isCurrent,
}: {
  text: string;
  hits: readonly SearchHitRowFragment[];
  isCurrent: boolean;
}) {
  const other = otherWords(hits);
  if (!isCurrent) return null;
  return (
    <p className="px-4 pt-3 pb-2 text-xs text-ink-2 sm:px-8">
      <span className="font-bold text-ink">{headline(hits, text)}</span>
      {other !== '' && `, also as ${other}`}
    </p>
  );
}

/** Names the parts of the portal that did not answer, so that no one takes their silence for nothing found. */
function Missing({ names, onRetry }: { names: string; onRetry: () => void }) {
  if (names === '') return null;
  return (
    <p className="mx-4 mb-3 border-l-4 border-amber bg-amber-tint px-3 py-2 text-xs sm:mx-8">
      No answer came in time from: {names}. Other results are shown.{' '}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-6 text-link underline underline-offset-[0.15em] hover:text-link-hover"
      >
        Try again
      </button>
    </p>
  );
}
