import { formatNumber } from '../ui/numbers.ts';
import { shortCount } from './short-count.ts';

/** A count in short, with the whole number for those who hear it; a dash if nothing has been counted yet. */
export function VisitorFigure({ count }: { count: number | undefined }) {
  if (!count) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">none counted yet</span>
      </>
    );
  }
  const short = shortCount(count);
  if (short === String(count)) return short;
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{formatNumber(count)}</span>
    </>
  );
}
