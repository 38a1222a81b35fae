import { signedIn } from '../../access/viewer.ts';
import { ValidationError } from '../../errors.ts';
import { MOST_ENTRIES, refuseLongList, shortText } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { londonDate } from '../../text/clock-text.ts';
import { regulationsNamed } from '../check/regulation-names.ts';
import type { ComplianceChange, Watched } from './compliance-change.ts';
import {
  findDocumentIds,
  listReviewsUntil,
  listVersionsSince,
  type PublishedVersion,
} from './compliance-changes.queries.ts';

const DAY = 86_400_000;
/** The default number of past days whose changes are searched. */
const USUAL_DAYS = 90;
/** The number of days ahead for which reviews are reported. */
export const REVIEW_DAYS = 30;

export interface ComplianceMonitor {
  /** Whether something needs doing, something is new, or neither. */
  readonly status: 'action_needed' | 'changed' | 'unchanged';
  readonly since: string;
  readonly checkedOn: string;
  readonly changes: readonly ComplianceChange[];
  /** Whether there are more changes than are answered. */
  readonly isCapped: boolean;
}

/** What a caller wants watched. */
export interface WatchInput {
  readonly documents?: readonly string[] | null | undefined;
  readonly regulations?: readonly string[] | null | undefined;
  readonly since?: string | null | undefined;
}

/** Tells which documents have a new version, correct the law or are to be read again, from the rows of the portal alone. */
export class ComplianceMonitorService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * What has happened to documents, or to those about regulations, since a day.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async monitor(input: WatchInput): Promise<ComplianceMonitor> {
    signedIn(this.#dependencies.viewer);
    const { db, ports } = this.#dependencies;
    const now = ports.clock.now();
    const today = londonDate(now);
    const since = input.since ?? daysFrom(today, -USUAL_DAYS);
    if (since > today) throw ValidationError.of('since', 'since must be today or a day before it.');
    const watched = await this.#watched(input);
    const [versions, reviews] = await Promise.all([
      listVersionsSince(db, since, watched, MOST_ENTRIES + 1),
      listReviewsUntil(db, daysFrom(today, REVIEW_DAYS), watched, MOST_ENTRIES + 1),
    ]);
    const published = versions.map(publishedChange);
    const due = reviews.map((review): ComplianceChange => {
      const isOverdue = review.on < today;
      const summary = isOverdue
        ? 'The day by which this text was to be read again has passed.'
        : `This text is to be read again within ${REVIEW_DAYS} days.`;
      return { ...review, kind: isOverdue ? 'review_overdue' : 'review_due', summary, sourceUrl: null };
    });
    const all = [...published, ...due].toSorted(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || (one.on < other.on ? 1 : -1),
    );
    return {
      status: statusOf(all),
      since,
      checkedOn: today,
      changes: all.slice(0, MOST_ENTRIES),
      isCapped: all.length > MOST_ENTRIES,
    };
  }

  async #watched({ documents, regulations }: WatchInput): Promise<Watched> {
    refuseLongList('documents', documents);
    const keys = (documents ?? []).map((key) => shortText('documents', key).toLowerCase());
    const named = regulationsNamed(regulations);
    const found = keys.length > 0 ? await findDocumentIds(this.#dependencies.db, keys) : [];
    const unknown = keys.find((key) => !found.some(({ id, slug }) => id === key || slug === key));
    if (unknown !== undefined) {
      throw ValidationError.of('documents', 'documents must name published documents, each by its identifier or slug.');
    }
    return {
      documentIds: found.map(({ id }) => id),
      regulationNames: named.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs]),
    };
  }
}

/** What needs doing first. */
const order: readonly ComplianceChange['kind'][] = ['law_changed', 'review_overdue', 'new_version', 'review_due'];

function publishedChange({ lawChange, changeNote, ...row }: PublishedVersion): ComplianceChange {
  if (!lawChange) return { ...row, kind: 'new_version', summary: changeNote, sourceUrl: null };
  return {
    ...row,
    kind: 'law_changed',
    summary: `${lawChange.title}. ${lawChange.text}`,
    sourceUrl: lawChange.sourceUrl,
  };
}

function statusOf(changes: readonly ComplianceChange[]): ComplianceMonitor['status'] {
  if (changes.some(({ kind }) => kind === 'law_changed' || kind === 'review_overdue')) return 'action_needed';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
