import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ApplicationTimeline } from './ApplicationTimeline.tsx';
import type { OwnApplicationFragment } from './job-applications.generated.ts';
import { AgreeToStart } from './start/AgreeToStart.tsx';
import { WithdrawQuestion } from './WithdrawQuestion.tsx';
import { STAGES } from './words.ts';

/** One application: what for, since when, how far it has come, and the way to withdraw it. */
export function OwnApplicationRow({ application }: { application: OwnApplicationFragment }) {
  const { id, job, stage, appliedAt, changedAt, startedElsewhere, startsOn, startAgreedAt } = application;
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const stop = () => {
    setAsking(false);
    row.current?.focus({ preventScroll: true });
  };
  const canWithdraw = stage !== null && stage !== 'WITHDRAWN';
  return (
    <li ref={row} tabIndex={-1} className="border-b border-line py-4 outline-none">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-sm">
          <p className="font-bold break-words">
            {job.isShown ? <Link to={`/staff-portal?job=${job.id}`}>{job.title}</Link> : job.title}
          </p>
          {!job.isShown && <p className="text-xs text-ink-2">This job is not shown at the moment.</p>}
          <p className="break-words">
            {job.employer}, {job.location}
          </p>
          <p className="num mt-1 text-xs text-ink-2">
            {startedElsewhere ? 'Started on another website on ' : 'Applied on '}
            {formatDate(appliedAt)}
            {changedAt !== appliedAt &&
              `, ${stage === 'WITHDRAWN' ? 'withdrawn' : 'moved'} on ${formatDate(changedAt)}`}
          </p>
          {job.changedAt && job.changedAt > appliedAt && (
            <p className="num text-xs text-ink-2">The employer changed this job on {formatDate(job.changedAt)}</p>
          )}
          {stage && (
            <p className="mt-2">
              <Tag tone={STAGES[stage].tone}>{STAGES[stage].label}</Tag>
            </p>
          )}
          <ApplicationTimeline {...application} reader="APPLICANT" />
          {startsOn && !startAgreedAt && (
            <AgreeToStart id={id} title={job.title} startsOn={startsOn} onAgreed={() => row.current?.focus()} />
          )}
        </div>
        {canWithdraw && !isAsking && (
          <Button size="compact" onClick={() => setAsking(true)}>
            Withdraw
            <span className="sr-only"> your application for {job.title}</span>
          </Button>
        )}
      </div>
      {isAsking && <WithdrawQuestion id={id} title={job.title} onEnd={stop} />}
    </li>
  );
}
