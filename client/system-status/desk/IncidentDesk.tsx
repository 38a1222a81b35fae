import { useRef } from 'react';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { Button } from '../../ui/Button.tsx';
import { IncidentItem } from '../IncidentItem.tsx';
import { useDeskIncidentsQuery } from './desk.generated.ts';
import { OpenIncidentForm } from './OpenIncidentForm.tsx';
import { UpdateForm } from './UpdateForm.tsx';
import { useDeskForm } from './use-desk-form.ts';
import { incidentWords } from './words.ts';

/** Incidents, the newest first, and what operators add to them. For a signed-in operator. */
export function IncidentDesk() {
  const address = useDeskAddress();
  const query = useDeskIncidentsQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ incidents }) => incidents,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const form = useDeskForm(heading, results.retry);
  const { page } = results;
  return (
    <>
      {form.isOpen ? (
        <OpenIncidentForm onOpened={form.onChanged} onCancel={form.giveUp} />
      ) : (
        <Button {...form.opener} className="mb-8">
          Open an incident
        </Button>
      )}
      <Results
        words={incidentWords}
        results={results}
        total={page && totalOf(page, incidentWords.one, incidentWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(list) => (
          <>
            <ul>
              {list.nodes.map((incident) => (
                <IncidentItem key={incident.id} incident={incident}>
                  <UpdateForm incident={incident} onAdded={form.onChanged} />
                </IncidentItem>
              ))}
            </ul>
            <DeskPages address={address} page={list} label="Pages of incidents" />
          </>
        )}
      </Results>
    </>
  );
}
