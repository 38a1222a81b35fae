import type { KeptKind } from './kept-kind.ts';

/** What is kept of what users do with their accounts. An area that keeps more adds its own here. */
export const keptOfActivity: readonly KeptKind[] = [
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
];
