import { anyone } from '../access/anyone.ts';
import { CombinedSearchService } from '../combined-search/combined-search.service.ts';
import type { Hit } from '../combined-search/hit.ts';
import { EquipmentService } from '../equipment/equipment.service.ts';
import type { EquipmentRow } from '../equipment/equipment-row.ts';
import { ValidationError } from '../errors.ts';
import type { Position } from '../places/miles-between.ts';
import { type ResolvedPlace, resolvePlaces } from '../places/resolved-places.queries.ts';
import { shortText } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type Intent, type IntentName, intentOf } from './intent.ts';
import { type Offer, offerOf, townOf } from './offer.ts';
import { placeInQuestion } from './place-in-question.ts';
import { serviceIn } from './service-words.ts';
import { searchOfSpoken } from './spoken-text.ts';

/** So many results a question has. */
const MOST_RESULTS = 8;

/** So many products a spoken search answers at most. */
export const MOST_PRODUCTS = 10;

/** The part of the portal that a question is asked in. */
export type QuestionContext = 'recruitment' | 'compliance' | 'equipment' | 'news' | 'help';

export interface UnderstoodQuestion {
  readonly intent: Intent;
  readonly entities: {
    readonly equipmentType: string | null;
    readonly location: string | null;
    readonly serviceType: string | null;
  };
  readonly results: readonly Offer[];
  /** Milliseconds. */
  readonly processingTime: number;
}

export interface SpokenSearch {
  readonly heard: string;
  /** What was searched for. */
  readonly searched: string;
}

export interface VoiceAnswer extends SpokenSearch {
  readonly intent: Intent;
  readonly hits: readonly Hit[];
}

export interface SpokenEquipmentSearch extends SpokenSearch {
  readonly understood: readonly string[];
  readonly products: readonly EquipmentRow[];
}

const partOfIntent: Readonly<Partial<Record<IntentName, Hit['category']>>> = {
  find_job: 'recruitment',
  find_equipment: 'equipment',
  find_document: 'compliance',
  get_help: 'help',
  find_news: 'other',
};
const partOfContext = {
  recruitment: 'recruitment',
  compliance: 'compliance',
  equipment: 'equipment',
  news: 'other',
  help: 'help',
} as const;

/** Reads questions in everyday words by rules, and answers them from the search. It keeps nothing of them. */
export class LanguageService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** What a question is for. @throws ValidationError if there is no question, or it is too long. */
  intent(query: string): Intent {
    anyone(this.#dependencies);
    return intentOf(questionOf('query', query));
  }

  /**
   * What a question is for, what it names, and what of the portal answers it.
   *
   * @throws ValidationError if there is no question, or it is too long.
   */
  async understand(
    query: string,
    context: QuestionContext | null | undefined,
    userType: string | null | undefined,
  ): Promise<UnderstoodQuestion> {
    const dependencies = anyone(this.#dependencies);
    const startedAt = performance.now();
    const question = questionOf('query', query);
    shortText('userType', userType);
    const intent = intentOf(question);
    const [{ hits }, place] = await Promise.all([
      new CombinedSearchService(dependencies).search(searchOfSpoken(question), MOST_RESULTS),
      placeInQuestion(dependencies.db, question),
    ]);
    const part = context ? partOfContext[context] : partOfIntent[intent.name];
    const chosen = part ? hits.filter(({ category }) => category === part) : hits;
    return {
      intent,
      entities: {
        equipmentType: equipmentNamed(hits.find(({ category }) => category === 'equipment')),
        location: place?.name ?? null,
        serviceType: serviceIn(question),
      },
      results: await this.#offers(chosen, place),
      processingTime: Math.round(performance.now() - startedAt),
    };
  }

  /** Searches the whole portal for what was said; if that is nothing, nothing is found. @throws ValidationError */
  async voiceSearch(query: string, limit: number): Promise<VoiceAnswer> {
    const dependencies = anyone(this.#dependencies);
    const heard = shortText('q', query);
    const searched = searchOfSpoken(heard);
    const { hits } = await new CombinedSearchService(dependencies).search(searched, limit);
    return { heard, searched, intent: intentOf(heard), hits };
  }

  /** Searches the products for what was said; if that is nothing, nothing is found. @throws ValidationError */
  async voiceSearchEquipment(
    query: string,
    limit: number,
    fields: ReadonlySet<string>,
  ): Promise<SpokenEquipmentSearch> {
    const dependencies = anyone(this.#dependencies);
    const heard = shortText('q', query);
    const searched = searchOfSpoken(heard);
    if (!(limit >= 1 && limit <= MOST_PRODUCTS)) {
      throw ValidationError.of('limit', `limit must be a whole number from 1 to ${MOST_PRODUCTS}.`);
    }
    const { rows, understood } = await new EquipmentService(dependencies).search(searched, limit, fields);
    return { heard, searched, understood: understood.map(({ label }) => label), products: rows };
  }

  async #offers(hits: readonly Hit[], from: ResolvedPlace | undefined): Promise<readonly Offer[]> {
    const { db, ports } = this.#dependencies;
    const towns = from ? [...new Set(hits.map(townOf).filter((town) => town !== null))] : [];
    const positions = new Map<string, Position>();
    await Promise.all(
      towns.map(async (town) => {
        const [place] = await resolvePlaces(db, town);
        if (place) positions.set(town, place);
      }),
    );
    return hits.map((hit) => offerOf(hit, from, positions, ports.site.productName));
  }
}

function questionOf(path: string, query: string): string {
  const question = shortText(path, query);
  if (question === '') {
    throw ValidationError.of(path, 'Enter a question');
  }
  return question;
}

/** The words of a question that the name of a product answers: 'wheelchair'. */
function equipmentNamed(hit: Hit | undefined): string | null {
  const words = hit?.reasons.filter(({ place }) => place === 'title').map(({ word }) => word) ?? [];
  return words.length > 0 ? [...new Set(words)].join(' ') : null;
}
