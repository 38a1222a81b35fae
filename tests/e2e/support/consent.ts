import type { BrowserContext, Cookie } from 'playwright/test';
import { CONSENT_VERSION } from '../../../schema/consent/consent-record.ts';

/** What a browser keeps whose user has chosen necessary cookies only, so that the question is above no page. */
export const refusedCookies = {
  cookies: [
    {
      name: 'consent',
      value: `${CONSENT_VERSION}.2026-11-23.necessary`,
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

/** What a browser keeps whose user has not chosen yet. */
export const nothingChosen = { cookies: [], origins: [] };

/** Takes all cookies away but the choice about them. */
export async function clearOtherCookies(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /^(?!consent$)/ });
}

/** All cookies but the choice about them. */
export async function otherCookies(context: BrowserContext): Promise<Cookie[]> {
  return (await context.cookies()).filter(({ name }) => name !== 'consent');
}
