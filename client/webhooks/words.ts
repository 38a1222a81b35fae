export const WEBHOOKS = 'Webhooks';
export const WEBHOOKS_LEAD =
  'Addresses of your programs that are told when jobs, documents, incidents and your own bulk orders change.';
export const NO_WEBHOOKS = 'You have no webhooks yet';
export const NO_WEBHOOKS_TEXT =
  'Add the address of a program that receives messages. You choose what it is told of, and you can pause or delete it at any time.';
export const WEBHOOKS_NOT_LOADED = 'Your webhooks could not be loaded';
export const LOG_NOT_LOADED = 'The log could not be loaded';
export const ADD_WEBHOOK = 'Add a webhook';
export const CHANGE_WEBHOOK = 'Change a webhook';
export const NEW_SECRET = 'Make a new secret';
export const YOUR_SECRET = 'Secret of your webhook';
export const NOT_ADDED = 'The webhook could not be added';
export const NOT_CHANGED = 'The webhook could not be changed';
export const NO_NEW_SECRET = 'The secret could not be made';
export const SHOWN_ONCE = 'Copy the secret now. It is shown only once.';

/** The prefix of an event's name, as a heading of its kind. */
export const eventGroups: Readonly<Record<string, string>> = {
  job: 'Jobs',
  document: 'Compliance documents',
  incident: 'System status',
  order: 'Your bulk orders, and those of your organisation that you may see',
};
