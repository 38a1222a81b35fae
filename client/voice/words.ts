/** Texts whose wording is fixed: do not edit it. */
export const UNAVAILABLE = [
  'Voice Search Unavailable',
  "Your browser doesn't support voice recognition. Please use text input.",
] as const;
export const FAILED = ['Voice Recognition Error', 'Please try again or use text input'] as const;
export const LISTENING = ['Listening...', 'Speak your healthcare query now'] as const;

export const SPEAK = 'Speak instead of typing';
export const STOP = 'Stop listening';
export const WHO_HEARS = 'If you speak, the maker of your browser may receive the audio.';
/** The delay before a recognised text is sent, in milliseconds. */
export const SENT_AFTER = 500;
