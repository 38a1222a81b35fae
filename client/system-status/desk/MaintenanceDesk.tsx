import { useRef } from 'react';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { Button } from '../../ui/Button.tsx';
import { MaintenanceItem } from '../MaintenanceItem.tsx';
import { EndMaintenance } from './EndMaintenance.tsx';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import { useDeskMaintenanceQuery } from './maintenance.generated.ts';
import { useDeskForm } from './use-desk-form.ts';
import { maintenanceWords } from './words.ts';

/** Announced maintenance, the latest first, and what operators do about it. For a signed-in operator. */
export function MaintenanceDesk() {
  const address = useDeskAddress();
  const query = useDeskMaintenanceQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ maintenanceWindows }) => maintenanceWindows,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const form = useDeskForm(heading, results.retry);
  const { page } = results;
  return (
    <>
      {form.isOpen ? (
        <MaintenanceForm onAnnounced={form.onChanged} onCancel={form.giveUp} />
      ) : (
        <Button {...form.opener} className="mb-8">
          Announce maintenance
        </Button>
      )}
      <Results
        words={maintenanceWords}
        results={results}
        total={page && totalOf(page, maintenanceWords.one, maintenanceWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        note="What is measured during maintenance counts for neither side of uptime, and opens no incident."
        skeletons={<RowSkeletons />}
      >
        {(list) => (
          <>
            <ul>
              {list.nodes.map((maintenance) => (
                <MaintenanceItem key={maintenance.id} maintenance={maintenance}>
                  {maintenance.state !== 'OVER' && (
                    <EndMaintenance maintenance={maintenance} onEnded={form.onChanged} />
                  )}
                </MaintenanceItem>
              ))}
            </ul>
            <DeskPages address={address} page={list} label="Pages of maintenance" />
          </>
        )}
      </Results>
    </>
  );
}
