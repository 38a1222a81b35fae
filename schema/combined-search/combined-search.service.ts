import { anyone } from '../access/anyone.ts';
import { ValidationError } from '../errors.ts';
import { distancesIn, withoutDistances } from '../jobs/search/search-distance.ts';
import { Deadline, TooLate } from '../queries/deadline.ts';
import { shortText } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { articleSource } from './article-source.ts';
import { type Answer, askSources } from './ask-sources.ts';
import { documentSource } from './document-source.ts';
import { equipmentSource } from './equipment-source.ts';
import { helpSource } from './help-source.ts';
import type { Hit, SourceName } from './hit.ts';
import { jobSource } from './job-source.ts';
import { pageHits } from './portal-pages.ts';
import { readTypedQuery } from './read-typed-query.ts';
import { byRelevance } from './relevance.ts';
import type { SearchSource } from './search-source.ts';
import { type SearchTimes, searchTimes } from './search-times.ts';
import type { TypedQuery } from './typed-query.ts';

/** How many hits are shown at most. */
const MOST_HITS = 8;
/** How many each source brings at most. */
const HITS_OF_A_SOURCE = 3;

/** The parts of the portal that are searched, in the order in which they are named. */
const searchSources: readonly SearchSource[] = [jobSource, documentSource, equipmentSource, articleSource, helpSource];

/** What a search found, and which parts of the portal it could ask. */
export interface SearchAnswer {
  readonly hits: readonly Hit[];
  readonly sources: readonly Answer<SourceName, Hit>[];
  /** Where no post is that answers the search, though it names the place; null if there are some, or no post is asked for. */
  readonly noPost: string | null;
}

const nothing: SearchAnswer = { hits: [], sources: [], noPost: null };

/** The search across all parts of the portal. What it finds may be read by anyone. */
export class CombinedSearchService {
  readonly #dependencies: ServiceDependencies;
  readonly #sources: readonly SearchSource[];
  readonly #times: SearchTimes;

  constructor(dependencies: ServiceDependencies, sources = searchSources, times = searchTimes) {
    this.#dependencies = dependencies;
    this.#sources = sources;
    this.#times = times;
  }

  /**
   * The best hits of all sources together, and pages of the portal that are named, most relevant first. Without a word to look for no source is asked.
   *
   * @throws ValidationError that names the argument.
   * @throws what a source failed with, if none of them answered.
   */
  async search(q: string, limit: number): Promise<SearchAnswer> {
    const dependencies = anyone(this.#dependencies);
    const asked = shortText('q', q);
    const text = withoutDistances(asked);
    if (!(limit >= 1 && limit <= MOST_HITS)) {
      throw ValidationError.of('limit', `limit must be a whole number from 1 to ${MOST_HITS}.`);
    }
    if (text === '') {
      return nothing;
    }
    const deadline = new Deadline(this.#times.search);
    const typed = await this.#read({ text, miles: distancesIn(asked)[0]?.miles }, deadline);
    if (!typed) {
      return nothing;
    }
    if (typed === 'late') {
      return { ...nothing, sources: this.#sources.map(({ name }) => ({ name, answered: false, found: [] })) };
    }
    const sources = await askSources(
      this.#sources,
      (source) => source.find(dependencies, typed, HITS_OF_A_SOURCE, deadline),
      deadline,
    );
    this.#report(sources);
    const hits = sources.flatMap(({ found }) => found.toSorted(byRelevance).slice(0, HITS_OF_A_SOURCE));
    const shown = [...pageHits(typed), ...hits].sort(byRelevance).slice(0, limit);
    return { hits: shown, sources, noPost: noPostWhere(typed, sources) };
  }

  /** What was typed; where even that could not be read in time, no part of the portal could be asked. */
  async #read(
    asked: Parameters<typeof readTypedQuery>[2],
    deadline: Deadline,
  ): Promise<TypedQuery | 'late' | undefined> {
    try {
      return await deadline.wait(readTypedQuery(this.#dependencies, this.#sources, asked, deadline, this.#times));
    } catch (failure) {
      if (failure instanceof TooLate) {
        return 'late';
      }
      throw failure;
    }
  }

  #report(sources: readonly Answer<SourceName, Hit>[]): void {
    const failures = sources.filter(({ failure }) => failure !== undefined);
    if (failures.length > 0 && sources.every(({ answered }) => !answered)) {
      throw failures[0]?.failure;
    }
    for (const { name, failure } of failures) {
      this.#dependencies.ports.report(`combined search went without ${name}`, failure);
    }
  }
}

/** Where no post is, if the search names a place, and is about posts: those of its name elsewhere, or posts by that word. */
function noPostWhere({ place, kind }: TypedQuery, sources: readonly Answer<SourceName, Hit>[]): string | null {
  const jobs = sources.find(({ name }) => name === 'jobs');
  if (!place || !jobs?.answered) {
    return null;
  }
  const reasons = jobs.found.flatMap((hit) => hit.reasons);
  const isAboutPosts = kind === 'recruitment' || reasons.some((reason) => reason.place === 'title');
  const isThere = reasons.some((reason) => reason.kind === 'place');
  return isAboutPosts && !isThere ? place.where : null;
}
