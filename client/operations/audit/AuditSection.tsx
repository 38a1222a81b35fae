import { useRef } from 'react';
import { accountInWords, actionInWords } from '../../desk/audit-words.ts';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { entryWords } from '../words.ts';
import { AuditTable } from './AuditTable.tsx';
import { type AuditLogEntryFragment, useAuditLogQuery } from './audit-log.generated.ts';
import { actionOptions } from './entry-in-words.ts';

/** The audit log, the newest entry first; filtered by the links of its own rows. */
export function AuditSection() {
  const address = useDeskAddress();
  const [action, ownerId, actorId] = [address.value('action'), address.value('account'), address.value('actor')];
  const filter = { ...(action && { action }), ...(ownerId && { ownerId }), ...(actorId && { actorId }) };
  const query = useAuditLogQuery({ variables: { filter, ...address.page }, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ auditLog }) => auditLog,
    startAnew: () => address.go({}, { replace: true }),
    refusable: ['action', 'ownerId', 'actorId'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const { page } = results;
  const known = page?.nodes ?? [];
  const filters = [
    { name: 'action', value: action, label: actionInWords(action) },
    { name: 'account', value: ownerId, label: `Records of ${addressOf(known, ownerId)}` },
    { name: 'actor', value: actorId, label: `Done by ${addressOf(known, actorId)}` },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()} className="mb-8 sm:w-96">
        <SelectField
          label="What was done"
          name="action"
          options={actionOptions(action)}
          value={action}
          onChange={({ currentTarget }) => address.go({ action: currentTarget.value })}
        />
      </form>
      <Results
        words={entryWords}
        results={results}
        total={page && totalOf(page, entryWords.one, entryWords.many)}
        filters={filters.map(({ name, label }) => ({ label, without: address.of({ [name]: '' }) }))}
        clearAll={address.of({ action: '', account: '', actor: '' })}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(log) => (
          <>
            <AuditTable
              entries={log.nodes}
              address={address}
              onFollow={() => heading.current?.focus({ preventScroll: true })}
            />
            <DeskPages address={address} page={log} label="Pages of the audit log" />
          </>
        )}
      </Results>
    </>
  );
}

/** An account by its address, as far as the entries that are shown say it. */
function addressOf(entries: readonly AuditLogEntryFragment[], id: string): string {
  const owned = entries.find(({ ownerId }) => ownerId === id);
  const acted = entries.find(({ actorId }) => actorId === id);
  return accountInWords(owned ? owned.ownerEmail : acted ? acted.actorEmail : id);
}
