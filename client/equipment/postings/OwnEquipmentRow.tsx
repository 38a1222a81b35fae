import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { forgetActivity } from '../../accounts/activity/forget-activity.ts';
import { problemOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDate } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { Tag } from '../../ui/Tag.tsx';
import { type EquipmentPostingRowFragment, WithdrawEquipmentDocument } from './equipment-posting.generated.ts';
import { sellsAs } from './own-organization.ts';
import { NOT_WITHDRAWN, states, withdrawalEffects } from './words.ts';

interface OwnEquipmentRowProps {
  posting: EquipmentPostingRowFragment;
  /** Under whose name the account sells now. */
  organization: string;
}

/** One product of one's own: where it stands, and what can be done about it by the user who still sells as its supplier. */
export function OwnEquipmentRow({ posting, organization }: OwnEquipmentRowProps) {
  const { id, item, state, declineReason } = posting;
  const client = useApolloClient();
  const [isAsked, setAsked] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  const withdraw = async () => {
    if (isWorking) return;
    setWorking(true);
    const problem = await client
      .mutate({
        mutation: WithdrawEquipmentDocument,
        variables: { id },
        update: forgetActivity,
      })
      .then(
        ({ data }) => {
          const answer = data?.withdrawEquipment;
          return answer?.__typename === 'EquipmentPostingPayload' ? undefined : (answer?.message ?? '');
        },
        (error: unknown) => problemOf(error, '').message,
      );
    setWorking(false);
    setAsked(false);
    name.current?.focus();
    if (problem === undefined) notify({ title: 'Your equipment is withdrawn' });
    else notify({ title: NOT_WITHDRAWN, text: problem, tone: 'error' });
  };
  const { label, tone } = states[state];
  const mayChange = sellsAs(organization, item.supplier.name);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-sm">
          <p ref={name} tabIndex={-1} className="font-bold wrap-anywhere outline-none">
            {state === 'PUBLISHED' ? <Link to={`/equipment?item=${id}`}>{item.name}</Link> : item.name}
          </p>
          <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
            <Tag tone={tone}>{label}</Tag>
            {item.priceLabel} without VAT, {item.availabilityLabel.toLowerCase()}
            {sinceOf(posting)}
          </p>
        </div>
        {!isAsked && (
          <div className="flex gap-3">
            {mayChange && (
              <ButtonLink size="compact" to={`/equipment?form=list&listing=${id}`}>
                {state === 'WITHDRAWN' ? 'List again' : 'Change'}
                <span className="sr-only"> {item.name}</span>
              </ButtonLink>
            )}
            {state !== 'WITHDRAWN' && (
              <Button size="compact" onClick={() => setAsked(true)}>
                Withdraw<span className="sr-only"> {item.name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {!mayChange && (
        <p className="mt-1 text-xs wrap-anywhere text-ink-2">
          You listed this product as {item.supplier.name}, which is not your organisation now.
          {state !== 'WITHDRAWN' && ' You can only withdraw it.'}
        </p>
      )}
      {state === 'DECLINED' && (
        <p className="mt-3 border-l-4 border-err pl-4 text-sm wrap-anywhere">
          <span className="font-bold">Why it was not listed:</span> {declineReason}
        </p>
      )}
      {isAsked && (
        <Confirmation
          isWorking={isWorking}
          onWithdraw={() => void withdraw()}
          onKeep={() => {
            setAsked(false);
            name.current?.focus();
          }}
          effect={withdrawalEffects[state]}
          mayListAgain={mayChange}
        />
      )}
    </li>
  );
}

/** Since when it stands where it stands, behind the facts; empty where that is not known. */
function sinceOf({ state, submittedAt, reviewedAt }: EquipmentPostingRowFragment): string {
  if (state === 'IN_REVIEW' && submittedAt) return `, sent on ${formatDate(submittedAt)}`;
  if (state === 'DECLINED' && reviewedAt) return `, reviewed on ${formatDate(reviewedAt)}`;
  return '';
}

interface ConfirmationProps {
  isWorking: boolean;
  onWithdraw: () => void;
  onKeep: () => void;
  /** What comes of it. */
  effect: string;
  mayListAgain: boolean;
}

/** Asks once more, in the row itself. */
function Confirmation({ isWorking, onWithdraw, onKeep, effect, mayListAgain }: ConfirmationProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="mt-4 border-l-[6px] border-amber bg-amber-tint p-5 text-sm">
      <p ref={question} tabIndex={-1} className="outline-none">
        {effect}{' '}
        {mayListAgain
          ? 'You can list it again later; we then review it anew.'
          : 'You cannot list it again under your organisation now.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="compact" aria-disabled={isWorking} onClick={onWithdraw}>
          {isWorking ? 'Withdrawing...' : 'Yes, withdraw it'}
        </Button>
        <Button size="compact" aria-disabled={isWorking} onClick={isWorking ? undefined : onKeep}>
          No, keep it
        </Button>
      </div>
    </div>
  );
}
