/** The description of a cookie for users. */
interface CookieDescription {
  readonly purpose: string;
  readonly lasts: string;
}

/**
 * Every cookie that the portal sets, by its name; on https each begins with `__Host-`. All are strictly necessary. The
 * cookie policy shows this list, and tests compare it with what browsers keep.
 */
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
  consent: {
    purpose: 'Remembers what you chose about cookies and on which day, so that you are not asked on each page.',
    lasts: '12 months after you chose, or until what we ask changes.',
  },
} as const satisfies Readonly<Record<string, CookieDescription>>;

/** The description, for users, of a key in the storage of their browser, or of a cache. */
export interface StorageDescription extends CookieDescription {
  readonly place: 'localStorage' | 'sessionStorage' | 'cacheStorage';
  readonly consent?: Consent;
}

/** Which consent it takes to keep something; none if that is strictly necessary. */
type Consent = 'analytics' | 'preferences' | 'marketing';

/**
 * Every key of the browser's storage that the portal's pages use, and every cache of its service worker. A key that ends in a
 * colon is followed by the identifier of an account or by 'nobody', one that ends in a hyphen by a release. An entry
 * without a consent is strictly necessary.
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
  'vendor-application': {
    place: 'sessionStorage',
    purpose:
      'The token of an application to become a supplier that you began and have not sent, so that you can go on with it after you close its form.',
    lasts: 'Until you send it or close the tab.',
  },
  'shell-': {
    place: 'cacheStorage',
    purpose:
      'The scripts, styles and letters that every page is made of, and a page that says that there is no connection. It is the same for everybody.',
    lasts: 'Until the portal is next released.',
  },
  'saved-pages': {
    place: 'cacheStorage',
    consent: 'preferences',
    purpose:
      'The 30 pages that you read last, as anybody sees them, so that you can read them again without a connection. Never while you are signed in.',
    lasts: 'Until you sign out, withdraw your consent, or the portal is next released.',
  },
  'recently-viewed': {
    place: 'localStorage',
    consent: 'preferences',
    purpose:
      'Which jobs, equipment, documents and articles you opened last, 20 at most, with the time of each, so that you find them again. Titles are not kept.',
    lasts: 'Until you clear the list, sign out, or withdraw your consent.',
  },
  'visitor-statistics': {
    place: 'localStorage',
    consent: 'analytics',
    purpose:
      'The numbers of visitors as they were last counted, for when we cannot be reached; a random number that is another one each day, so that people behind one address are told apart; and the day of your last visit.',
    lasts: 'Until you take back your consent to analytics, or delete it.',
  },
} as const satisfies Readonly<Record<string, StorageDescription>>;

export type CookieName = keyof typeof cookies;
