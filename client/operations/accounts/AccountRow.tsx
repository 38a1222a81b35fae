import { Link } from 'react-router-dom';
import { useNow } from '../../apollo/now.tsx';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { AccountActions } from './AccountActions.tsx';
import { membershipOf, nameOf, occupationOf, statusOf } from './account-in-words.ts';
import type { AccountOfRecordFragment } from './accounts.generated.ts';
import { SelectBox } from './SelectBox.tsx';

interface AccountRowProps {
  account: AccountOfRecordFragment;
  onChange: () => void;
  isSelected?: boolean;
  /** Absent if it cannot be selected. */
  onSelect?: (isSelected: boolean) => void;
}

/** One account: its user, its state, and its actions. */
export function AccountRow({ account, onChange, isSelected = false, onSelect }: AccountRowProps) {
  const { tone, tag, line } = statusOf(account, useNow());
  const { email, emailConfirmed, organization, phone } = account;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-12">
      <div className="min-w-0 text-sm lg:col-span-5">
        <h3 className="text-base font-bold break-words">{nameOf(account)}</h3>
        <p className="break-words">{[occupationOf(account), organization].filter(Boolean).join(', ')}</p>
        <p className="text-xs text-ink-2">{membershipOf(account)}</p>
        <p className="text-xs wrap-anywhere text-ink-2">{email}</p>
        <p className="num text-xs text-ink-2">
          {[emailConfirmed ? 'Email address confirmed' : 'Email address not confirmed', phone]
            .filter(Boolean)
            .join(', ')}
        </p>
        {onSelect && (
          <SelectBox
            label={
              <>
                Select<span className="sr-only"> {nameOf(account)}</span>
              </>
            }
            checked={isSelected}
            onChange={onSelect}
          />
        )}
      </div>
      <div className="lg:col-span-3">
        <Tag tone={tone}>{tag}</Tag>
        <p className="num mt-1 text-xs text-ink-2">{line}</p>
        <Link
          to={{ search: `?section=log&account=${account.id}` }}
          aria-label={`Audit log of ${nameOf(account)}`}
          className="inline-flex min-h-11 items-center text-sm"
        >
          Audit log
        </Link>
      </div>
      <div className="lg:col-span-4">
        <AccountActions account={account} onChange={onChange} />
        <ItemClaim id={account.id} name={nameOf(account)} />
        <ItemHistory id={account.id} name={nameOf(account)} />
      </div>
    </li>
  );
}
