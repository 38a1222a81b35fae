import recorded from './accessibility-run.json' with { type: 'json' };

/**
 * The last recorded run of the browser tests that have axe look at pages. `npm run accessibility:record` writes it out of
 * their results.
 */
export interface AccessibilityRun {
  /** YYYY-MM-DD */
  readonly ranOn: string;
  /** The version of axe-core. */
  readonly axe: string;
  /** The paths of the pages that were looked at. */
  readonly addresses: readonly string[];
  /** In how many tests: each brings a page into a state, such as a form with mistakes or an open dialog. */
  readonly states: number;
  /** How often a page was looked at, in all states and widths. */
  readonly looks: number;
  /** Widths of the window, in CSS pixels. */
  readonly widths: readonly number[];
  /** How many rules were found broken, each counted as often as it was. */
  readonly problems: number;
}

export const accessibilityRun: AccessibilityRun = recorded;
