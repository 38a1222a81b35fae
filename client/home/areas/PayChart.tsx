import { bandLabel } from '../../jobs/job-facts.ts';
import { formatPounds } from '../../ui/pounds.ts';
import type { BandPayFragment } from '../home-page.generated.ts';

/** Pay bands as bars, which are a table: a bar runs from the entry to the top of its band. */
export function PayChart({ scales, band }: { scales: readonly BandPayFragment[]; band: string }) {
  const most = Math.max(...scales.map(({ top }) => top));
  const share = (pay: number) => `${((pay / most) * 100).toFixed(2)}%`;
  return (
    <table className="num w-full text-left text-sm">
      <caption className="sr-only">What each band pays a year, from its entry to its top</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Band</th>
          <th scope="col">Pay</th>
        </tr>
      </thead>
      <tbody>
        {scales.map(({ band: name, entry, top }) => {
          const isMarked = name === band;
          return (
            <tr key={name} data-marked={isMarked} className={isMarked ? 'font-bold' : 'text-ink-2'}>
              <th
                scope="row"
                className={`w-18 py-0.75 pr-2 whitespace-nowrap ${isMarked ? 'font-bold' : 'font-regular'}`}
              >
                {bandLabel(name)}
              </th>
              <td className="py-0.75">
                <span className="flex items-center gap-2 sm:gap-4">
                  <svg aria-hidden focusable="false" height="16" className="w-0 grow">
                    <rect y="7" width={share(entry)} height="1" className="fill-line" />
                    <rect
                      x={share(entry)}
                      width={share(Math.max(top - entry, most / 200))}
                      height="16"
                      className={isMarked ? 'fill-amber stroke-ink' : 'fill-ink-2'}
                    />
                  </svg>
                  <span className="w-42 shrink-0 text-right">
                    {top > entry ? `${formatPounds(entry)} to ${formatPounds(top)}` : formatPounds(entry)}
                  </span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
