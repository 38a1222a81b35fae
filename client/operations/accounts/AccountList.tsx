import { type ReactNode, useRef } from 'react';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import type { AccountFilter } from '../../generated/graph.generated.ts';
import { totalOf } from '../../lists/count-words.ts';
import type { ListWords } from '../../lists/list-words.ts';
import { Results } from '../../lists/Results.tsx';
import { TextSearch } from '../../lists/TextSearch.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import type { ActiveFilter } from '../../ui/ActiveFilters.tsx';
import { AccountRow } from './AccountRow.tsx';
import { useAccountsQuery } from './accounts.generated.ts';
import { WaitingAccounts } from './WaitingAccounts.tsx';

interface AccountListProps {
  words: ListWords;
  filter: AccountFilter;
  /** The filter in words, if it is one that can be taken away. */
  filterWords?: ActiveFilter | '';
  /** What follows the number of accounts in the heading. */
  totalEnd?: string;
  note?: string;
  /** Further fields beside the search. */
  children?: ReactNode;
}

/** Accounts with what operators can do about each. */
export function AccountList({ words, filter, filterWords, totalEnd = '', note, children }: AccountListProps) {
  const address = useDeskAddress();
  const q = address.value('q');
  const query = useAccountsQuery({
    variables: { filter: { ...filter, ...(q && { search: q }) }, ...address.page },
    fetchPolicy: 'cache-and-network',
  });
  const results = useListResults(query, {
    pageOf: ({ accounts }) => accounts,
    startAnew: () => address.go({}, { replace: true }),
    refusable: ['search'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const searched = q ? [{ label: `Search: ${q}`, without: address.of({ q: '' }) }] : [];
  const { page } = results;
  const onChange = () => {
    // The button that was pressed may be gone with its row.
    heading.current?.focus({ preventScroll: true });
    results.retry();
  };
  return (
    <>
      <search aria-label="Find accounts" className="mb-8 grid gap-6 sm:grid-cols-2">
        <TextSearch
          label="Name, organisation or email address"
          q={q}
          onSearch={(typed) => address.go({ q: typed }, { replace: true })}
        />
        {children}
      </search>
      <Results
        words={words}
        results={results}
        total={page && `${totalOf(page, words.one, words.many)} ${totalEnd}`.trim()}
        filters={[...searched, ...(filterWords ? [filterWords] : [])]}
        clearAll={address.of({ q: '', status: '' })}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(accounts) => (
          <>
            {filter.awaitingVerification ? (
              <WaitingAccounts accounts={accounts.nodes} onChange={onChange} />
            ) : (
              <ul>
                {accounts.nodes.map((account) => (
                  <AccountRow key={account.id} account={account} onChange={onChange} />
                ))}
              </ul>
            )}
            <DeskPages address={address} page={accounts} label="Pages of accounts" />
          </>
        )}
      </Results>
      {note && <p className="mt-6 text-xs text-ink-2">{note}</p>}
    </>
  );
}
