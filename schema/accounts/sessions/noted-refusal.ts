import { ConflictError, ForbiddenError, NotSignedInError } from '../../errors.ts';
import type { Ports, RefusedSignIn } from '../../ports.ts';

/**
 * Runs a sign-in, and has its refusal noted by kind. What a limit refuses is noted by the limiter itself, and input that
 * breaks a rule is no sign-in yet.
 */
export async function notingRefusal<Result>(
  ports: Pick<Ports, 'noteRefusedSignIn'>,
  method: RefusedSignIn['method'],
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason) {
      ports.noteRefusedSignIn({ method, reason });
    }
    throw error;
  }
}

function reasonOf(error: unknown): RefusedSignIn['reason'] | undefined {
  if (error instanceof NotSignedInError) {
    return 'wrong credentials';
  }
  if (error instanceof ForbiddenError) {
    return 'not allowed';
  }
  return error instanceof ConflictError ? 'another account' : undefined;
}
