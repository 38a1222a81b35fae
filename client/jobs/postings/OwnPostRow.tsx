import { Link } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import type { AccountAccess } from '../../generated/graph.generated.ts';
import { countOf } from '../../lists/count-words.ts';
import { formatDate } from '../../ui/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { closedDay } from '../job-facts.ts';
import type { OwnPostFragment } from './own-posts.generated.ts';
import { postingAddress } from './posting-address.ts';
import { ReopenButton } from './ReopenButton.tsx';

/** Whose posts they are. */
export interface Publisher {
  readonly access: AccountAccess;
  readonly organization: string;
}

const linkClasses = 'inline-flex min-h-11 items-center';

/** One post of the user: its state, and its actions for a user who still belongs to its employer. */
export function OwnPostRow({ post, account }: { post: OwnPostFragment; account: Publisher }) {
  const { id, title, reference, employer, isOpen, closedAt, applications } = post;
  const isOfEmployer = employer.name === account.organization;
  const mayChange = account.access === 'OPERATOR' || (account.access === 'VERIFIED' && isOfEmployer);
  const name = <span className="sr-only"> {title}</span>;
  const leading = { state: openedState(), className: linkClasses };
  return (
    <li className="border-b border-line py-4 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h4 className="min-w-0 font-bold text-pretty break-words">
          <Link to={`/staff-portal?job=${id}`}>{title}</Link>
        </h4>
        <Tag tone={isOpen ? 'good' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Tag>
      </div>
      <p className="num mt-1 text-xs text-ink-2">
        {timeOf(post)}, {countOf(applications, 'application')}, reference {reference}
      </p>
      {!isOfEmployer && (
        <p className="mt-1 text-xs wrap-anywhere text-ink-2">
          You advertised this job for {employer.name}, which is not your organisation now.
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {account.access !== 'MEMBER' && isOfEmployer && (
          <Link to={postingAddress('applications', id)} {...leading}>
            View applications
            <span className="sr-only"> for {title}</span>
          </Link>
        )}
        {mayChange && (
          <Link to={postingAddress('job', id)} {...leading}>
            Edit{name}
          </Link>
        )}
        {mayChange && (
          <Link to={postingAddress('copy', id)} {...leading}>
            Duplicate{name}
          </Link>
        )}
        {mayChange && isOpen && (
          <Link to={postingAddress('close', id)} {...leading}>
            Close{name}
          </Link>
        )}
        {mayChange && closedAt && (
          <ReopenButton id={id} className={linkClasses}>
            Open again{name}
          </ReopenButton>
        )}
      </div>
    </li>
  );
}

function timeOf({ isOpen, closedAt, closesAt }: OwnPostFragment): string {
  if (isOpen) return closesAt ? `Closes on ${formatDate(closesAt)}` : 'Open until you close it';
  const day = closedDay({ closedAt, closesAt });
  return day ? `Closed on ${formatDate(day)}` : 'Closed';
}
