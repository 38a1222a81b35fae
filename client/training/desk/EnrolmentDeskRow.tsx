import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatDate, formatTime } from '../../ui/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import type { DeskEnrolmentRowFragment } from './training-desk.generated.ts';
import { useEnrolmentChanges } from './use-enrolment-changes.ts';

interface EnrolmentDeskRowProps {
  enrolment: DeskEnrolmentRowFragment;
  onDone: () => void;
}

/** One enrolment: who, in what, until when it is to be decided on, and what can be done about it. */
export function EnrolmentDeskRow({ enrolment, onDone }: EnrolmentDeskRowProps) {
  const { id, title, stage, name, email, emailConfirmed, organization, askedAt, dueAt, isOverdue } = enrolment;
  const { isWorking, accept, complete } = useEnrolmentChanges(id, onDone);
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
            {dueAt && `, due by ${formatDate(dueAt)}, ${formatTime(new Date(dueAt))}`}
          </p>
          {dueAt && (
            <p className="mt-2">
              <Tag tone={isOverdue ? 'alert' : 'neutral'}>{isOverdue ? 'Overdue' : 'Waiting'}</Tag>
            </p>
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
      {isDeclining && <DeclineForm id={id} onDone={onDone} onCancel={() => setDeclining(false)} />}
    </li>
  );
}
