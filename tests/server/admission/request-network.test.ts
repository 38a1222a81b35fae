import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { admit } from '../../../server/admission/admission.ts';
import { Slots } from '../../../server/admission/slots.ts';

test.each([
  [['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::1'], 1],
  [['2001:db8:1::1', '2001:db8:2::1', '::ffff:192.0.2.7', '192.0.2.7', '192.0.2.8'], 4],
])('requests of %j wait in the turns of %i', async (addresses, turns) => {
  const slots = new Slots({ slots: 1, mostWaiting: 10, longestWaitMs: 60_000 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const ask = (ip: string) => {
    const request = { ip, raw: { socket: new EventEmitter() } } as unknown as FastifyRequest;
    return admit([slots], request, { raw: new EventEmitter() } as unknown as FastifyReply, () => held);
  };
  const asked = ['192.0.2.1', ...addresses].map(ask);
  expect(slots.use).toMatchObject({ waiting: addresses.length, waitingNetworks: turns });
  release();
  await Promise.all(asked);
});
