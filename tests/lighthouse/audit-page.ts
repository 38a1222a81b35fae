import lighthouse from 'lighthouse';

/** What Lighthouse finds of one load: scores from 0 to 100, times in milliseconds. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
}

export interface AuditedPage {
  readonly figures: Audit;
  /** Audits of the scores that are to be whole, and that were not passed. */
  readonly failed: readonly string[];
}

const whole = ['accessibility', 'best-practices', 'seo'] as const;

/** Loads a page once in the browser that listens at the port, as the mobile profile has it. */
export async function auditPage(address: string, port: number): Promise<AuditedPage> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`${address} could not be looked at: ${report?.runtimeError?.message}`);
  }
  const { audits, categories } = report;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = whole
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: figure('largest-contentful-paint'),
      blocking: figure('total-blocking-time'),
      layoutShift: figure('cumulative-layout-shift'),
    },
    failed,
  };
}
