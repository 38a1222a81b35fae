import { SeePredictions } from '../../predictions/SeePredictions.tsx';
import { homeEntry } from '../home-entry.ts';
import type { HomePageQuery } from '../home-page.generated.ts';
import { ILLUSTRATIVE } from '../words.ts';
import { CoverDemo } from './CoverDemo.tsx';
import { forecastCover, readWeeks } from './cover-forecast.ts';
import { Feature } from './Feature.tsx';

/** A forecast of the nurses that are needed, with its error. */
export function CoverFeature({ data }: { data: HomePageQuery }) {
  const series = homeEntry(data, 'cover-series');
  const weeks = readWeeks(series?.items ?? []);
  const forecast = forecastCover(weeks);
  if (!series || !forecast) return null;
  const method = series.items.find(({ url }) => url?.startsWith('/'));
  return (
    <Feature
      title="See the gap before the rota does"
      text="A forecast of staff needed against staff rostered, with its back-tested error printed next to it."
      way={{ to: method?.url ?? '/news', label: method?.label ?? 'See the news hub' }}
      action={<SeePredictions />}
      bar={{ name: series.title, source: series.illustrative ? ILLUSTRATIVE : 'Forecast by portal rules' }}
    >
      <CoverDemo forecast={forecast} weeks={weeks.length} />
    </Feature>
  );
}
