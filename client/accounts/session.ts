import type { BegunSessionFragment, SignedInPersonFragment } from './sessions.generated.ts';

/** Who is signed in, and what their requests go out with. It lives in memory alone. */
export interface Session {
  readonly accessToken: string;
  /** When the access token ends, by this browser's clock. */
  readonly expiresAt: number;
  readonly person: SignedInPersonFragment;
}

/** The session of an answer of the graph. */
export function sessionOf({ accessToken, expiresIn, user }: BegunSessionFragment): Session {
  return { accessToken, expiresAt: Date.now() + expiresIn * 1000, person: user };
}
