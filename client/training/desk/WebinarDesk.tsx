import { useRef, useState } from 'react';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { Button } from '../../ui/Button.tsx';
import { useDeskWebinarsQuery } from './training-desk.generated.ts';
import { WebinarDeskRow } from './WebinarDeskRow.tsx';
import { WebinarForm } from './WebinarForm.tsx';
import { webinarWords } from './words.ts';

/** All webinars, the latest first, and what operators do about them. */
export function WebinarDesk() {
  const address = useDeskAddress();
  const query = useDeskWebinarsQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ webinars }) => webinars,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  /** What the form is open for: a new webinar, or the one with this id. */
  const [edited, setEdited] = useState<string>();
  const close = () => {
    heading.current?.focus({ preventScroll: true });
    setEdited(undefined);
  };
  const onDone = () => {
    close();
    results.retry();
  };
  const { page } = results;
  return (
    <>
      {edited === 'new' ? (
        <WebinarForm onDone={onDone} onCancel={close} />
      ) : (
        <Button className="mb-8" onClick={() => setEdited('new')}>
          Plan a webinar
        </Button>
      )}
      <Results
        words={webinarWords}
        results={results}
        total={page && totalOf(page, webinarWords.one, webinarWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        note="Those with a place are mailed where a webinar is cancelled, or changes in their calendars."
        skeletons={<RowSkeletons />}
      >
        {(list) => (
          <>
            <ul>
              {list.nodes.map((webinar) => (
                <WebinarDeskRow key={webinar.id} webinar={webinar} onEdit={() => setEdited(webinar.id)} onDone={onDone}>
                  {edited === webinar.id && <WebinarForm webinar={webinar} onDone={onDone} onCancel={close} />}
                </WebinarDeskRow>
              ))}
            </ul>
            <DeskPages address={address} page={list} label="Pages of webinars" />
          </>
        )}
      </Results>
    </>
  );
}
