/** Labels whose wording is fixed: do not edit them. */
export const ACCEPT_ALL_COOKIES = 'Accept All Cookies';
export const NECESSARY_ONLY = 'Necessary Only';
export const COOKIE_SETTINGS = 'Cookie Settings';
export const SAVE_PREFERENCES = 'Save Preferences';
export const ACCEPT_ALL = 'Accept All';
export const REJECT_ALL = 'Reject All';
export const MANAGE_PREFERENCES = 'Manage Cookie Preferences';
export const BROWSER_SETTINGS = 'View Browser Cookie Settings';

export const BANNER_TITLE = `Cookies on ${__PRODUCT_NAME__}`;
export const BANNER_TEXT =
  'We use necessary cookies to make this portal work. We would also like to count visits, to see which pages are useful, and to keep in this browser the pages that you read last, for when you have no connection, and what you opened last. Nothing goes to other sites.';
export const PRIVACY_LINK = 'Privacy policy';
export const REGULATOR_LINK = 'Your rights over cookies';
/** The Information Commissioner on cookies, for the public. */
export const REGULATOR_ADDRESS = 'https://ico.org.uk/for-the-public/online/cookies/';

export const SETTINGS_TEXT = 'Choose which kinds of cookies and storage we may use. You can change this at any time.';
export const NECESSARY = 'Necessary';
export const NECESSARY_TEXT = 'To sign you in, keep you safe and remember this choice.';
export const ALWAYS_ON = 'Always on';

/** What can be chosen, in the order of the settings. */
export const OPTIONAL_KINDS = [
  {
    kind: 'analytics',
    label: 'Analytics',
    text: 'To count visits, which pages and links are used, and which searches for help find nothing. No IP address is kept. What is sent is deleted after 7 days, a search after 90.',
  },
  { kind: 'marketing', label: 'Marketing', text: 'We have no marketing cookies at present.' },
  {
    kind: 'preferences',
    label: 'Preferences',
    text: 'To keep the pages that you read last in this browser, so that you can read them without a connection, and a list of what you opened last.',
  },
] as const;

export const SAVED = 'Your cookie choice is saved';
export const SAVED_TEXT = 'You can change it at any time with Cookie Settings at the foot of each page.';
export const NOT_SAVED = 'Your cookie choice could not be saved';
