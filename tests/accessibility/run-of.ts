import type { AccessibilityRun } from '../../schema/legal/accessibility-run.ts';

/** The type of the annotation by which a test says that axe has looked at a page. */
export const LOOK = 'axe';

interface Look {
  readonly address: string;
  readonly width: number;
  readonly problems: number;
}

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly annotations: readonly Annotation[] }[] }[];
  }[];
}

/** The report of a run of the browser tests, as Playwright writes it, as far as it is read here. */
export interface BrowserReport {
  readonly stats: { readonly startTime: string };
  readonly suites: readonly Suite[];
}

/**
 * What the accessibility statement says of a run.
 *
 * @throws Error if the run has left out a page that is to be looked at.
 */
export function runOf(report: BrowserReport, axe: string, wanted: readonly string[]): AccessibilityRun {
  const tests = report.suites
    .flatMap(specsOf)
    .map(looksOf)
    .filter((looks) => looks.length > 0);
  const looks = tests.flat();
  const addresses = [...new Set(looks.map(({ address }) => address))].sort();
  const missing = wanted.filter((address) => !addresses.includes(address));
  if (missing.length > 0) throw new Error(`axe has not looked at ${missing.join(', ')}: run all browser tests first.`);
  return {
    ranOn: report.stats.startTime.slice(0, 10),
    axe,
    // What stands for all addresses without a page is no page of its own.
    addresses: addresses.filter((address) => wanted.includes(address)),
    states: tests.length,
    looks: looks.length,
    widths: [...new Set(looks.map(({ width }) => width))].sort((one, other) => one - other),
    problems: looks.reduce((sum, { problems }) => sum + problems, 0),
  };
}

type Spec = Suite['specs'][number];

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Of the last attempt alone, at each width. */
function looksOf({ tests }: Spec): Look[] {
  return tests
    .flatMap(({ results }) => results.at(-1)?.annotations ?? [])
    .filter(({ type }) => type === LOOK)
    .map(({ description = '' }) => JSON.parse(description) as Look);
}
