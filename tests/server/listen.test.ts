import dns from 'node:dns';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../../server/http/listen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('opens one server for the name of this machine, whichever addresses it has', async () => {
  const lookup = (name: string, _options: unknown, found: (error: null, addresses: object[]) => void) => {
    const addresses = name === 'localhost' ? ['127.0.0.1', '127.0.0.2'] : [name];
    found(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
  const server = fastify();
  await listen(server, { host: 'localhost', port: 0 });
  try {
    expect(server.addresses()).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
  } finally {
    await server.close();
  }
});
