import { anyone } from '../access/anyone.ts';
import { checkNumber, shortText } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { type PlaceRow, suggestPlaces } from './suggested-places.queries.ts';

const MOST_SUGGESTIONS = 10;

/** The places of the United Kingdom. All that is here may be read by anyone. */
export class PlacesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Places with a name that begins with the typed text.
   *
   * @throws ValidationError that names the argument.
   */
  async suggest(search: string, first: number): Promise<PlaceRow[]> {
    const { db } = anyone(this.#dependencies);
    checkNumber('first', first, 1, MOST_SUGGESTIONS);
    const beginning = shortText('search', search);
    return beginning === '' ? [] : suggestPlaces(db, { beginning, first });
  }
}
