export const VISITORS = 'Visitors';
export const ONLINE_NOW = 'Online now';
export const TODAY = 'Today';
export const TOTAL = 'All days';
export const COUNTED_NOTE = 'Visitors who accept analytics cookies, each counted once a day.';
export const ESTIMATED_NOTE = 'Online is estimated: about 5% of the visitors who were last counted.';
export const PAUSE_COUNTS = 'Pause visitor counts';
export const RESUME_COUNTS = 'Resume visitor counts';
