import { useState } from 'react';
import { DeclineForm } from '../../desk/DeclineForm.tsx';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { WaitingTag } from '../../desk/WaitingTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import type { DeskTierRequestRowFragment } from './tier-desk.generated.ts';
import { useTierDecision } from './use-tier-decision.ts';
import { NOT_DECIDED } from './words.ts';

interface TierDeskRowProps {
  request: DeskTierRequestRowFragment;
  label: string;
  presentLabel: string | null;
  onDone: () => void;
}

/** One request: the account, the tier, the reason, and the actions. */
export function TierDeskRow({ request, label, presentLabel, onDone }: TierDeskRowProps) {
  const { id, purpose, name, email, emailConfirmed, organization, askedAt, dueAt } = request;
  const { approve, decline, isWorking } = useTierDecision(id, onDone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-lead text-sm">
          <p className="text-base font-bold break-words">{label}</p>
          <p className="break-words">
            {name}, {email}
            {!emailConfirmed && ' (not confirmed)'}
            {organization && `, ${organization}`}
          </p>
          <p className="num mt-1 text-xs text-ink-2">
            Asked on {formatDate(askedAt)}. Present tier: {presentLabel ?? 'none'}
          </p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{purpose}</p>
          <div className="mt-2">
            <WaitingTag clock={{ since: askedAt, dueAt }} />
          </div>
        </div>
        {!isDeclining && (
          <div className="flex flex-wrap gap-3">
            <Button size="compact" aria-disabled={isWorking} onClick={() => void approve()}>
              Approve<span className="sr-only"> the request of {name}</span>
            </Button>
            <Button size="compact" aria-disabled={isWorking} onClick={() => !isWorking && setDeclining(true)}>
              Decline<span className="sr-only"> the request of {name}</span>
            </Button>
          </div>
        )}
      </div>
      {isDeclining && (
        <DeclineForm
          title="Decline the request"
          failure={NOT_DECIDED}
          declined={{ title: 'The request is declined' }}
          hint="10 to 500 characters. The partner is sent it by email, and it stays in the audit log. Do not name anyone else"
          submitLabel="Decline the request"
          decline={decline}
          onDeclined={onDone}
          onCancel={() => setDeclining(false)}
        />
      )}
      <ItemClaim id={id} name={`${label}, ${name}`} />
      <ItemHistory id={id} name={`${label}, ${name}`} />
    </li>
  );
}
