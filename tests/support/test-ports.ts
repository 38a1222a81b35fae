import { TrackedBatch } from '../../schema/analytics/tracked-batch.ts';
import type { Clock, Ports, WorkQueue } from '../../schema/ports.ts';

/** For tests without a worker. */
export const noQueue: WorkQueue = { add: async () => undefined };

/** What the domain needs from its host, for services that are used without a server. A spared failure is one here. */
export function testPorts(clock: Clock): Ports {
  const absent = () => {
    throw new Error('There is no host here.');
  };
  return {
    clock,
    site: { productName: '', origin: '', sampleData: false, signInProviders: [] },
    passwords: { hash: absent, matches: absent, isCommon: absent },
    accessTokens: { sign: absent },
    linkTokens: { tokenOf: absent, idOf: absent },
    sealedSecrets: { seal: absent, open: absent },
    webhookLoopback: false,
    limiter: { take: absent, takeInTurn: absent, takeEach: absent, giveBack: absent, forget: absent },
    queue: noQueue,
    files: { isScanned: false, remove: absent, namesBefore: absent },
    tracked: new TrackedBatch(),
    restOperations: absent,
    quotaOf: () => undefined,
    identityProviders: { begin: absent, identify: absent },
    noteUsedOneTimePassword: async () => undefined,
    noteRefusedSignIn: () => undefined,
    report: (what, failure) => {
      throw new Error(what, { cause: failure });
    },
  };
}
