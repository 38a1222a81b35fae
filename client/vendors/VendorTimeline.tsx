import { formatMoment } from '../ui/moments.ts';
import type { VendorFactsFragment } from './vendors.generated.ts';
import { eventWords } from './words.ts';

interface VendorTimelineProps {
  application: VendorFactsFragment;
  heading: 'h2' | 'h4';
}

/** What was done with an application, the oldest first. */
export function VendorTimeline({ application: { events }, heading: Heading }: VendorTimelineProps) {
  if (events.length === 0) return null;
  return (
    <section className={Heading === 'h2' ? 'mt-10' : 'mt-4'}>
      <Heading className={Heading === 'h2' ? 'text-h2 font-bold' : 'text-base font-bold'}>History</Heading>
      <ol className="mt-3 max-w-read border-t border-line text-sm">
        {events.map(({ id, kind, revision, message, happenedAt }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="font-bold">{eventWords(kind, revision)}</p>
            <p className="num text-xs text-ink-2">
              <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
            </p>
            {message && <p className="mt-1 whitespace-pre-line wrap-anywhere">{message}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
