import { Link } from 'react-router-dom';
import { formatNumber } from '../ui/numbers.ts';
import type { AboutPageQuery } from './about-page.generated.ts';
import { COUNTED, COUNTED_NOTE } from './words.ts';

/** Figures that the portal counts itself, each beside a link to the counted items. */
export function CountedFacts({ data }: { data: AboutPageQuery }) {
  const { jobStats, complianceStats, equipmentStats, newsStats } = data;
  const facts: readonly [label: string, count: number, to: string][] = [
    ['Open posts', jobStats.openPositions, '/staff-portal'],
    ['Employers', jobStats.employers, '/staff-portal'],
    ['Documents', complianceStats.totalDocuments, '/compliance'],
    ['Products', equipmentStats.totalItems, '/equipment'],
    ['Suppliers', equipmentStats.activeSuppliers, '/equipment'],
    ['Articles', newsStats.articles, '/news'],
  ];
  return (
    <section aria-labelledby="counted" className="lg:mt-10">
      <h2 id="counted" className="mb-3 text-base font-bold">
        {COUNTED}
      </h2>
      <dl className="border-t border-line-strong text-sm">
        {facts.map(([label, count, to]) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
            <dt>
              <Link to={to}>{label}</Link>
            </dt>
            <dd className="num font-bold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-2">{COUNTED_NOTE}</p>
    </section>
  );
}
