import { Link } from 'react-router-dom';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { certificateAddress } from '../certificate-address.ts';
import type { OwnEnrolmentFragment } from './own-training.generated.ts';
import { useOwnTraining } from './use-own-training.ts';
import { KINDS, stageWords } from './words.ts';

/** One enrolment or application: in what, since when, how far it has come, its certificate, and the way to withdraw. */
export function OwnEnrolmentRow({ enrolment }: { enrolment: OwnEnrolmentFragment }) {
  const { id, title, kind, stage, reason, askedAt, changedAt, certificateCode } = enrolment;
  const { isWorking, withdraw } = useOwnTraining();
  const { label, tone } = stageWords(stage);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 text-sm">
        <p className="font-bold break-words">{title}</p>
        <p className="num text-xs text-ink-2">
          {KINDS[kind]}, {kind === 'PATH' ? 'enrolled' : 'applied'} on {formatDate(askedAt)}
          {changedAt !== askedAt && `, changed on ${formatDate(changedAt)}`}
        </p>
        <p className="mt-2">
          <Tag tone={tone}>{label}</Tag>
        </p>
        {reason && <p className="mt-1 break-words">{reason}</p>}
        {certificateCode && (
          <p className="mt-1">
            <Link to={certificateAddress(certificateCode)} className="inline-flex min-h-11 items-center">
              Certificate<span className="sr-only"> of {title}</span>
            </Link>
          </p>
        )}
      </div>
      {(stage === 'SUBMITTED' || stage === 'ENROLLED') && (
        <AskFirst
          label="Withdraw"
          about={`from ${title}`}
          question={`Withdraw from ${title}?`}
          yes="Yes, withdraw"
          no="No, keep it"
          isWorking={isWorking}
          onYes={() => withdraw(id)}
        />
      )}
    </li>
  );
}
