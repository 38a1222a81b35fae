import type { KeptKind } from './kept-kind.ts';

/** What is kept to run the portal safely, and of people without an account. */
export const keptOfOperation: readonly KeptKind[] = [
  {
    what: 'Audit log: what was done to which record and when, by identifiers, without names or addresses, and the reason that an operator gave for it',
    why: 'To find out misuse of access later (legitimate interests)',
    until: 'No end: entries outlive the account',
    tables: ['audit_entry'],
  },
  {
    what: 'Counts of attempts, such as guesses of a password, under digests that do not show whose they are',
    why: 'To protect accounts and the service (legitimate interests)',
    until: '24 hours at most',
    tables: ['rate_limit'],
  },
  {
    what: 'Marks that an article was read, rated or liked, a document downloaded, or a search of the help center found nothing: digests made with a secret of the day',
    why: 'To count each visitor once a day (legitimate interests)',
    until: 'The end of the day in London',
    tables: ['visitor_mark', 'visitor_secret'],
  },
  {
    what: 'Searches of the help center that found nothing, if you accept analytics: the words, the day and how many searched for them, without who; none with an email address or a long number',
    why: 'To write the articles that are missing (consent)',
    until: '90 days',
    tables: ['unanswered_help_search'],
  },
  {
    what: 'Page views and events, if you accept analytics: the time, the path of the page, the site that led there, the kind of device, and a digest made with a secret of the day that is deleted with it',
    why: 'To see which pages are used (consent)',
    until: 'The 7th day after; how many there were on a day stays',
    tables: ['page_view', 'tracked_event'],
  },
  {
    what: 'Keys that programs send so that a request is carried out once, as digests',
    why: 'So that nothing is created twice (legitimate interests)',
    until: '24 hours',
    tables: ['idempotency_key'],
  },
  {
    what: 'Emails about the status of the portal, if you ask for them: your email address, and when you asked and confirmed it',
    why: 'To send them to you (consent)',
    until:
      'You unsubscribe, by a link in each of the emails, or delete the account that has this address, or 7 days if you do not confirm',
    tables: ['status_subscription'],
  },
  {
    what: 'Messages that you send us: your name, email address, phone number and organisation as you entered them, what you and we wrote, and when',
    why: 'To answer you (legitimate interests)',
    until: '1 year after the last message, or you delete the account that you sent them with',
    tables: ['enquiry', 'enquiry_entry'],
  },
  {
    what: 'Messages that you write to suppliers: your name, email address, phone number and organisation as you entered them, what you and the supplier wrote, and when; the supplier sees all of it but your email address, and we read it where you or the supplier report it',
    why: 'To pass them on and to show you the answers (legitimate interests)',
    until:
      '1 year after the last message, or you delete the account that you sent them with; what you wrote for a supplier goes with your account',
    tables: ['supplier_conversation', 'supplier_conversation_entry'],
  },
  {
    what: 'The newsletters that you ask for, of the portal or for developers: your email address, the name that you entered, which one, and when you asked and confirmed it',
    why: 'To send it to you (consent)',
    until:
      'You unsubscribe, by a link in each of the emails, or delete the account that has this address, or 7 days if you do not confirm',
    tables: ['newsletter_subscription'],
  },
  {
    what: 'Measurements of the portal itself for the system status page: whether each part answered in a minute, and how fast, with nothing about people',
    why: 'To show how the portal is and was (legitimate interests)',
    until: '35 days; their sums for each day have no end',
    tables: ['probe_result', 'probe_day'],
  },
  {
    what: 'Incidents and maintenance, which anyone can read: what operators say of them, without who said it',
    why: 'To show how the portal is and was (legitimate interests)',
    until: 'No end: what was said is never changed',
    tables: ['incident', 'incident_update', 'maintenance_window'],
  },
];
