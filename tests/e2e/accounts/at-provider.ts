import type { Page } from 'playwright/test';

/** Begins to sign in with Google in a page of the portal, as its button does, and answers where that leads. */
export async function addressAtProvider(page: Page, next: string): Promise<string> {
  return page.evaluate(async (path) => {
    const query = `mutation ($next: String) { startSocialSignIn(provider: GOOGLE, next: $next, acceptTerms: true) {
      ... on StartSocialSignInPayload { address } } }`;
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-cookie': '1' },
      body: JSON.stringify({ query, variables: { next: path } }),
    });
    return (await response.json()).data.startSocialSignIn.address;
  }, next);
}
