import type { Page } from 'playwright/test';
import { acceptedTerms } from '../../support/accepted-terms.ts';
import { providerOrigin } from '../support/portals.ts';

/** Begins to sign in with Google in a page of the portal, as its button does, and answers where that leads. */
export async function addressAtProvider(page: Page, next: string): Promise<string> {
  const variables = { next, ...acceptedTerms };
  return page.evaluate(async (given) => {
    const query = `mutation ($next: String, $acceptTerms: Boolean, $termsVersion: String) {
      startSocialSignIn(provider: GOOGLE, next: $next, acceptTerms: $acceptTerms, termsVersion: $termsVersion) {
        ... on StartSocialSignInPayload { address } } }`;
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-cookie': '1' },
      body: JSON.stringify({ query, variables: given }),
    });
    return (await response.json()).data.startSocialSignIn.address;
  }, variables);
}

/** Has the visitor who goes to the provider from a page be a user of their own there, with this address. */
export async function beAtProvider(page: Page, email: string): Promise<void> {
  await page.route(`${providerOrigin()}/auth?*`, (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('login_hint', email);
    return route.continue({ url: address.href });
  });
}
