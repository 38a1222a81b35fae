/** A label whose wording is fixed: do not edit it. */
export const SEE_PREDICTIONS = 'See Predictions';

export const TITLE = 'Predictive analytics';
export const SUBTITLE = 'Automated forecasts';
export const WELCOME =
  'Hello. I forecast how many posts a department will advertise, from the weekly posts of this portal. Ask about a department and the next 30, 60 or 90 days. In an emergency call 999.';
export const SUGGESTIONS = 'Suggestions';
export const TYPING = 'Working out the forecast';
export const FIELD = 'Ask about a department';
export const FAILED = 'Reply failed';
export const ORIGIN = 'Forecast by portal rules';
export const SAMPLE_SERIES = 'Sample series';
export const SAMPLE_NOTE =
  'Made-up weeks, as the portal has too few of its own. They say nothing about what is really needed.';
export const WHOLE_PORTAL = 'Whole portal';
/** A reply comes no sooner than this, in milliseconds. */
export const PREDICTION_REPLY_DELAY = 2_000;
