import type { ProfileFieldsFragment, SessionFieldsFragment } from './operations.generated.ts';

/** An account by the names that REST clients know, as in the table of profiles. */
export function presentProfile(user: ProfileFieldsFragment) {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    organization: user.organization,
    role: user.role,
    verified_at: user.verifiedAt,
    updated_at: user.updatedAt,
  };
}

/** A session; undefined where the graph refused. */
export function presentSession(answer: { readonly __typename: string } & Partial<SessionFieldsFragment>) {
  const { accessToken, refreshToken, tokenType, expiresIn, expiresAt, user } = answer;
  return user
    ? {
        access_token: accessToken,
        // A browser that keeps it in its cookie is told nothing of it.
        ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
        token_type: tokenType,
        expires_in: expiresIn,
        expires_at: expiresAt,
        user: presentProfile(user),
      }
    : undefined;
}

/** What was done, as a sentence; undefined where the graph refused. */
export function presentMessage(answer: { readonly __typename: string } | { readonly done: string }) {
  return 'done' in answer ? { message: answer.done } : undefined;
}
