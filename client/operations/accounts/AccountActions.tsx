import { lazy, Suspense, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../accounts/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { cannotVerify, nameOf } from './account-in-words.ts';
import type { AccountOfRecordFragment } from './accounts.generated.ts';
import type { AskedChange } from './changes.ts';
import { useAccountChanges } from './use-account-changes.ts';

const ChangeDialog = lazy(() => import('./ChangeDialog.tsx').then((module) => ({ default: module.ChangeDialog })));

interface AccountActionsProps {
  account: AccountOfRecordFragment;
  onChange: () => void;
}

/** What an operator can do about an account. No operator can take away their own access, so there is nothing for that. */
export function AccountActions({ account, onChange }: AccountActionsProps) {
  const isOwn = useSession().session?.person.id === account.id;
  if (!isOwn) return <ActionsOnOther account={account} onChange={onChange} />;
  return (
    <p className="text-xs text-ink-2 lg:col-span-4">
      This is your own account. Another operator can change its access or suspend it.
    </p>
  );
}

/** Verifying is done at once; anything else is asked about before. */
function ActionsOnOther({ account, onChange }: AccountActionsProps) {
  const [asked, setAsked] = useState<AskedChange>();
  const [isVerifying, setVerifying] = useState(false);
  const changes = useAccountChanges();
  const name = nameOf(account);
  const obstacle = cannotVerify(account);
  const obstacleId = useId();
  const undo = async (verifiedAt: string) => {
    const { problems } = await changes.undoVerification({ id: account.id, verifiedAt });
    const [problem] = problems;
    if (problem) notify({ title: `The verification of ${name} stands`, text: problem.message, tone: 'error' });
    else notify({ title: `The verification of ${name} is undone`, text: 'They are waiting for verification again.' });
    onChange();
  };
  const verify = async () => {
    if (isVerifying || obstacle) return;
    setVerifying(true);
    const { problems, payload } = await changes.verify({ id: account.id, organization: account.organization });
    setVerifying(false);
    const [problem] = problems;
    if (problem) {
      notify({ title: `${name} could not be verified`, text: problem.message, tone: 'error' });
      return;
    }
    // A verification by another operator cannot be undone here.
    const verifiedAt = payload?.changed ? payload.account.verifiedAt : null;
    if (verifiedAt)
      notify({
        title: `${name} is verified`,
        text: 'They are told by email in 5 minutes, unless you undo it.',
        action: { label: 'Undo', run: () => void undo(verifiedAt) },
      });
    else notify({ title: `${name} is verified already` });
    onChange();
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      {account.verification && (
        <Button
          size="compact"
          variant={obstacle ? 'unavailable' : 'secondary'}
          aria-label={`Verify ${name}`}
          aria-disabled={isVerifying || obstacle !== undefined}
          {...(obstacle && { 'aria-describedby': obstacleId })}
          onClick={verify}
        >
          {isVerifying ? 'Verifying...' : 'Verify'}
        </Button>
      )}
      <Button size="compact" aria-label={`Change access of ${name}`} onClick={() => setAsked('access')}>
        Change access
      </Button>
      {account.suspendedAt ? (
        <Button size="compact" aria-label={`Lift suspension of ${name}`} onClick={() => setAsked('unsuspend')}>
          Lift suspension
        </Button>
      ) : (
        <Button size="compact" aria-label={`Suspend ${name}`} onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {account.verification && obstacle && (
        <p id={obstacleId} className="w-full text-xs text-ink-2">
          {obstacle}
        </p>
      )}
      {asked && (
        <Suspense>
          <ChangeDialog
            kind={asked}
            account={account}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              // The dialog is to be gone before the focus moves, or it would be kept inside.
              flushSync(() => setAsked(undefined));
              onChange();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
