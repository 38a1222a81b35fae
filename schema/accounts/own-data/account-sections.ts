import { listAllOwnKeys } from '../../partners/key-usage.queries.ts';
import { findOwnPartnership } from '../../partners/tiers/tier-requests.queries.ts';
import { listOwnWebhooks } from '../../webhooks/own-webhooks.queries.ts';
import {
  findOwnAccount,
  findOwnIdentities,
  findOwnProfile,
  listOwnDevices,
  listOwnMailedLinks,
  listOwnMails,
  listOwnSessions,
} from './own-data.queries.ts';
import type { OwnDataSection } from './own-data-section.ts';
import { findOwnMembership, listOwnInvitations } from './own-membership.queries.ts';
import { findOwnNewsletter, findOwnSubscription } from './own-subscription.queries.ts';

/** What an account itself is: how its user signs in, what programs may do in their name, and what they are mailed. */
export const accountSections: readonly OwnDataSection[] = [
  {
    name: 'account',
    tells: 'address, access, and when what was done with it',
    goes: 'Your account, with your email address and your password',
    tables: ['account'],
    read: findOwnAccount,
  },
  {
    name: 'profile',
    tells: 'names, phone, organisation, occupation',
    goes: 'Your profile: names, phone number, organisation and role',
    tables: ['user_profile'],
    read: findOwnProfile,
  },
  {
    name: 'membership',
    tells: 'organisation that one belongs to, since when, with which roles',
    goes: 'Your membership of your organisation',
    tables: ['membership'],
    read: findOwnMembership,
  },
  {
    name: 'invitations',
    tells: 'to belong to an organisation, at the address of the account',
    goes: 'Invitations to belong to an organisation',
    tables: ['organisation_invitation'],
    read: listOwnInvitations,
  },
  {
    name: 'sessions',
    tells: 'each with device, times and why it ended',
    goes: 'The list of where you are signed in: every device is signed out',
    tables: ['session', 'refresh_token'],
    read: listOwnSessions,
  },
  {
    name: 'knownDevices',
    tells: 'browsers in which one has signed in, since when, and when last',
    goes: 'The list of browsers in which you have signed in',
    tables: ['known_device'],
    read: listOwnDevices,
  },
  {
    name: 'identities',
    tells: 'who one is at Google or LinkedIn',
    goes: 'Your connections to Google and LinkedIn',
    tables: ['connected_identity', 'social_attempt'],
    read: findOwnIdentities,
  },
  {
    name: 'apiKeys',
    tells: 'keys of programs that ask in the name of the account: what for, when last, and how much',
    goes: 'Your API keys: programs that hold one are refused',
    tables: ['api_key', 'api_key_secret', 'api_key_usage'],
    read: listAllOwnKeys,
  },
  {
    name: 'partnership',
    tells: 'tier as a partner, requests for one, and how much of an hour keys have used',
    goes: 'Your tier as a partner, and your requests for one',
    tables: ['partner_tier', 'tier_request', 'api_quota'],
    read: findOwnPartnership,
  },
  {
    name: 'webhooks',
    tells:
      'addresses of programs that are told of changes, and the newest 1,000 messages to each: what they say only where they are about your own records',
    goes: 'Your webhooks: nothing is sent to them any more',
    tables: ['webhook_endpoint', 'webhook_delivery', 'webhook_event'],
    read: listOwnWebhooks,
  },
  {
    name: 'mailedLinks',
    tells: 'that still work, and what for',
    goes: 'Links that were mailed to you: none of them works any more',
    tables: ['mailed_token'],
    read: listOwnMailedLinks,
  },
  {
    name: 'mails',
    tells: 'what each of the last 30 days told of',
    goes: 'Emails to you that have not been sent yet',
    tables: ['outgoing_mail'],
    read: listOwnMails,
  },
  {
    name: 'statusSubscription',
    tells: 'emails about the status that one gets at the address of the account',
    goes: 'Your subscription to emails about the system status',
    tables: ['status_subscription'],
    read: findOwnSubscription,
  },
  {
    name: 'newsletter',
    tells: 'the newsletter that one gets at the address of the account',
    goes: 'Your subscription to the newsletter',
    tables: ['newsletter_subscription'],
    read: (db, accountId) => findOwnNewsletter(db, accountId, 'news'),
  },
  {
    name: 'developerNewsletter',
    tells: 'the developer newsletter that one gets at the address of the account',
    goes: 'Your subscription to the developer newsletter',
    tables: ['newsletter_subscription'],
    read: (db, accountId) => findOwnNewsletter(db, accountId, 'developers'),
  },
];
