import { useState } from 'react';
import { DeclineForm } from '../../desk/DeclineForm.tsx';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { WaitingTag } from '../../desk/WaitingTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import type { DeskEnrolmentRowFragment } from './training-desk.generated.ts';
import { useEnrolmentChanges } from './use-enrolment-changes.ts';
import { NOT_DECIDED } from './words.ts';

interface EnrolmentDeskRowProps {
  enrolment: DeskEnrolmentRowFragment;
  onDone: () => void;
}

/** One enrolment: the user, the programme, the deadline of the decision, and the actions. */
export function EnrolmentDeskRow({ enrolment, onDone }: EnrolmentDeskRowProps) {
  const { id, title, stage, name, email, emailConfirmed, organization, askedAt, dueAt } = enrolment;
  const { isWorking, accept, decline, complete } = useEnrolmentChanges(id, onDone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-sm">
          <p className="text-base font-bold break-words">{title}</p>
          <p className="break-words">
            {name}, {email}
            {!emailConfirmed && ' (not confirmed)'}
            {organization && `, ${organization}`}
          </p>
          <p className="num mt-1 text-xs text-ink-2">
            {stage === 'SUBMITTED' ? 'Applied' : 'Enrolled'} on {formatDate(askedAt)}
          </p>
          {dueAt && (
            <div className="mt-2">
              <WaitingTag clock={{ since: askedAt, dueAt }} />
            </div>
          )}
        </div>
        {!isDeclining && (
          <div className="flex flex-wrap gap-3">
            {stage === 'SUBMITTED' ? (
              <>
                <Button size="compact" aria-disabled={isWorking} onClick={() => void accept()}>
                  Accept<span className="sr-only"> {name}</span>
                </Button>
                <Button size="compact" aria-disabled={isWorking} onClick={() => !isWorking && setDeclining(true)}>
                  Decline<span className="sr-only"> {name}</span>
                </Button>
              </>
            ) : (
              <Button size="compact" aria-disabled={isWorking} onClick={() => void complete()}>
                Record completion
                <span className="sr-only">
                  {' '}
                  of {title} by {name}
                </span>
              </Button>
            )}
          </div>
        )}
      </div>
      {isDeclining && (
        <DeclineForm
          title="Decline the application"
          failure={NOT_DECIDED}
          declined={{ title: 'The application is declined' }}
          hint="10 to 500 characters. The applicant is sent it by email, and it stays in the audit log. Do not name anyone else"
          submitLabel="Decline the application"
          decline={decline}
          onDeclined={onDone}
          onCancel={() => setDeclining(false)}
        />
      )}
      <ItemClaim id={id} name={`${title}, ${name}`} />
      <ItemHistory id={id} name={`${title}, ${name}`} />
    </li>
  );
}
