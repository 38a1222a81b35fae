import { formatDate } from '../../ui/dates.ts';
import type { OwnApplicationFragment } from './job-applications.generated.ts';
import { STAGES } from './words.ts';

interface ApplicationTimelineProps extends Pick<OwnApplicationFragment, 'turn' | 'moves' | 'changedAt'> {
  /** Who reads it. */
  reader: 'APPLICANT' | 'EMPLOYER';
}

/** Each stage that an application came to, with its day, and whose turn it is since when. */
export function ApplicationTimeline({ turn, moves, changedAt, reader }: ApplicationTimelineProps) {
  return (
    <>
      {turn && (
        <p className="num mt-2 text-sm">
          <span className="font-bold">{turn === reader ? 'Your turn' : `The ${turn.toLowerCase()}'s turn`}</span> since{' '}
          {formatDate(changedAt)}
        </p>
      )}
      {moves.length > 1 && (
        <dl className="num mt-2 border-l-2 border-line-strong pl-3 text-xs text-ink-2">
          {moves.map(({ stage, movedAt }) => (
            <div key={movedAt} className="flex flex-wrap gap-x-2">
              <dt>{STAGES[stage].label}</dt>
              <dd>{formatDate(movedAt)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
