import { useState } from 'react';
import { ClaimedItems } from '../../desk/ClaimedItems.tsx';
import { Button } from '../../ui/Button.tsx';
import { AccountRow } from './AccountRow.tsx';
import { cannotVerify } from './account-in-words.ts';
import type { AccountOfRecordFragment } from './accounts.generated.ts';
import { SelectBox } from './SelectBox.tsx';
import { useVerifyingMany } from './use-verifying-many.ts';

interface WaitingAccountsProps {
  accounts: readonly AccountOfRecordFragment[];
  onChange: () => void;
}

/** Accounts that wait to be verified: operators claim each, verify it, or select several and verify these together. */
export function WaitingAccounts({ accounts, onChange }: WaitingAccountsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { isWorking, verify } = useVerifyingMany(() => {
    setSelected(new Set());
    onChange();
  });
  const verifiable = accounts.filter((account) => cannotVerify(account) === undefined);
  // What was selected and is gone, or has changed since, is selected no more.
  const chosen = verifiable.filter(({ id }) => selected.has(id));
  const select = (ids: readonly string[], isSelected: boolean) => {
    const kept = [...selected].filter((id) => !ids.includes(id));
    setSelected(new Set(isSelected ? [...kept, ...ids] : kept));
  };
  const isNone = chosen.length === 0;
  return (
    <ClaimedItems queue="VERIFICATION" items={accounts}>
      {verifiable.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
          <SelectBox
            label={`Select all that can be verified (${verifiable.length})`}
            checked={chosen.length === verifiable.length}
            onChange={(isSelected) =>
              select(
                verifiable.map(({ id }) => id),
                isSelected,
              )
            }
          />
          <Button
            size="compact"
            variant={isNone ? 'unavailable' : 'secondary'}
            aria-disabled={isNone || isWorking}
            onClick={() => void verify(chosen)}
          >
            {isWorking ? 'Verifying...' : `Verify selected (${chosen.length})`}
          </Button>
        </div>
      )}
      <ul>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            onChange={onChange}
            {...(verifiable.includes(account) && {
              isSelected: selected.has(account.id),
              onSelect: (isSelected: boolean) => select([account.id], isSelected),
            })}
          />
        ))}
      </ul>
    </ClaimedItems>
  );
}
