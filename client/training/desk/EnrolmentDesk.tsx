import { DeskPages } from '../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { useDeskList } from '../../desk/use-desk-list.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { EnrolmentDeskRow } from './EnrolmentDeskRow.tsx';
import { useDeskEnrolmentsQuery } from './training-desk.generated.ts';
import { applicationWords, enrolmentWords, views } from './words.ts';

/** Applications that wait for a decision, those that are overdue first; or those who take a programme. */
export function EnrolmentDesk({ stage }: { stage: 'SUBMITTED' | 'ENROLLED' }) {
  const address = useDeskAddress();
  const words = stage === 'SUBMITTED' ? applicationWords : enrolmentWords;
  const query = useDeskEnrolmentsQuery({
    variables: { stage, ...address.page },
    fetchPolicy: 'cache-and-network',
  });
  const { results, heading, onHandled } = useDeskList(address, query, ({ enrolments }) => enrolments);
  const { page } = results;
  return (
    <Results
      words={words}
      results={results}
      total={page && totalOf(page, words.one, words.many)}
      filters={[]}
      clearAll={address.of({ view: stage === 'SUBMITTED' ? '' : views[1].slug })}
      heading={heading}
      note={
        stage === 'SUBMITTED'
          ? 'Applicants are told that we decide within 7 days. Applications that have been waiting longest come first.'
          : 'A completed programme gets a certificate, and its address is mailed.'
      }
      skeletons={<RowSkeletons />}
    >
      {(list) => (
        <MaybeClaimed queue="TRAINING" isQueue={stage === 'SUBMITTED'} items={list.nodes}>
          <ul>
            {list.nodes.map((enrolment) => (
              <EnrolmentDeskRow key={enrolment.id} enrolment={enrolment} onDone={onHandled} />
            ))}
          </ul>
          <DeskPages address={address} page={list} label={`Pages of ${words.many}`} />
        </MaybeClaimed>
      )}
    </Results>
  );
}
