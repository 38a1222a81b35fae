import type { ReactNode, RefObject } from 'react';
import type { To } from 'react-router-dom';
import type { ActiveFilter } from '../ui/ActiveFilters.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { latePart } from '../ui/late-part.tsx';
import { showingFor } from './correction-words.ts';
import type { SearchCorrection } from './list-address.ts';
import type { ListWords } from './list-words.ts';
import type { ListPage, ListResults } from './use-list-results.ts';

const ActiveFilters = latePart(() => import('../ui/ActiveFilters.tsx').then((module) => module.ActiveFilters));
const CorrectionNote = latePart(() => import('./CorrectionNote.tsx').then((module) => module.CorrectionNote));
const NoResults = latePart(() => import('./NoResults.tsx').then((module) => module.NoResults));

interface ResultsProps<Page extends ListPage> {
  words: ListWords;
  results: ListResults<Page>;
  /** How many there are, in words. */
  total: string | undefined;
  filters: readonly ActiveFilter[];
  clearAll: To;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leaves space in the line of the heading for the content beside it. */
  headingClassName?: string;
  skeletons: ReactNode;
  /** The corrected search. */
  correction?: SearchCorrection | undefined;
  /** What is to be known of the rows as a whole. */
  note?: string | undefined;
  /** Why there are no rows, if it is known. */
  whyNone?: string | undefined;
  /** Suggestions if a field of the form was refused. */
  help?: ReactNode;
  children: (page: Page) => ReactNode;
}

/** What the search of a list has found, in each of its states. */
export function Results<Page extends ListPage>(props: ResultsProps<Page>) {
  const { words, results, total, filters, clearAll, heading, headingClassName = '', correction, note } = props;
  const focusHeading = () => heading.current?.focus();
  const isEmpty = results.page?.nodes.length === 0;
  return (
    <>
      <h2 id={words.many} ref={heading} tabIndex={-1} className={`text-h3 ${headingClassName}`}>
        {total ?? words.many.charAt(0).toUpperCase() + words.many.slice(1)}
      </h2>
      {results.page && correction && (
        <CorrectionNote correction={correction} isEmpty={isEmpty} onFollow={focusHeading} />
      )}
      {results.page && note && <p className="mt-3 text-sm">{note}</p>}
      {results.page && results.page.nodes.length > 0 && filters.length > 0 && (
        <div className="mt-3">
          <ActiveFilters filters={filters} clearAll={clearAll} onFollow={focusHeading} />
        </div>
      )}
      <p role="status" className="sr-only">
        {correction && !results.isWaiting && `${showingFor(correction, isEmpty)} `}
        {announcement(words, results, total)}
        {note && !results.isWaiting && ` ${note}`}
      </p>
      <div aria-busy={results.isWaiting} className="mt-4 border-t-2 border-ink">
        <Rows {...props} focusHeading={focusHeading} />
      </div>
    </>
  );
}

/** Announced politely, so that the focus can stay. A failure announces itself. */
function announcement(
  words: ListWords,
  { failure, refusal, isLongWait }: ListResults<ListPage>,
  total: string | undefined,
): string | undefined {
  if (isLongWait) return words.loading;
  if (failure) return refusal && words.noMatch;
  return total;
}

function Rows<Page extends ListPage>({
  words,
  results,
  filters,
  clearAll,
  skeletons,
  whyNone,
  help,
  children,
  focusHeading,
}: ResultsProps<Page> & { focusHeading: () => void }) {
  const { page, failure, refusal, isUnknownPage, isWaiting, isLongWait, retry } = results;
  const empty = { words, filters, clearAll, onFilterRemoved: focusHeading };
  if (refusal) return <NoResults {...empty} reason={refusal} help={help} />;
  if (failure && !isUnknownPage) {
    return <ErrorPanel title={words.failed} message={failure} busy={isWaiting} onRetry={retry} />;
  }
  if (isLongWait) return skeletons;
  if (!page) return <div className="min-h-170" />;
  return page.nodes.length === 0 ? <NoResults {...empty} reason={whyNone} /> : children(page);
}
