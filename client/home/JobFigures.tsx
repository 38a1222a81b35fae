import { useNow } from '../apollo/now.tsx';
import { formatDate, formatTime } from '../ui/dates.ts';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import type { HomePageQuery } from './home-page.generated.ts';

/** What the portal counts in its own table of jobs, and when it did. */
export function JobFigures({ stats }: { stats: HomePageQuery['jobStats'] }) {
  const now = useNow();
  const figures = [
    { value: stats.openPositions, label: stats.openPositions === 1 ? 'job open' : 'jobs open' },
    { value: stats.newThisWeek, label: 'new this week' },
    { value: stats.closingThisWeek, label: 'closing this week' },
    { value: stats.employers, label: stats.employers === 1 ? 'employer' : 'employers' },
  ];
  return (
    <section aria-label="Jobs in figures" className="page-wrap py-10">
      <KeyFigures
        figures={figures.map(({ value, label }) => ({ value: value.toLocaleString('en-GB'), label }))}
        note={`Counted on ${formatDate(now)} at ${formatTime(now)}`}
      />
    </section>
  );
}
