import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { accountInWords } from '../../desk/audit-words.ts';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import type { DeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { type ContentRevisionRowFragment, useContentRevisionsQuery } from './content.generated.ts';
import { RevisionChanges } from './RevisionChanges.tsx';
import { useContentChanges } from './use-content-changes.ts';
import { ACTIONS, historyWords, type KindOfContent } from './words.ts';

interface ContentHistoryProps {
  kind: KindOfContent;
  id: string;
  address: DeskAddress;
}

/** Each revision of a piece of content, the newest first, with its changes and a button to restore it. */
export function ContentHistory({ kind, id, address }: ContentHistoryProps) {
  const query = useContentRevisionsQuery({
    variables: { kind: kind.kind, id, ...address.page },
    fetchPolicy: 'cache-and-network',
  });
  const results = useListResults(query, {
    pageOf: ({ contentRevisions }) => contentRevisions,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const { restore } = useContentChanges(kind, () => {
    heading.current?.focus({ preventScroll: true });
    results.retry();
  });
  const { page } = results;
  const isFirstPage = address.value('after') === '' && address.value('before') === '';
  const present = isFirstPage ? page?.nodes[0]?.number : undefined;
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-6 text-sm">
        <Link to={address.of({ history: '' })} className="inline-flex min-h-11 items-center">
          All {kind.list.many}
        </Link>
        <Link to={address.of({ history: '', edit: id })} className="inline-flex min-h-11 items-center">
          Edit the {kind.noun}
        </Link>
      </p>
      <Results
        words={historyWords}
        results={results}
        total={page && totalOf(page, historyWords.one, historyWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        note="Bringing an earlier revision back is saved as a new one: nothing is lost."
        skeletons={<RowSkeletons />}
      >
        {(revisions) => (
          <>
            <ol>
              {revisions.nodes.map((revision) => (
                <Revision key={revision.id} revision={revision}>
                  {present !== undefined && revision.number !== present && (
                    <Button size="compact" onClick={() => void restore({ id, revision: present }, revision.number)}>
                      Bring back<span className="sr-only"> revision {revision.number}</span>
                    </Button>
                  )}
                </Revision>
              ))}
            </ol>
            <DeskPages address={address} page={revisions} label="Pages of revisions" />
          </>
        )}
      </Results>
    </>
  );
}

function Revision({ revision, children }: { revision: ContentRevisionRowFragment; children: React.ReactNode }) {
  const { number, action, note, savedAt, savedBy } = revision;
  return (
    <li className="border-b border-line py-5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-base font-bold">
            Revision {number}: {ACTIONS[action]}
          </h3>
          <p className="num text-xs text-ink-2">
            <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
            {action !== 'LOADED' && `, ${accountInWords(savedBy)}`}
          </p>
          {note && <p className="mt-1 wrap-anywhere">{note}</p>}
        </div>
        {children}
      </div>
      <RevisionChanges revision={revision} />
    </li>
  );
}
