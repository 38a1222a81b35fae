import { longDate } from '../text/clock-text.ts';

/** What is said of a part of the API that is going to be taken away. */
export interface Deprecation {
  /** A sentence: what to ask instead. */
  readonly instead: string;
  /** The day since when it is deprecated, as YYYY-MM-DD. */
  readonly since: string;
  /** The first day on which it may be gone; none while that is not decided. */
  readonly sunset?: string;
}

/** A deprecated part of the API, by the name of where it stands. */
export interface DeprecatedElement extends Deprecation {
  /** Of the graph as `Type.field`, `Type.field(argument:)` or `Enum.VALUE`, on REST as `GET /api/jobs`. */
  readonly element: string;
}

/** What is deprecated stays for this long at least, so that programs can be changed in the meantime. */
export const NOTICE_MONTHS = 6;

/**
 * Options of a field, argument, input field or enum value by which it is deprecated. Schema, headers, the OpenAPI document and the
 * API reference say what stands here.
 */
export function deprecated(deprecation: Deprecation): {
  readonly deprecationReason: string;
  readonly extensions: { readonly deprecation: Deprecation };
} {
  return { deprecationReason: reasonOf(deprecation), extensions: { deprecation } };
}

/** Why something is deprecated and until when it answers, in sentences. */
export function reasonOf({ instead, since, sunset }: Deprecation): string {
  const end = sunset === undefined ? '' : ` It may be gone from ${longDate(sunset)} on.`;
  return `${instead} Deprecated since ${longDate(since)}.${end}`;
}

/** The first day on which what is deprecated since a day may be gone by the rule of notice. */
export function earliestSunset(since: string): string {
  const day = new Date(since);
  const inMonth = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + NOTICE_MONTHS);
  // 31 August plus six months is no day of February: the first of March then.
  if (day.getUTCDate() !== inMonth) {
    day.setUTCDate(1);
  }
  return day.toISOString().slice(0, 10);
}
