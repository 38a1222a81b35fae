/** What users are told of a cookie. */
interface CookieDescription {
  readonly purpose: string;
  readonly lasts: string;
}

/** Every cookie that the portal sets, by its name; on https each begins with `__Host-`. All are strictly necessary. The cookie policy shows this
 * list, and tests compare it with what browsers keep. */
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

/** What users are told of a key in the storage of their browser. */
interface StorageDescription extends CookieDescription {
  readonly place: 'localStorage' | 'sessionStorage';
}

/**
 * Every key under which the portal's pages keep something in the browser; one that ends in a colon is followed by the
 * identifier of an account, or by 'nobody'. All are strictly necessary.
 */
export const browserStorage = {
  'signed-in': {
    place: 'localStorage',
    purpose: 'Notes that somebody is signed in, so that pages know it when they load. It is no credential.',
    lasts: 'Until you sign out, or the session ends.',
  },
  'scroll-positions': {
    place: 'sessionStorage',
    purpose: 'How far each page of the tab was scrolled, so that Back returns to the same place.',
    lasts: 'Until you close the tab.',
  },
  'draft:': {
    place: 'sessionStorage',
    purpose:
      'What you entered in a form and have not sent: a job advert or equipment to list, your profile or new email address, or your details for a new account. Never a password.',
    lasts: 'Until you send it, give it up, sign out or close the tab.',
  },
} as const satisfies Readonly<Record<string, StorageDescription>>;

export type CookieName = keyof typeof cookies;
