import type { KeptKind } from './kept-kind.ts';

/** All that is kept about people, with the reason and the time. */
export const keptKinds: readonly KeptKind[] = [
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
  {
    what: 'Job applications: your name, email address and phone number as they were when you applied, what you wrote, how far the application got, and the day on which you are to start',
    why: 'To hand them to the employer (contract)',
    until: 'You withdraw the application or delete the account',
    tables: ['job_application', 'job_application_move'],
  },
  {
    what: 'Notes that employers write on job applications: the words, who wrote them, and when',
    why: 'So that the people who decide on an application can work together (legitimate interests)',
    until: 'The note is removed, the application is withdrawn, or the applicant or the author deletes the account',
    tables: ['application_note'],
  },
  {
    what: 'Training: what you are enrolled in, the certifications that you apply for and how they were decided on, and your certificates with your name as it was then',
    why: 'To give you the training, and to have certificates checked (contract)',
    until: 'You delete the account',
    tables: ['training_enrolment', 'training_certificate'],
  },
  {
    what: 'Webinars: in which you have a place, wait for one, or have given one back, and when',
    why: 'To keep your place (contract)',
    until: 'You delete the account',
    tables: ['webinar_place'],
  },
  {
    what: 'Articles that you save, and those that you like',
    why: 'To show you your list, and to count each like once (contract)',
    until: 'You take it back or delete the account',
    tables: ['saved_article', 'article_like'],
  },
  {
    what: 'Comments on articles: what you write, with your name, role and organisation as your profile says then, and why one was removed',
    why: 'To publish them under your name (contract)',
    until: 'You withdraw the comment or delete the account',
    tables: ['article_comment'],
  },
  {
    what: 'Reports of comments: what you say is wrong with one',
    why: 'To keep the discussion fit to read (legitimate interests)',
    until: 'The comment is withdrawn, or you delete the account',
    tables: ['comment_report'],
  },
  {
    what: 'Jobs that you save, and when',
    why: 'To list them for you (contract)',
    until: 'You remove the job from your list or delete the account',
    tables: ['saved_job'],
  },
  {
    what: 'Searches that you save, and how often we email you about them',
    why: 'To email you what is new (contract)',
    until: 'You end the saved search or delete the account',
    tables: ['saved_search', 'saved_search_term'],
  },
  {
    what: 'What your saved searches have found',
    why: 'To email it to you and to show it in a feed (contract)',
    until: '30 days, or you end the saved search or delete the account',
    tables: ['saved_search_hit'],
  },
  {
    what: 'Compliance documents, regulations and roles that you follow',
    why: 'To email you when a document changes (contract)',
    until: 'You end what you follow or delete the account',
    tables: ['document_follow'],
  },
  {
    what: 'Which versions of compliance documents you said you have read and understood, which colleagues who manage your organisation see',
    why: 'So that you and your organisation can show who has read what (contract)',
    until: 'You delete the account',
    tables: ['document_reading'],
  },
  {
    what: 'Jobs that you advertise, and the name of your organisation as the employer',
    why: 'To publish them (contract); people who have applied can still see what for (legitimate interests)',
    until: 'No end: they are closed when you delete the account',
    tables: ['job', 'employer'],
  },
  {
    what: 'Drafts of jobs: what you have filled in, which colleagues who publish for your organisation see as well',
    why: 'So that you can finish them later (contract)',
    until: 'You publish or delete the draft or delete the account, or 180 days after its last change',
    tables: ['job_draft'],
  },
  {
    what: 'Addresses of jobs that you advertise: the name of the place and the postcode that you enter',
    why: 'To publish the job, and to measure how far away it is (contract)',
    until: 'No job is at the address any more, open or closed',
    tables: ['place'],
  },
  {
    what: 'Equipment that you list, and you as its supplier: name, location, phone number and website',
    why: 'To publish it (contract)',
    until: 'You delete the account',
    tables: ['equipment', 'supplier'],
  },
  {
    what: 'Bulk orders: your organisation and department, name, email address, phone number, delivery address, and what you ask for',
    why: 'To get quotes for you from suppliers (contract)',
    until:
      'You delete the account, unless a colleague answers for them for your organisation; 365 days after you sent it where you have none',
    tables: ['bulk_order', 'bulk_order_item'],
  },
  {
    what: "Which item of the operators' desk an operator has claimed, and when",
    why: 'So that no two operators work on the same item (legitimate interests)',
    until: '30 days, or the operator gives it back or deletes the account',
    tables: ['desk_claim'],
  },
  {
    what: 'What an operator has changed in articles, help articles and documents, when, and their note about it',
    why: 'So that a mistake can be found and taken back (legitimate interests)',
    until: 'No end; whose change it was is forgotten when the operator deletes the account',
    tables: ['content_revision'],
  },
  {
    what: 'Applications to become a supplier: the company and whom to contact, what you state of it, what was done with it, and the documents that you send',
    why: 'To review them, and to show how suppliers were verified (contract, legitimate interests)',
    until:
      'You delete the account that began them, or 30 days after the last change if they are not sent, 180 days if you do not make the changes that we ask for, 1 year if they are refused, 6 years if they are approved',
    tables: ['vendor_application', 'vendor_application_event', 'stored_file'],
  },
  {
    what: 'Quotes: for which bulk orders suppliers were asked, and what they quoted',
    why: 'To bring buyers and suppliers together (contract)',
    until: 'The supplier deletes their account, unless it is accepted, or the bulk order goes',
    tables: ['quote_request', 'order_quote', 'order_quote_line'],
  },
  {
    what: 'Safety notices about equipment: which of your listings and ordered items one matches, and which of them we have told you of, and when',
    why: 'So that you hear of each once, and hear when it is withdrawn (legitimate interests)',
    until: 'You delete the account; the order or the message by which we knew goes, where you have none',
    tables: ['safety_notice_recipient', 'safety_notice_equipment', 'safety_notice_order_item'],
  },
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
