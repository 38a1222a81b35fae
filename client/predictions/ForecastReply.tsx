import { countOf } from '../lists/count-words.ts';
import { formatDate } from '../ui/dates.ts';
import { formatPounds } from '../ui/pounds.ts';
import { ForecastChart } from './ForecastChart.tsx';
import type { ForecastFragment } from './predictions.generated.ts';
import { SAMPLE_NOTE, SAMPLE_SERIES, WHOLE_PORTAL } from './words.ts';

/** A forecast in words, as a chart and as a table, with its method and how far off that has been. */
export function ForecastReply({ forecast }: { forecast: ForecastFragment }) {
  const { department, weeks, backTest, staffDemand, method, modelVersion, origin } = forecast;
  const expected = Math.round(weeks.reduce((sum, { posts }) => sum + posts, 0));
  return (
    <>
      <p className="text-sm">
        <strong>{department ?? WHOLE_PORTAL}</strong>: {countOf(expected, 'post')} expected to be advertised in the next{' '}
        {weeks.length} weeks, of which {staffDemand.predictedShortage} are not expected to be filled.
      </p>
      {origin === 'SAMPLE' && (
        <p className="mt-2 border-l-4 border-amber pl-3 text-sm">
          <strong>{SAMPLE_SERIES}.</strong> {SAMPLE_NOTE}
        </p>
      )}
      <ForecastChart forecast={forecast} />
      <table className="mt-3 w-full text-left text-sm">
        <caption className="pb-1 text-left text-xs text-ink-2">Posts expected, {department ?? WHOLE_PORTAL}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-xs">
            <th scope="col" className="py-1">
              Week from
            </th>
            <th scope="col" className="py-1 text-right">
              Posts
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ start, posts }) => (
            <tr key={start} className="border-b border-line">
              <th scope="row" className="py-1 font-normal">
                {formatDate(start)}
              </th>
              <td className="num py-1 text-right">{posts.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm">
        <strong>Confidence {Math.round(staffDemand.confidence * 100)}%.</strong>{' '}
        {`In a back-test over ${countOf(backTest.weeks, 'week')} the forecast of the next week was off by ${backTest.error.toFixed(1)} posts on average. Taking each week to be like the one before was off by ${backTest.naiveError.toFixed(1)}.`}
      </p>
      <p className="mt-2 text-sm">
        {`Method: ${method}, version ${modelVersion}, from ${countOf(forecast.history.length, 'week')} up to the week from ${formatDate(forecast.lastTrained)}.`}
      </p>
      {staffDemand.recommendations.length > 0 && (
        <ul aria-label="What could be done" className="mt-3 border-t border-line text-sm">
          {staffDemand.recommendations.map(({ action, estimatedCost, reasoning }) => (
            <li key={action} className="border-b border-line py-2">
              <strong>{action}.</strong> {reasoning} About {formatPounds(estimatedCost)} in basic pay.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
