import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

/**
 * Listens on the configured address.
 *
 * @throws StartError with one sentence when the address cannot be used.
 */
export async function listen(server: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  // For the name, Fastify would open another server on the other address, without the limits of this one on slow bodies.
  const address = host === 'localhost' ? '127.0.0.1' : host;
  try {
    await server.listen({ host: address, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is in use: stop what uses it, or set PORT.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} may not be used by this account: set PORT to 1024 or above.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    }
    throw error;
  }
}
