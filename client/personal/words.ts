export const FOR_YOU = 'For you';
export const FOR_YOU_LEAD =
  'Jobs and equipment that may suit you, with the reason beside each, and what you opened last in this browser.';
export const SEE_FOR_YOU = 'See what is suggested for you';
export const SIGN_IN_TITLE = 'Sign in for suggestions';
export const SIGN_IN_TEXT =
  'Jobs and equipment are suggested from your profile, and from what you saved, applied for or asked about.';

export const JOBS = 'Jobs';
export const JOBS_RULE =
  'Open posts are compared with those that you saved or applied for, and with the role and the organisation of your profile. Those with the most reasons come first, then the newest. No employer is told.';
export const NO_JOBS = 'No jobs to suggest yet';
export const EQUIPMENT = 'Equipment';
export const EQUIPMENT_RULE =
  'Products that can be had are compared with what you asked quotes for or wrote to suppliers about, and with the role of your profile. Those with the most reasons come first, then the newest. No place in the list is paid for.';
export const NO_EQUIPMENT = 'No equipment to suggest yet';
export const WHY = 'Why this is shown';
export const NOT_LOADED = 'What is suggested for you could not be loaded';

export const RECENT = 'Recently viewed';
export const RECENT_RULE =
  'The last jobs, equipment, documents and articles that you opened. The list is kept in this browser alone, until you clear it or sign out.';
export const NOTHING_RECENT = 'Nothing yet';
export const NOTHING_RECENT_TEXT = 'Open a job, a product, a document or an article, and you find it here again.';
export const RECENT_NOT_KEPT = 'No list is kept';
export const RECENT_NOT_KEPT_TEXT =
  'Nothing that you open is remembered, because you have not agreed to preferences in the cookie settings.';
export const CHANGE_COOKIES = 'Change your cookie settings';
export const CLEAR = 'Clear this list';
export const CLEARED = 'The list is cleared';
export const RECENT_NOT_LOADED = 'What you opened last could not be loaded';
