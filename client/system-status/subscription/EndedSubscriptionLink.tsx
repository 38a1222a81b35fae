import { Link } from 'react-router-dom';
import { DEAD_LINK_TITLE } from '../../accounts/email/words.ts';
import type { StatusSubscriptionState } from '../../generated/graph.generated.ts';
import { SUBSCRIBED, SYSTEM_STATUS } from '../words.ts';
import type { SubscriptionLink } from './subscription-link.ts';

/** What is said of a link that can do nothing more. */
interface LinkEnd {
  readonly title: string;
  readonly text: string;
  /** Whether that is as its reader wanted. */
  readonly isGood: boolean;
}

/** The text that replaces the form of a link; undefined if the form is shown. */
export function endOf(kind: SubscriptionLink['kind'], state: StatusSubscriptionState): LinkEnd | undefined {
  if (kind === 'confirm' && state === 'CONFIRMED') {
    return {
      title: SUBSCRIBED,
      text: 'This link has been used already: you get an email when something is said of an incident.',
      isGood: true,
    };
  }
  if (state !== 'OVER') return undefined;
  const text =
    kind === 'confirm'
      ? 'This link is too old, or you have unsubscribed since. Subscribe again.'
      : 'You have unsubscribed already, or this link is not complete. If you still get emails, copy the whole link from one.';
  return { title: DEAD_LINK_TITLE, text, isGood: false };
}

/** Replaces the form of a link that is no longer valid. */
export function EndedSubscriptionLink({ end: { text, isGood } }: { end: LinkEnd }) {
  return (
    <div className="max-w-read">
      <p role="status" className={`border-l-[6px] p-5 ${isGood ? 'border-go bg-go-tint' : 'border-err bg-err-tint'}`}>
        {text}
      </p>
      <p className="mt-6">
        <Link to="/system-status">{SYSTEM_STATUS}</Link>
      </p>
    </div>
  );
}
