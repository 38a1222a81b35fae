export const DAILY_EMAIL = 'Daily email about operations';
export const STOP = 'Stop the daily email';
export const NOT_CHANGED = 'The daily email was not changed';
