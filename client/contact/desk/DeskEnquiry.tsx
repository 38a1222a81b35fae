import { useEffect, useId, useRef, useState } from 'react';
import { useNow } from '../../apollo/now.tsx';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { formatMoment, formatTime } from '../../ui/moments.ts';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import { durationInWords } from '../duration-in-words.ts';
import { states } from '../words.ts';
import type { DeskEnquiryFragment } from './desk.generated.ts';
import { OpenedEnquiry } from './OpenedEnquiry.tsx';

interface DeskEnquiryProps {
  enquiry: DeskEnquiryFragment;
  /** Whether the address asks for it to be open from the beginning. */
  opensFirst: boolean;
  onChange: () => void;
}

const MINUTE_MS = 60_000;

/** One message in the queue: who wrote, about what, and how long there is to reply. Opened, it has its history and a form. */
export function DeskEnquiry({ enquiry, opensFirst, onChange }: DeskEnquiryProps) {
  const { id, reference, name, email, phone, organization, hasAccount, subject, categoryLabel, sentAt } = enquiry;
  const [isOpen, setOpen] = useState(opensFirst);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opensFirst) heading.current?.scrollIntoView();
  }, [opensFirst]);
  const { tone, tag, line } = clockOf(enquiry, useNow());
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  return (
    <li aria-labelledby={title} className="border-b border-line py-5">
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
        <div className="min-w-0 text-sm lg:col-span-6">
          <h3 ref={heading} id={title} tabIndex={-1} className="text-base font-bold wrap-anywhere outline-none">
            {subject}
          </h3>
          <p className="wrap-anywhere">{[name, organization].filter(Boolean).join(', ')}</p>
          <p className="text-xs wrap-anywhere text-ink-2">
            {[email, phone, hasAccount ? 'has an account' : ''].filter(Boolean).join(', ')}
          </p>
          <p className="num text-xs text-ink-2">
            {reference}, {categoryLabel.toLowerCase()}, sent on {formatMoment(sentAt)}
          </p>
        </div>
        <div className="lg:col-span-3">
          <Tag tone={tone}>{tag}</Tag>
          {line && <p className="num mt-1 text-xs text-ink-2">{line}</p>}
        </div>
        {!isOpen && (
          <div className="lg:col-span-3 lg:text-right">
            <Button size="compact" onClick={() => setOpen(true)}>
              {enquiry.state === 'CLOSED' ? 'Open' : 'Reply'}
              <span className="sr-only"> to {subject}</span>
            </Button>
          </div>
        )}
      </div>
      {isOpen && <OpenedEnquiry enquiry={enquiry} onChange={onChange} onClose={close} />}
      <ItemClaim id={id} name={subject} />
      <ItemHistory id={id} name={subject} />
    </li>
  );
}

interface Clock {
  readonly tone: TagTone;
  readonly tag: string;
  readonly line: string;
}

/** How much time there is left for a reply, or how long it is late. */
function clockOf({ state, replyDueAt, changedAt }: DeskEnquiryFragment, now: Date): Clock {
  if (replyDueAt === null) {
    return { tone: states[state].tone, tag: states[state].label, line: `Since ${formatDate(changedAt)}` };
  }
  const minutes = (Date.parse(replyDueAt) - now.getTime()) / MINUTE_MS;
  const line = `Reply by ${formatTime(new Date(replyDueAt))} on ${formatDate(replyDueAt)}`;
  return minutes < 0
    ? { tone: 'alert', tag: `Overdue by ${durationInWords(-minutes)}`, line }
    : { tone: 'information', tag: `${durationInWords(minutes)} left`, line };
}
