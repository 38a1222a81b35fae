import type { Context } from '../../schema/context.ts';
import type { NotSignedInError } from '../../schema/errors.ts';

/** What a request is answered with. */
export interface AskedContext {
  readonly context: Context;
  /** Why nobody asks, where a token was sent that does not hold: what needs no session is answered all the same. */
  readonly refusal: NotSignedInError | undefined;
}
