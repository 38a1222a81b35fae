import { useState } from 'react';
import { DeskPages } from '../../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../../desk/use-desk-address.ts';
import { useDeskList } from '../../../desk/use-desk-list.ts';
import { totalOf } from '../../../lists/count-words.ts';
import { Results } from '../../../lists/Results.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useNewsletterDeskQuery } from './desk.generated.ts';
import { IssueForm } from './IssueForm.tsx';
import { IssueRow } from './IssueRow.tsx';
import { issueWords } from './words.ts';

/** Issues of the newsletters, those that changed last first, and what operators do about them. */
export function NewsletterDesk() {
  const address = useDeskAddress();
  const query = useNewsletterDeskQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const { results, heading, onHandled } = useDeskList(address, query, ({ newsletterIssues }) => newsletterIssues);
  /** What the form is open for: a new issue, or the one with this id. */
  const [edited, setEdited] = useState<string>();
  const close = () => {
    heading.current?.focus({ preventScroll: true });
    setEdited(undefined);
  };
  const onDone = () => {
    setEdited(undefined);
    onHandled();
  };
  const { page } = results;
  const readers = { NEWS: query.data?.newsReaders ?? 0, DEVELOPERS: query.data?.developerReaders ?? 0 };
  return (
    <>
      {edited === 'new' ? (
        <IssueForm onDone={onDone} onCancel={close} />
      ) : (
        <Button className="mb-8" onClick={() => setEdited('new')}>
          Write an issue
        </Button>
      )}
      <Results
        words={issueWords}
        results={results}
        total={page && totalOf(page, issueWords.one, issueWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        note="An issue goes once to each reader who has confirmed. Each email has a link that ends the newsletter."
        skeletons={<RowSkeletons />}
      >
        {(list) => (
          <>
            <ul>
              {list.nodes.map((issue) => (
                <IssueRow
                  key={issue.id}
                  issue={issue}
                  readers={readers[issue.list]}
                  onEdit={() => setEdited(issue.id)}
                  onDone={onDone}
                >
                  {edited === issue.id && <IssueForm issue={issue} onDone={onDone} onCancel={close} />}
                </IssueRow>
              ))}
            </ul>
            <DeskPages address={address} page={list} label="Pages of issues" />
          </>
        )}
      </Results>
    </>
  );
}
