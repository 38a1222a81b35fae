import type { ServiceDependencies } from '../service-dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { signedIn } from '../viewer.ts';
import { downloads } from './account-limits.ts';
import { ownDataSections } from './own-data-sections.ts';
import { presentAccount } from './present-account.ts';

/** Everything that is kept about whoever asks, as it stood at that moment. */
export interface OwnData {
  readonly takenAt: string;
  readonly json: string;
}

/** Hands people what is kept about them (UK GDPR, articles 15 and 20). */
export class OwnDataService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws NotSignedInError @throws RateLimitedError */
  async read(): Promise<OwnData> {
    const { db, viewer, ports } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    await ports.limiter.take(downloads, accountId);
    const takenAt = ports.clock.now().toISOString();
    const kept: Record<string, unknown> = {};
    await inTransaction(db, async (transaction) => {
      await presentAccount(transaction, this.#dependencies);
      for (const { name, read } of ownDataSections) {
        kept[name] = await read(transaction, accountId);
      }
    });
    return { takenAt, json: JSON.stringify({ takenAt, ...kept }, null, 2) };
  }
}
