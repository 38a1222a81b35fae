import { ForbiddenError } from '../errors.ts';

/** Keeps a suspended account out, once somebody has shown that it is theirs. @throws ForbiddenError */
export function refuseSuspended({ suspendedAt }: { readonly suspendedAt: string | null }): void {
  if (suspendedAt !== null) {
    throw new ForbiddenError('This account is suspended. Contact us to find out why.');
  }
}
