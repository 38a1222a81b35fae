import type { ServiceDependencies } from '../../service-dependencies.ts';
import { networkOfViewer, siteOfViewer } from '../../visitors/visitor.ts';
import { accountGuesses, deviceGuesses, guesses, signIns, siteGuesses } from '../account-limits.ts';
import { knownDevice } from './known-devices.ts';

/** A guess of a password that has been counted. */
export interface CountedGuess {
  /** Takes it back: the password was the right one. */
  giveBack(): Promise<void>;
}

/**
 * Counts a sign-in by password before it is made, whichever door it comes through. A browser in which the account has
 * signed in before is counted by itself alone, so that neither its network nor anyone elsewhere can keep it out. Any
 * other guess counts for its network, then for the account and its network, then for the account and its site, then for the
 * account; one that is refused counts no further, or a single site could use up the account's total.
 *
 * @param emailKey the address, whether it has an account or not.
 * @throws RateLimitedError
 */
export async function countGuess(
  dependencies: ServiceDependencies,
  { emailKey, accountId }: { readonly emailKey: string; readonly accountId: string | undefined },
): Promise<CountedGuess> {
  const { ports, viewer } = dependencies;
  const network = networkOfViewer(viewer);
  const device = await knownDevice(dependencies, accountId);
  const counted = device
    ? [{ limit: deviceGuesses, who: device }]
    : [
        { limit: guesses, who: `${emailKey} ${network}` },
        { limit: siteGuesses, who: `${emailKey} ${siteOfViewer(viewer)}` },
        { limit: accountGuesses, who: emailKey },
      ];
  await ports.limiter.takeInTurn([{ limit: signIns, who: device ?? network }, ...counted]);
  return { giveBack: () => ports.limiter.giveBack(counted) };
}

/** Forgets the guesses of an address, whose owner has shown by mail who they are, in this network and site and altogether. */
export async function forgetGuesses(
  { ports, viewer }: Pick<ServiceDependencies, 'ports' | 'viewer'>,
  emailKey: string,
): Promise<void> {
  await ports.limiter.forget(accountGuesses, emailKey);
  await ports.limiter.forget(siteGuesses, `${emailKey} ${siteOfViewer(viewer)}`);
  await ports.limiter.forget(guesses, `${emailKey} ${networkOfViewer(viewer)}`);
}
