export const API_KEYS = 'API keys';
export const API_KEYS_LEAD = 'Keys with which your programs use the GraphQL and REST interfaces in your name.';
export const NO_KEYS = 'You have no API keys yet';
export const NO_KEYS_TEXT =
  'Create a key for each program. You choose what it may do, and you can revoke it at any time.';
export const KEYS_NOT_LOADED = 'Your API keys could not be loaded';
export const CREATE_KEY = 'Create an API key';
export const KEY_CREATED = 'Your API key';
export const NOT_CREATED = 'The API key could not be created';
export const RENEW_KEY = 'Renew an API key';
export const NOT_RENEWED = 'The API key could not be renewed';
export const NOT_REVOKED = 'The API key could not be revoked';
export const REVOKED = 'The API key is revoked';
export const SHOWN_ONCE = 'Copy the key now. It is shown only once: we keep no copy of it.';

/** How long a key may be good for. */
export const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: '1 year' },
] as const;

/** How long the old key works on beside the new one. */
export const overlaps = [
  { value: '0', label: 'Stop at once' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
] as const;
