import { formatDate } from '../../ui/dates.ts';
import type { OwnApplicationFragment } from './job-applications.generated.ts';
import { STAGES } from './words.ts';

interface ApplicationTimelineProps
  extends Pick<OwnApplicationFragment, 'turn' | 'moves' | 'changedAt' | 'startsOn' | 'startAgreedAt'> {
  /** Who reads it. */
  reader: 'APPLICANT' | 'EMPLOYER';
}

/** Each stage that an application came to, with its day, the day that work begins, and whose turn it is since when. */
export function ApplicationTimeline({
  turn,
  moves,
  changedAt,
  startsOn,
  startAgreedAt,
  reader,
}: ApplicationTimelineProps) {
  return (
    <>
      {startsOn && (
        <p className="num mt-2 text-sm">
          {startAgreedAt ? 'Start date: ' : 'Proposed start date: '}
          <span className="font-bold">{formatDate(startsOn)}</span>
        </p>
      )}
      {turn && (
        <p className="num mt-2 text-sm">
          <span className="font-bold">{turn === reader ? 'Your turn' : `The ${turn.toLowerCase()}'s turn`}</span> since{' '}
          {formatDate(changedAt)}
        </p>
      )}
      {moves.length > 1 && (
        <dl className="num mt-2 border-l-2 border-line-strong pl-3 text-xs text-ink-2">
          {moves.map((move) => (
            <div key={move.movedAt} className="flex flex-wrap gap-x-2">
              <dt>
                {STAGES[move.stage].label}
                {move.startsOn && `, start on ${formatDate(move.startsOn)} proposed`}
              </dt>
              <dd>{formatDate(move.movedAt)}</dd>
            </div>
          ))}
          {startAgreedAt && (
            <div className="flex flex-wrap gap-x-2">
              <dt>Start date agreed</dt>
              <dd>{formatDate(startAgreedAt)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
