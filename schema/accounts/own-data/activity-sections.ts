import { listOwnClaims } from '../../desk/desk.queries.ts';
import { listOwnRevisions } from '../../editing/content-revisions.queries.ts';
import { listAllOwnApplications } from '../../jobs/applications/job-applications.queries.ts';
import { listAllOwnNotes } from '../../jobs/applications/notes/application-notes.queries.ts';
import { listAllOwnDrafts } from '../../jobs/postings/drafts/job-drafts.queries.ts';
import { listAllSavedJobs } from '../../jobs/saved/saved-jobs.queries.ts';
import { listAllOwnComments } from '../../news/discussion/comments-of-account.queries.ts';
import { listOwnReactions } from '../../news/reactions/article-reactions.queries.ts';
import { listAllOwnEnrolments } from '../../training/enrolments/enrolments.queries.ts';
import { listAllOwnPlaces } from '../../training/webinars/places/places.queries.ts';
import { listOwnConversations } from './own-conversations.queries.ts';
import { listOwnAuditEntries, listOwnEquipment, listOwnJobs } from './own-data.queries.ts';
import type { OwnDataSection } from './own-data-section.ts';
import { readOwnDocuments } from './own-documents.queries.ts';
import { listAllOwnEnquiries } from './own-enquiries.queries.ts';
import { listOwnOrders, listOwnQuotes } from './own-orders.queries.ts';
import { readOwnSafetyNotices } from './own-safety-notices.queries.ts';
import { listOwnSavedSearches } from './own-saved-searches.queries.ts';
import { listOwnVendorApplications } from './own-vendors.queries.ts';

/** What a user does with an account: what they send, publish, save and are told. An area that keeps more adds its own here. */
export const activitySections: readonly OwnDataSection[] = [
  {
    name: 'enquiries',
    tells: 'messages that one has sent to the portal while signed in, with the replies',
    goes: 'Messages that you have sent us while signed in, with our replies',
    tables: ['enquiry', 'enquiry_entry'],
    read: listAllOwnEnquiries,
  },
  {
    name: 'supplierConversations',
    tells: 'what one has written to suppliers, with the answers, and what one has written for suppliers',
    goes: 'Messages that you have written to suppliers, with the answers, and what you have written for suppliers',
    tables: ['supplier_conversation', 'supplier_conversation_entry'],
    read: listOwnConversations,
  },
  {
    name: 'jobs',
    tells: 'posts that one has advertised, with all that was written in them',
    goes: null,
    tables: ['job'],
    read: listOwnJobs,
  },
  {
    name: 'jobDrafts',
    tells: 'posts that one has begun and not advertised yet',
    goes: 'Your drafts of jobs, which colleagues can no longer publish',
    tables: ['job_draft'],
    read: listAllOwnDrafts,
  },
  {
    name: 'equipment',
    tells: 'products that one lists, and as which supplier',
    goes: "Equipment that you have listed, with your supplier's phone number",
    tables: ['equipment', 'supplier'],
    read: listOwnEquipment,
  },
  {
    name: 'jobApplications',
    tells: 'posts that one has applied for, with which words, and what employers have noted about it',
    goes: 'Your job applications: employers can no longer read them',
    tables: ['job_application', 'job_application_move'],
    read: listAllOwnApplications,
  },
  {
    name: 'applicationNotes',
    tells: "notes that one has written on applications to posts of one's organisation",
    goes: 'Your notes on applications: your colleagues can no longer read them',
    tables: ['application_note'],
    read: listAllOwnNotes,
  },
  {
    name: 'bulkOrders',
    tells: 'requests for quotations that one has sent, with their items',
    goes: 'Your bulk orders, unless a colleague answers for them: suppliers can no longer see them',
    tables: ['bulk_order', 'bulk_order_item'],
    read: listOwnOrders,
  },
  {
    name: 'vendorApplications',
    tells: 'applications to become a supplier, what was done with them, and their documents without the bytes',
    goes: 'Your applications to become a supplier, with their documents',
    tables: ['vendor_application', 'vendor_application_event', 'stored_file'],
    read: listOwnVendorApplications,
  },
  {
    name: 'training',
    tells: 'paths that one is enrolled in, certifications that one has applied for, and certificates',
    goes: 'Your training: enrolments, applications for certifications and certificates, which can no longer be checked',
    tables: ['training_enrolment', 'training_certificate'],
    read: listAllOwnEnrolments,
  },
  {
    name: 'webinarPlaces',
    tells: 'webinars in which one has a seat, waits for one, or has given it back',
    goes: 'Your places in webinars: others get them',
    tables: ['webinar_place'],
    read: listAllOwnPlaces,
  },
  {
    name: 'quotes',
    tells: 'bulk orders that one was asked to quote for, and what one has quoted',
    goes: 'Your quotes for bulk orders, with your notes: buyers can no longer see those that they have not accepted',
    tables: ['quote_request', 'order_quote', 'order_quote_line'],
    read: listOwnQuotes,
  },
  {
    name: 'safetyNotices',
    tells:
      'safety notices about equipment that one was told of, and what one lists or has ordered that their words match',
    goes: 'The list of safety notices about equipment that we have told you of',
    tables: ['safety_notice_recipient', 'safety_notice_equipment', 'safety_notice_order_item'],
    read: readOwnSafetyNotices,
  },
  {
    name: 'articles',
    tells: 'articles that one has saved, and those that one likes',
    goes: 'The list of articles that you have saved, and your likes: they are counted no more',
    tables: ['saved_article', 'article_like'],
    read: listOwnReactions,
  },
  {
    name: 'discussion',
    tells: 'comments on articles, and what one has reported about those of others',
    goes: 'Your comments on articles, and what you have reported about those of others',
    tables: ['article_comment', 'comment_report'],
    read: listAllOwnComments,
  },
  {
    name: 'savedJobs',
    tells: 'posts that one has saved',
    goes: 'Your list of saved jobs',
    tables: ['saved_job'],
    read: listAllSavedJobs,
  },
  {
    name: 'savedSearches',
    tells: 'searches that one has saved, how often they are mailed, and what they have found in 30 days',
    goes: 'Your saved searches: you get no more emails about them',
    tables: ['saved_search', 'saved_search_hit', 'saved_search_term'],
    read: listOwnSavedSearches,
  },
  {
    name: 'documents',
    tells: 'documents, regulations and roles that one follows, and versions that one has read and understood',
    goes: 'Compliance documents, regulations and roles that you follow, and which documents you have read and understood',
    tables: ['document_follow', 'document_reading'],
    read: readOwnDocuments,
  },
  {
    name: 'deskClaims',
    tells: "items of the operators' desk that one has claimed",
    goes: "Your claims on items of the operators' desk, if you are an operator",
    tables: ['desk_claim'],
    read: listOwnClaims,
  },
  {
    name: 'contentRevisions',
    tells: 'what one has changed in articles and documents as an operator',
    goes: 'Your name beside what you have changed in articles and documents, if you are an operator',
    tables: ['content_revision'],
    read: listOwnRevisions,
  },
  {
    name: 'auditEntries',
    tells: 'what was done to own records, or by oneself, the oldest first',
    goes: null,
    tables: ['audit_entry'],
    read: listOwnAuditEntries,
  },
];
