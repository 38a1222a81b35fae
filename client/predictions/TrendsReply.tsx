import type { DemandTrendsQuery } from './predictions.generated.ts';
import { SAMPLE_NOTE, SAMPLE_SERIES } from './words.ts';

/** The largest departments with their posts, lately and before, those that grow most first. */
export function TrendsReply({ trends }: { trends: DemandTrendsQuery['demandTrends'] }) {
  const sorted = trends.toSorted((one, other) => (other.change ?? 0) - (one.change ?? 0));
  const samples = trends.filter(({ origin }) => origin === 'SAMPLE').length;
  return (
    <>
      <p className="text-sm">Posts of the largest departments in the last 4 full weeks and in the 4 weeks before.</p>
      {samples > 0 && (
        <p className="mt-2 border-l-4 border-amber pl-3 text-sm">
          <strong>{SAMPLE_SERIES}</strong>
          {samples < trends.length && `, in ${samples} of ${trends.length} departments`}. {SAMPLE_NOTE}
        </p>
      )}
      <table className="mt-3 w-full text-left text-sm">
        <caption className="sr-only">Posts of departments</caption>
        <thead>
          <tr className="border-b-2 border-ink text-xs">
            {['Department', 'Before', 'Now', 'Change'].map((header, column) => (
              <th key={header} scope="col" className={`py-1 ${column > 0 ? 'text-right' : ''}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ department, posts, postsBefore, change }) => (
            <tr key={department} className="border-b border-line">
              <th scope="row" className="py-1 pr-2 font-normal wrap-anywhere">
                {department}
              </th>
              <td className="num py-1 text-right">{postsBefore}</td>
              <td className="num py-1 text-right">{posts}</td>
              <td className="num py-1 text-right">{change === null ? 'New' : `${change > 0 ? '+' : ''}${change}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
