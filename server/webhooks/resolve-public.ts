import { Resolver } from 'node:dns/promises';
import { ipOfHost, isPublicAddress } from '../../schema/webhooks/public-address.ts';

/** Looks up all addresses of a name. Rejects if it has none, and once the signal is aborted. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/** The addresses to connect to, or why there is none. */
export type PublicAddresses =
  | { readonly addresses: readonly string[] }
  | { readonly outcome: 'not_resolved' | 'not_public' | 'late' };

/**
 * All addresses of a host, where every one is public. One that is not is enough to refuse the host: which of them a connection is
 * made to must not decide.
 */
export async function resolvePublic(
  host: string,
  { resolve = resolveByServers, signal }: { readonly resolve?: ResolveHost | undefined; readonly signal: AbortSignal },
): Promise<PublicAddresses> {
  const ip = ipOfHost(host);
  try {
    const addresses = ip === undefined ? await resolve(host, signal) : [ip];
    if (addresses.length === 0) {
      return { outcome: 'not_resolved' };
    }
    return addresses.every(isPublicAddress) ? { addresses } : { outcome: 'not_public' };
  } catch {
    return { outcome: signal.aborted ? 'late' : 'not_resolved' };
  }
}

/** Asks the name servers themselves: names that this machine alone knows are none of the internet. */
async function resolveByServers(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.throwIfAborted();
    // A family that could not be asked for may hide an address that is not public.
    const failed = results.find((result) => result.status === 'rejected' && !isEmpty(result.reason));
    if (failed?.status === 'rejected') {
      throw failed.reason;
    }
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function isEmpty(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENODATA';
}
