import { useId, useRef, useState } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { WaitingTag } from '../../desk/WaitingTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { notify } from '../../ui/notify.ts';
import { Tag } from '../../ui/Tag.tsx';
import { VendorFacts } from '../VendorFacts.tsx';
import { VendorFiles } from '../VendorFiles.tsx';
import { VendorTimeline } from '../VendorTimeline.tsx';
import type { VendorFactsFragment } from '../vendors.generated.ts';
import { states } from '../words.ts';
import { useDecidingVendor } from './use-deciding-vendor.ts';
import { type ReasonedDecision, VendorDecisionForm } from './VendorDecisionForm.tsx';

interface VendorDeskRowProps {
  application: VendorFactsFragment;
  onDecided: () => void;
}

/** One application with all its statements and its history, and the operators' actions. */
export function VendorDeskRow({ application, onDecided }: VendorDeskRowProps) {
  const { id, companyName, reference, revision, state, dueAt, submittedAt, decisionReason } = application;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { session } = useSession();
  const [asked, setAsked] = useState<ReasonedDecision>();
  const [isWorking, setWorking] = useState(false);
  const decide = useDecidingVendor(application);
  const isWaiting = state === 'SUBMITTED';
  const approve = async () => {
    if (isWorking) return;
    setWorking(true);
    const [problem] = await decide('APPROVED');
    setWorking(false);
    if (problem) notify({ title: 'The application was not approved', text: problem.message, tone: 'error' });
    else notify({ title: 'The application is approved', text: 'The applicant is told by email.' });
    onDecided();
  };
  return (
    <li aria-labelledby={title} className="border-b border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} id={title} tabIndex={-1} className="min-w-0 text-h3 wrap-anywhere outline-none">
          {companyName}
        </h3>
        <Tag tone={states[state].tone}>{states[state].label}</Tag>
      </div>
      <p className="num text-xs text-ink-2">
        {reference}, revision {revision}
        {submittedAt && `, sent on ${formatMoment(submittedAt)}`}
      </p>
      {isWaiting && submittedAt && dueAt && (
        <div className="mt-2">
          <WaitingTag clock={{ since: submittedAt, dueAt }} />
        </div>
      )}
      {decisionReason && <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere">{decisionReason}</p>}
      <VendorFacts application={application} />
      <VendorFiles
        files={application.files}
        heading="h4"
        headers={session ? { authorization: `Bearer ${session.accessToken}` } : {}}
        notScanned="not scanned for viruses"
      />
      <VendorTimeline application={application} heading="h4" />
      {isWaiting && asked && (
        <VendorDecisionForm
          application={application}
          decision={asked}
          onDecided={onDecided}
          onCancel={() => {
            setAsked(undefined);
            heading.current?.focus();
          }}
        />
      )}
      {isWaiting && !asked && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" aria-disabled={isWorking} onClick={() => void approve()}>
            {isWorking ? 'Approving...' : 'Approve'}
            <span className="sr-only"> {companyName}</span>
          </Button>
          <Button size="compact" onClick={() => setAsked('CHANGES_REQUESTED')}>
            Ask for changes<span className="sr-only"> to the application of {companyName}</span>
          </Button>
          <Button size="compact" onClick={() => setAsked('REFUSED')}>
            Refuse<span className="sr-only"> {companyName}</span>
          </Button>
        </div>
      )}
      <ItemClaim id={id} name={companyName} />
      <ItemHistory id={id} name={companyName} />
    </li>
  );
}
