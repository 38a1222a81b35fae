/** What people are told of a cookie. */
interface CookieDescription {
  readonly purpose: string;
  readonly lasts: string;
}

/** Every cookie that the portal sets, by its name; on https each begins with `__Host-`. All are strictly necessary. */
export const cookies = {
  session: {
    purpose: 'Keeps you signed in.',
    lasts: 'Until you sign out, 30 days after you last used the portal, or 180 days after you signed in.',
  },
  device: {
    purpose:
      "Recognises a browser in which you have signed in, so that other people's wrong guesses of your password do not keep you out.",
    lasts: '1 year after you last signed in, or until you choose a new password by a link in an email.',
  },
  social: {
    purpose: 'Ties a sign-in with Google or LinkedIn to the browser in which it began.',
    lasts: '10 minutes.',
  },
} as const satisfies Readonly<Record<string, CookieDescription>>;

export type CookieName = keyof typeof cookies;
