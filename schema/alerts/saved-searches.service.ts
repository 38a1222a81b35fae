import type { Kysely } from 'kysely';
import { act } from '../access/act.ts';
import { anyone, holderOfRow } from '../access/anyone.ts';
import { signedIn } from '../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { ALERT_FEED, ALERT_LINK } from '../outbox/link-place.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { londonDate } from '../text/clock-text.ts';
import { isOverlong } from '../text/text-length.ts';
import { type AlertAreaName, alertAreas } from './alert-area.ts';
import type { AreaFilters } from './alert-areas.ts';
import { savedSearchChanges } from './alert-limits.ts';
import { hitAddress, listAddress, reasonsOf } from './alert-mail.ts';
import { mailTimes } from './alert-times.ts';
import { findFeed } from './due-alerts.queries.ts';
import { readCriteria } from './read-criteria.ts';
import {
  countSavedSearches,
  deleteSavedSearch,
  type Frequency,
  findSameSearch,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  type SavedSearchRow,
  updateFrequency,
} from './saved-searches.queries.ts';

/** Saved searches of one account: more than a user needs, and few enough for one page. */
export const MOST_SAVED_SEARCHES = 25;
export const LONGEST_LIST_QUERY = 1_000;

/** The filter of one of the lists. */
export type SavedSearchFilter = { readonly [Name in AlertAreaName]?: AreaFilters[Name] | null | undefined };

export interface SearchToSave {
  readonly filter: SavedSearchFilter;
  readonly frequency: Frequency;
  readonly listQuery?: string | null | undefined;
}

/** The feed of a saved search. */
export interface SearchFeed {
  readonly name: string;
  /** The address of its list. */
  readonly address: string;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly link: string;
    readonly publishedAt: string;
  }[];
}

const NO_SUCH_SEARCH = 'You have no saved search with this id.';
const change = { as: 'member', limit: savedSearchChanges, lockAccount: 'exclusive' } as const;

/** The rules of saving searches: each user sees, and changes, their own. Who has the link of a mail may end its alert. */
export class SavedSearchesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** All searches that the caller has saved, the last saved first. @throws NotSignedInError */
  async list(): Promise<SavedSearchRow[]> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    return listSavedSearches(db, accountId);
  }

  /**
   * Saves a search of a list. One that is saved already stays as it is, but for how often it is mailed.
   *
   * @throws NotSignedInError @throws RateLimitedError
   * @throws ValidationError that names the field.
   * @throws ConflictError if the caller has saved as many as they may.
   */
  async save({ filter: given, frequency, listQuery }: SearchToSave): Promise<SavedSearchRow> {
    const { ports } = this.#dependencies;
    const rules = {
      ...change,
      input: async (db: Kysely<DB>) => {
        const { area, filter } = onlyFilter(given);
        const criteria = await readCriteria(db, area, filter, londonDate(ports.clock.now()));
        return { ...criteria, area, filter, listQuery: checkListQuery(listQuery) };
      },
    };
    return act(this.#dependencies, rules, async ({ transaction, actor: { accountId }, input, instant, now }) => {
      const before = await findSameSearch(transaction, { accountId, ...input });
      if (before) {
        await updateFrequency(transaction, { id: before.id, frequency, dueAt: dueAt(frequency, instant) });
        return { ...before, frequency };
      }
      if ((await countSavedSearches(transaction, accountId)) >= MOST_SAVED_SEARCHES) {
        throw new ConflictError(
          `You have saved ${MOST_SAVED_SEARCHES} searches, which is as many as you can. End one to save another.`,
        );
      }
      const id = await insertSavedSearch(transaction, { ...input, accountId, frequency, now });
      return read(transaction, id, accountId);
    });
  }

  /** Has a saved search mailed more or less often. @throws NotSignedInError @throws NotFoundError @throws RateLimitedError */
  async setFrequency(id: string, frequency: Frequency): Promise<SavedSearchRow> {
    return act(this.#dependencies, toChange(id), async ({ transaction, row, instant }) => {
      await updateFrequency(transaction, { id, frequency, dueAt: dueAt(frequency, instant) });
      return { ...row, frequency };
    });
  }

  /** Ends a saved search. @throws NotSignedInError @throws NotFoundError @throws RateLimitedError */
  async remove(id: string): Promise<void> {
    await act(this.#dependencies, toChange(id), ({ transaction }) => deleteSavedSearch(transaction, id));
  }

  /**
   * Ends an alert by the link in each of its mails, without a session. Where it has ended, the answer is the same.
   *
   * @throws ValidationError if no such link was ever mailed.
   */
  async end(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(ALERT_LINK, token);
    if (id === undefined) {
      throw ValidationError.of('token', 'This link is not complete. Copy the whole of it from the email.');
    }
    await deleteSavedSearch(db, id);
    return 'This alert has ended. You get no more emails about this search.';
  }

  /** What a saved search has found lately, by the token in the address of its feed; null if there is no such search. */
  async feed(token: string): Promise<SearchFeed | null> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(ALERT_FEED, token);
    const found = id === undefined ? undefined : await findFeed(db, id, londonDate(ports.clock.now()));
    return (
      (found && {
        name: found.name,
        address: ports.site.origin + listAddress(found.area, found.listQuery),
        items: found.hits.map((hit) => ({
          id: `${id}/${hit.id}/${hit.foundAt}`,
          title: hit.title,
          text: [hit.about, ...reasonsOf(hit, found.labels)].join(', '),
          link: hitAddress(ports.site.origin, found.area, hit.key),
          publishedAt: hit.foundAt,
        })),
      }) ??
      null
    );
  }

  /** The address of the feed of a saved search, which the caller was given: it cannot be guessed. */
  feedAddress({ id }: SavedSearchRow): string {
    const { ports } = holderOfRow(this.#dependencies);
    return `${ports.site.origin}/feeds/searches/${ports.linkTokens.tokenOf(ALERT_FEED, id)}.xml`;
  }

  /** The address of the list for a saved search of the caller. */
  listAddress({ area, listQuery }: SavedSearchRow): string {
    holderOfRow(this.#dependencies);
    return listAddress(area, listQuery);
  }
}

function toChange(id: string) {
  return {
    ...change,
    may: (db: Kysely<DB>, { accountId }: { readonly accountId: string }) => read(db, id, accountId),
  };
}

/** @throws NotFoundError */
async function read(db: Kysely<DB>, id: string, accountId: string): Promise<SavedSearchRow> {
  const found = isUuid(id) ? await findSavedSearch(db, { id, accountId }) : undefined;
  if (!found) {
    throw new NotFoundError(NO_SUCH_SEARCH);
  }
  return found;
}

function dueAt(frequency: Frequency, instant: Date): string {
  const { instantAt, dailyAt, weeklyAt } = mailTimes(instant);
  return { instant: instantAt, daily: dailyAt, weekly: weeklyAt }[frequency];
}

/** @throws ValidationError if there is none, or more than one. */
function onlyFilter(given: SavedSearchFilter): {
  readonly area: AlertAreaName;
  readonly filter: AreaFilters[AlertAreaName];
} {
  const [one, ...more] = alertAreas.flatMap((area) => {
    const filter = given[area];
    return filter ? [{ area, filter }] : [];
  });
  if (!one || more.length > 0) {
    throw ValidationError.of('filter', 'Give the filter of one list: jobs, documents, equipment or news.');
  }
  return one;
}

/** @throws ValidationError */
function checkListQuery(given: string | null | undefined): string {
  const text = given ?? '';
  if (isOverlong(text, LONGEST_LIST_QUERY) || text.length > LONGEST_LIST_QUERY) {
    throw ValidationError.of('listQuery', `listQuery must be ${LONGEST_LIST_QUERY} characters or fewer.`);
  }
  const query = new URLSearchParams(text).toString();
  if (query.length > LONGEST_LIST_QUERY) {
    throw ValidationError.of('listQuery', `listQuery must be ${LONGEST_LIST_QUERY} characters or fewer.`);
  }
  return query;
}
