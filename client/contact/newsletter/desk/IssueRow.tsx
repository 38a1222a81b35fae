import { type ReactNode, useId } from 'react';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoment } from '../../../ui/moments.ts';
import { formatNumber } from '../../../ui/numbers.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { DeskIssueFragment } from './desk.generated.ts';
import { useIssueChanges } from './use-issue-changes.ts';
import { lists, states } from './words.ts';

interface IssueRowProps {
  issue: DeskIssueFragment;
  /** How many readers it would go to now. */
  readers: number;
  onEdit: () => void;
  onDone: () => void;
  /** The form that changes it, while it is open. */
  children: ReactNode;
}

/** One issue: its state, the progress of its mails, and its actions. */
export function IssueRow({ issue, readers, onEdit, onDone, children }: IssueRowProps) {
  const { list, subject, state, changedAt, sentAt, recipients, preview } = issue;
  const title = useId();
  const { isWorking, test, send, remove } = useIssueChanges(issue, onDone);
  const { label, tone } = states[state];
  return (
    <li aria-labelledby={title} className="border-b border-line py-5">
      <h3 id={title} className="text-base font-bold wrap-anywhere">
        {subject}
      </h3>
      <p className="num mt-1 text-xs text-ink-2">
        {sentAt ? `Sent on ${formatMoment(sentAt)} to ${inWords(recipients)}` : `Changed on ${formatMoment(changedAt)}`}
      </p>
      <p className="mt-2">
        <Tag tone={tone}>{label}</Tag>{' '}
        <span className="text-sm">{lists.find(({ value }) => value === list)?.label}</span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="min-h-6 w-fit">
          Preview<span className="sr-only"> of {subject}</span>
        </summary>
        <p className="mt-3 max-w-read border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">{preview.text}</p>
      </details>
      {state === 'DRAFT' && !children && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" onClick={onEdit}>
            Change<span className="sr-only"> {subject}</span>
          </Button>
          <Button size="compact" aria-disabled={isWorking} onClick={() => void test()}>
            Send me a test<span className="sr-only"> of {subject}</span>
          </Button>
          <AskFirst
            label="Send"
            about={subject}
            question={`Send it to ${inWords(readers)} now? You cannot take it back.`}
            yes="Yes, send it"
            no="No, go back"
            isWorking={isWorking}
            onYes={send}
          />
          <AskFirst
            label="Delete"
            about={subject}
            question="Delete this draft?"
            yes="Yes, delete it"
            no="No, keep it"
            isWorking={isWorking}
            onYes={remove}
          />
        </div>
      )}
      {children && <div className="mt-4">{children}</div>}
    </li>
  );
}

function inWords(readers: number): string {
  return readers === 1 ? '1 reader' : `${formatNumber(readers)} readers`;
}
