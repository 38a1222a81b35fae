import type { Audit } from './audit-page.ts';

const LARGEST_PAINT_MS = 2_000;
const LAYOUT_SHIFT = 0.02;
/** How much longer than the bare page a page may keep a user waiting. */
const BLOCKING_RATIO = 1.5;
/** A bare page that blocks for less counts as this long, in milliseconds: one collection of garbage takes as much. */
const LEAST_BLOCKING_MS = 10;
const PERFORMANCE = 95;
/** Where the machine does not bring the bare page this far, the score of no page says anything. */
const BARE_PERFORMANCE = 98;

/** In which aims a page falls short, each in a few words. */
export function missedAims(page: Audit, bare: Audit): string[] {
  const wholes = [
    ['accessibility', page.accessibility],
    ['best practices', page.bestPractices],
    ['SEO', page.seo],
  ] as const;
  return [
    ...wholes.filter(([, score]) => score < 100).map(([name, score]) => `${name} ${score}`),
    ...(page.largestPaint > LARGEST_PAINT_MS ? [`LCP ${Math.round(page.largestPaint)} ms`] : []),
    ...(page.layoutShift > LAYOUT_SHIFT ? [`CLS ${page.layoutShift.toFixed(3)}`] : []),
    ...(page.blocking > Math.max(bare.blocking, LEAST_BLOCKING_MS) * BLOCKING_RATIO
      ? [`TBT ${Math.round(page.blocking)} ms, beside ${Math.round(bare.blocking)} ms of the bare page`]
      : []),
    ...(bare.performance >= BARE_PERFORMANCE && page.performance < PERFORMANCE
      ? [`performance ${page.performance}`]
      : []),
  ];
}
