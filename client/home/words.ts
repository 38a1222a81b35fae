/** The texts of the home page for missing content. */
export const HEADLINE = 'Staff, standards and supplies, clearly signposted';
export const LEAD =
  'Find the next post, prove a ward is compliant and buy the equipment it needs, in one place built for UK health services.';

/** Labels whose wording is fixed: do not edit it. */
export const START_TRIAL = 'Start Free Trial';
export const TRY_VOICE = 'Try Voice Search';
export const DEMO_VOICE = 'Demo: Voice Search';
export const VIEW_APIS = 'View APIs';
export const VIEW_COMPLIANCE = 'View Compliance';
export const SCHEDULE_DEMO = 'Schedule Demo';
export const TRIAL_TERMS = 'No credit card required • 30-day free trial • Cancel anytime';

export const SEARCH_LABEL = 'Search jobs, documents, equipment';
export const TRIAL_NOTE = 'Free for verified professionals. Accounts are verified within 24 to 48 hours.';
export const ILLUSTRATIVE = 'Illustrative figures';
export const ILLUSTRATIVE_QUOTES = 'Illustrative quotes';
