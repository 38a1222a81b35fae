import { useRef, useState } from 'react';
import { formatDate } from '../../ui/dates.ts';
import { formatTime } from '../../ui/moments.ts';
import { Tag } from '../../ui/Tag.tsx';
import { states } from '../words.ts';
import { Entries } from './Entries.tsx';
import { ThreadActions } from './ThreadActions.tsx';
import type { ShownThreadFragment } from './thread.generated.ts';

/** An enquiry as its sender sees it, with the sender's actions. */
export function Thread({ token, first }: { token: string; first: ShownThreadFragment }) {
  const [thread, setThread] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference, subject, categoryLabel, state, replyDueAt, entries } = thread;
  const { label, tone } = states[state];
  const onChange = (changed: ShownThreadFragment) => {
    setThread(changed);
    heading.current?.focus();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
        {subject}
      </h2>
      <p className="num mt-1 text-sm text-ink-2">
        {reference}, {categoryLabel.toLowerCase()}
      </p>
      <p className="mt-2 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tag tone={tone}>{label}</Tag>
        {replyDueAt && (
          <span className="num">
            We reply by {formatTime(new Date(replyDueAt))} on {formatDate(replyDueAt)}.
          </span>
        )}
      </p>
      <Entries entries={entries} sender="You" operator={__PRODUCT_NAME__} />
      <ThreadActions key={entries.length} token={token} state={state} onChange={onChange} />
    </>
  );
}
