import type { Context } from '../../schema/context.ts';
import type { NotSignedInError } from '../../schema/errors.ts';

/** What a request is answered with. */
export interface AskedContext {
  readonly context: Context;
  /** Why the viewer is anonymous although a token was sent: it is not valid. Operations that need no session are answered all the same. */
  readonly refusal: NotSignedInError | undefined;
}
