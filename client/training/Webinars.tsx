import type { ReactNode } from 'react';
import { formatDate } from '../ui/dates.ts';
import { formatTime } from '../ui/moments.ts';
import { Tag } from '../ui/Tag.tsx';
import type { WebinarRowFragment } from './training-page.generated.ts';
import { NO_WEBINARS } from './words.ts';

interface WebinarsProps {
  webinars: readonly WebinarRowFragment[];
  /** The way to a seat. */
  actionOf: (webinar: WebinarRowFragment) => ReactNode;
}

/** The next webinars, the soonest first. */
export function Webinars({ webinars, actionOf }: WebinarsProps) {
  if (webinars.length === 0) return <p>{NO_WEBINARS}</p>;
  return (
    <ul className="border-b border-line">
      {webinars.map((webinar) => (
        <WebinarItem key={webinar.id} webinar={webinar}>
          {actionOf(webinar)}
        </WebinarItem>
      ))}
    </ul>
  );
}

function WebinarItem({ webinar, children }: { webinar: WebinarRowFragment; children: ReactNode }) {
  const { title, description, presenter, format, formatLabel, startsAt, durationMinutes, seats, attendees } = webinar;
  const [day, month] = formatDate(startsAt).split(' ');
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 border-t border-line py-5 md:grid-cols-[5rem_1fr_auto] md:gap-x-8">
      <p aria-hidden className="self-start border-t-4 border-brand pt-1">
        <span className="num block text-h2 font-bold">{day}</span>
        <span className="text-sm text-ink-2">{month?.slice(0, 3)}</span>
      </p>
      <div className="min-w-0">
        <Tag tone={format === 'LIVE' ? 'alert' : 'information'}>{formatLabel}</Tag>
        <h3 className="mt-1 text-base">{title}</h3>
        <p className="num text-sm">
          <time dateTime={startsAt}>
            {formatDate(startsAt)}, {formatTime(new Date(startsAt))}
          </time>
          , {durationMinutes} minutes, with {presenter}
        </p>
        <p className="mt-1 text-sm text-ink-2">{description}</p>
        <p className="num mt-1 text-sm text-ink-2">
          {attendees >= seats ? soldOut(seats) : `${attendees} attendees, ${seats - attendees} seats left`}
        </p>
      </div>
      <div className="col-start-2 mt-3 md:col-start-3 md:mt-0" data-print="hide">
        {children}
      </div>
    </li>
  );
}

function soldOut(seats: number): string {
  return seats === 1 ? 'The only seat is taken' : `All ${seats} seats are taken`;
}
