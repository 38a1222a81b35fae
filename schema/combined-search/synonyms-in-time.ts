import { Deadline } from '../queries/deadline.ts';
import { readSynonyms, type SynonymTable } from '../queries/search/synonyms.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';

const none: SynonymTable = { alternatives: new Map(), narrower: new Map(), words: new Set(), stems: new Set() };

/** The synonyms, or none if they fail or take longer than `milliseconds`: plain words find something too. */
export async function synonymsInTime(
  { db, ports }: Pick<ServiceDependencies, 'db' | 'ports'>,
  milliseconds: number,
): Promise<SynonymTable> {
  try {
    return await new Deadline(milliseconds).wait(readSynonyms(db, ''));
  } catch (failure) {
    ports.report('combined search went without synonyms', failure);
    return none;
  }
}
