import type { KeptKind } from './kept-kind.ts';

/** What is kept of an account itself: how its user signs in, and what programs may do in their name. */
export const keptOfAccounts: readonly KeptKind[] = [
  {
    what: 'Account: email address, a digest of your password, what you may do, and when you signed up, confirmed your address and accepted which version of the terms',
    why: 'To give you an account (contract)',
    until: 'You delete the account',
    tables: ['account'],
  },
  {
    what: 'Profile: first and last name, phone number, organisation and role',
    why: 'To give you an account, and to check who publishes (contract)',
    until: 'You delete the account',
    tables: ['user_profile'],
  },
  {
    what: 'Organisation that you belong to: its name, since when, what you may do for it, and when we verified both',
    why: 'So that colleagues can publish together (contract)',
    until: 'You leave the organisation or delete the account; the organisation goes with its last member',
    tables: ['organisation', 'membership'],
  },
  {
    what: 'Invitations to belong to an organisation: the email address that is invited, and when',
    why: 'So that colleagues can publish together (legitimate interests)',
    until: 'You answer the invitation, it is withdrawn, or 14 days',
    tables: ['organisation_invitation'],
  },
  {
    what: 'Sign-ins: how your browser or program names itself, when it signed in and was last used, and digests of its tokens',
    why: 'To keep you signed in, and to show you where you are (contract)',
    until: '30 days after the session has ended or was last used',
    tables: ['session', 'refresh_token'],
  },
  {
    what: 'Browsers in which you have signed in: a digest of a random number, and when',
    why: "So that other people's guesses of your password do not keep you out (legitimate interests)",
    until: '1 year after you last signed in there, or a new password by a mailed link',
    tables: ['known_device'],
  },
  {
    what: 'Google or LinkedIn, if you connect one: your identifier and email address there',
    why: 'To sign you in that way (contract)',
    until: 'You disconnect it or delete the account',
    tables: ['connected_identity'],
  },
  {
    what: 'A sign-in with Google or LinkedIn that has begun: random numbers that tie it to your browser',
    why: 'So that nobody else can complete it (legitimate interests)',
    until: '10 minutes',
    tables: ['social_attempt'],
  },
  {
    what: 'API keys: what you call each one and what it may be used for, a digest of it, on which day it was last used, and how much was asked with it on each day',
    why: 'To let your programs use the interfaces in your name, and to show you what they do (contract)',
    until:
      'You revoke the key or delete the account, 90 days after it has run out, or a new password by a mailed link; what was asked on a day, 13 months',
    tables: ['api_key', 'api_key_secret', 'api_key_usage'],
  },
  {
    what: 'Partnership: the tier of your account, what you have asked for and why, how it was decided, and how much of an hour your keys have used',
    why: 'To share the interfaces fairly (contract)',
    until:
      'You delete the account; requests 2 years after they were decided, and what was used in an hour 2 hours after it began',
    tables: ['partner_tier', 'tier_request', 'api_quota'],
  },
  {
    what: 'Webhooks: the addresses of your programs that are told of changes, what they are told of, the secret of each, encrypted, and the messages to them with what came of each',
    why: 'To tell your programs of changes, and to show you what they were told (contract)',
    until: 'You delete the webhook or the account; messages, 30 days',
    tables: ['webhook_endpoint', 'webhook_delivery', 'webhook_event'],
  },
  {
    what: 'Links in emails: what each is for, and the new address if you change yours',
    why: 'To check that an address is yours (contract)',
    until: 'The link is used, or runs out after 1 hour (new password), 1 day (new address) or 7 days (confirmation)',
    tables: ['mailed_token'],
  },
  {
    what: 'Emails to you: address and words until they are sent or given up; after that only which kind it was, and when',
    why: 'To deliver them (contract)',
    until: '30 days',
    tables: ['outgoing_mail'],
  },
];
