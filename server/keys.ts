import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Kysely } from 'kysely';
import type { KeyHolder } from '../schema/access/key-holder.queries.ts';
import { storeKeyUsage } from '../schema/partners/key-usage.queries.ts';
import { KeyUsage } from '../schema/partners/key-usage.ts';
import type { Clock } from '../schema/ports.ts';
import type { DB } from '../schema/tables.ts';
import type { Config } from './config.ts';
import { type KeyTokens, keyTokens } from './credentials/key-tokens.ts';
import { readKey } from './credentials/presented-key.ts';
import { type KeyGuard, keyGuard } from './http/key-guard.ts';
import { QuotaMeter } from './limits/quota-meter.ts';
import { storingUsage } from './storing-usage.ts';

export interface KeysOptions {
  readonly config: Config;
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly schema: GraphQLSchema;
  /** The present secret first. */
  readonly authSecrets: readonly string[];
}

/** Reads the keys that programs send, permits their operations and counts their usage. */
export interface Keys {
  readonly guard: KeyGuard;
  readonly keyTokens: KeyTokens;
  /** The account of a key; undefined if the key is no longer valid. */
  readonly readKey: (secret: string) => Promise<KeyHolder | undefined>;
}

/** Opens what keys need; usage is stored while the server runs, and the rest when it stops. */
export async function openKeys(
  server: FastifyInstance,
  { config, db, clock, schema, authSecrets: secrets }: KeysOptions,
): Promise<Keys> {
  const usage = new KeyUsage();
  const meter = config.rateLimits ? new QuotaMeter({ db, clock }) : undefined;
  server.addHook('onClose', async () => meter?.close());
  await server.register(storingUsage(() => storeKeyUsage(db, usage)));
  return {
    guard: keyGuard({ schema, usage, meter, clock }),
    keyTokens: keyTokens({ secrets, origin: config.publicOrigin, clock }),
    readKey: (secret) => readKey({ db, clock }, secret),
  };
}
