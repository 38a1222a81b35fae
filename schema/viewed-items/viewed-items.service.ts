import { anyone, holderOfRow } from '../access/anyone.ts';
import { ValidationError } from '../errors.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import {
  findViewedArticles,
  findViewedDocuments,
  findViewedEquipment,
  findViewedJobs,
  type ViewedItem,
} from './viewed-items.queries.ts';

/** So many items a browser asks for at most, of all kinds together. */
export const MOST_VIEWED = 100;

/** The items that a browser remembers, by what names each in its address. */
export type ViewedKeys = Readonly<
  Record<'jobs' | 'equipment' | 'documents' | 'articles', readonly string[] | null | undefined>
>;

/** Tells browsers what the items are called that they remember. Who asks for what is not kept. */
export class ViewedItemsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The items that anybody may see, by kind; those that are gone, or never were, are left out.
   *
   * @throws ValidationError that names the argument.
   */
  async list(keys: ViewedKeys): Promise<ViewedItem[]> {
    const { db } = anyone(this.#dependencies);
    for (const [name, list] of Object.entries(keys)) refuseLongList(name, list);
    const [jobs, equipment, documents, articles] = [keys.jobs, keys.equipment, keys.documents, keys.articles].map(
      (list) => [...new Set(list)],
    );
    const lists = [
      [jobs, findViewedJobs],
      [equipment, findViewedEquipment],
      [documents, findViewedDocuments],
      [articles, findViewedArticles],
    ] as const;
    if (lists.reduce((sum, [list = []]) => sum + list.length, 0) > MOST_VIEWED) {
      throw ValidationError.of('jobs', `All lists together must have ${MOST_VIEWED} entries or fewer.`);
    }
    const found = await Promise.all(lists.map(([list = [], find]) => (list.length > 0 ? find(db, list) : [])));
    return found.flat();
  }

  /** How an item has ended that was handed to the caller; null while it is offered. */
  ending({ kind, endedAt, endsOn }: ViewedItem): string | null {
    const { ports } = holderOfRow(this.#dependencies);
    const isOver = endedAt !== null || (endsOn !== null && endsOn < londonDate(ports.clock.now()));
    if (!isOver) {
      return null;
    }
    return kind === 'job' ? 'Closed' : 'Withdrawn';
  }
}
