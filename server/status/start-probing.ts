import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../schema/ports.ts';
import { recordProbes } from '../../schema/system-status/record-probes.ts';
import { lateWorkQueue } from '../background/late-work-queue.ts';
import type { Config } from '../config.ts';
import { argon2Passwords } from '../credentials/passwords.ts';
import type { OpenDatabase } from '../database/driver/open.ts';
import { createMailer } from '../mail/mailer.ts';
import { askPortalAt, type PortalAddress } from './ask-portal.ts';
import { probeAll } from './probe-round.ts';
import { createProber } from './prober.ts';
import { createProbes } from './probes.ts';

export interface ProbingOptions {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
  readonly authSecrets: readonly string[];
  /** Where the portal is asked. */
  readonly portal: PortalAddress;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Probing {
  /** Breaks a round off that is under way, within a second. */
  stop(): Promise<void>;
}

/** Begins to probe the components every minute, in the process that does the work that waits. */
export function startProbing({ config, database: { db }, clock, authSecrets, portal, log }: ProbingOptions): Probing {
  const queue = lateWorkQueue(db, (error) => log.warn({ err: error }, 'the queue of probes failed'));
  const probes = createProbes({
    ...{ config, db, clock, authSecrets, log, openQueue: queue.open },
    ask: askPortalAt(portal),
    mailer: createMailer(config),
    passwords: argon2Passwords(),
  });
  const prober = createProber({
    clock,
    probe: (minute, signal) => probeAll(probes, { minute, log, signal }),
    store: async (rows) => recordProbes(db, await queue.open(), rows),
    log,
  });
  prober.start();
  return {
    stop: async () => {
      await prober.stop();
      await queue.close();
    },
  };
}
