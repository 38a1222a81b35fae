import { act } from '../../access/act.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { downloads } from '../account-limits.ts';
import { ownDataSections } from './own-data-sections.ts';

/** Everything that is kept about the caller, as it stood at that moment. */
export interface OwnData {
  readonly takenAt: string;
  readonly json: string;
}

/** The download of a person's data (UK GDPR, articles 15 and 20). */
export class OwnDataService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws NotSignedInError @throws RateLimitedError */
  async read(): Promise<OwnData> {
    return act(this.#dependencies, { as: 'member', limit: downloads }, async ({ transaction, actor, now: takenAt }) => {
      const kept: Record<string, unknown> = {};
      for (const { name, read } of ownDataSections) {
        kept[name] = await read(transaction, actor.accountId);
      }
      return { takenAt, json: JSON.stringify({ takenAt, ...kept }, null, 2) };
    });
  }
}
