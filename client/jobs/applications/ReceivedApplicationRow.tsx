import { formatDate } from '../../ui/dates.ts';
import { formatMoment } from '../../ui/moments.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ApplicationTimeline } from './ApplicationTimeline.tsx';
import type { ReceivedApplicationFragment } from './job-applications.generated.ts';
import { NotesOf } from './notes/NotesOf.tsx';
import { StageForm } from './StageForm.tsx';
import { StartDateForm } from './start/StartDateForm.tsx';
import { ChosenBox } from './together/ChosenBox.tsx';
import { STAGES } from './words.ts';

interface ReceivedApplicationRowProps {
  application: ReceivedApplicationFragment;
  isChosen: boolean;
  /** It is chosen to be moved together with others, or not any more; absent if there are no others. */
  onChoose: ((isChosen: boolean) => void) | undefined;
  /** It is not any more as it is shown. */
  onStale: () => void;
}

/** One application as the employer reads it. Of a withdrawn one nothing is left but that it was. */
export function ReceivedApplicationRow({ application, isChosen, onChoose, onStale }: ReceivedApplicationRowProps) {
  const { applicant, statement, stage, appliedAt, changedAt } = application;
  const { label, tone } = STAGES[stage];
  const applied = `Applied on ${formatMoment(appliedAt)}`;
  return (
    <li className="border-b border-line py-6">
      {applicant && onChoose && <ChosenBox label={`Select ${applicant.name}`} checked={isChosen} onChange={onChoose} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-h3 break-words">{applicant?.name ?? 'Withdrawn application'}</h3>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <p className="num text-xs text-ink-2">
        {applied}
        {!applicant && `, withdrawn on ${formatDate(changedAt)}`}
      </p>
      {applicant && (
        <>
          <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
            <a href={`mailto:${applicant.email}`} className="wrap-anywhere">
              {applicant.email}
            </a>
            {applicant.phone && <a href={`tel:${applicant.phone.replaceAll(/[^\d+]/g, '')}`}>{applicant.phone}</a>}
          </p>
          {!applicant.emailConfirmed && (
            <p className="mt-1 text-xs text-ink-2">
              This email address is not confirmed, so it may be wrong or not theirs.
            </p>
          )}
          <ApplicationTimeline {...application} reader="EMPLOYER" />
          <p className="mt-4 text-sm break-words whitespace-pre-line">{statement}</p>
          <NotesOf applicationId={application.id} name={applicant.name} count={application.noteCount} />
          {(stage === 'OFFERED' || stage === 'HIRED') && (
            <StartDateForm application={application} name={applicant.name} onStale={onStale} />
          )}
          <StageForm application={application} name={applicant.name} onStale={onStale} />
        </>
      )}
    </li>
  );
}
