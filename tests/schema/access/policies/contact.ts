import {
  anyone,
  anyoneAtAll,
  operatorToRead,
  operatorToWrite,
  ownerAlone,
  refusedToAll,
  signedInToRead,
  withoutSession,
} from '../outcomes.ts';
import { always, madeUp } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const missing = '"01a1ede2-6680-790d-b5ad-95077e39d315"';
const ofDesk = { ...operatorToWrite, operator: 'NotFoundError' } as const;
const byLink = withoutSession(refusedToAll('ValidationError'));

export const contactPolicies: Policies = {
  'Query.enquiries': { policy: operatorToRead, given: always('first: 5') },
  'Query.enquiry': { policy: { ...operatorToRead, operator: 'null' }, given: always(`id: ${missing}`) },
  'Query.enquiryReplyTime': { policy: anyone },
  'Query.enquiryThread': {
    policy: { ...refusedToAll('null'), suspended: 'NOT_SIGNED_IN' },
    given: always(`thread: ${madeUp}`),
  },
  'Query.myEnquiries': { policy: signedInToRead, given: always('first: 5') },
  'Query.newsletterLink': { policy: anyone, given: always(`token: ${madeUp}`) },
  'Mutation.answerEnquiry': { policy: ofDesk, given: always(`id: ${missing}, message: "Yes."`) },
  'Query.supplierConversation': { policy: refusedToAll('null'), given: always(`key: ${missing}`) },
  'Query.supplierConversations': { policy: signedInToRead, given: always('side: BUYER, first: 5') },
  'Mutation.contactSupplier': {
    policy: refusedToAll('NotFoundError'),
    given: always(
      `input: { equipmentId: ${missing}, name: "A Buyer", email: "buyer@example.com", message: "How much?" }`,
    ),
  },
  'Mutation.replyToSupplierConversation': {
    policy: { ...ownerAlone, owner: 'NotFoundError', suspended: 'NotSignedInError' },
    given: always(`key: ${missing}, message: "Hello"`),
  },
  'Mutation.reportSupplierConversation': {
    policy: { ...ownerAlone, owner: 'NotFoundError', suspended: 'NotSignedInError' },
    given: always(`key: ${missing}, reason: "It is rude."`),
  },
  'Mutation.stopSupplierConversation': { policy: ofDesk, given: always(`id: ${missing}`) },
  'Query.newsletterIssues': { policy: operatorToRead, given: always('first: 5') },
  'Query.newsletterIssue': { policy: { ...operatorToRead, operator: 'null' }, given: always(`id: ${missing}`) },
  'Query.newsletterReaders': { policy: operatorToRead },
  'Mutation.createNewsletterIssue': {
    policy: operatorToWrite,
    given: always('input: { subject: "News", body: "There is news." }'),
    makesNew: true,
  },
  'Mutation.editNewsletterIssue': {
    policy: ofDesk,
    given: always(`id: ${missing}, revision: 1, input: { subject: "News", body: "There is news." }`),
  },
  'Mutation.deleteNewsletterIssue': { policy: ofDesk, given: always(`id: ${missing}`) },
  'Mutation.testNewsletterIssue': { policy: ofDesk, given: always(`id: ${missing}`) },
  'Mutation.sendNewsletterIssue': { policy: ofDesk, given: always(`id: ${missing}, revision: 1`) },
  'Mutation.closeEnquiry': { policy: ofDesk, given: always(`id: ${missing}`) },
  'Mutation.closeEnquiryThread': { policy: byLink, given: always(`thread: ${madeUp}`) },
  'Mutation.confirmNewsletter': { policy: byLink, given: always(`token: ${madeUp}`) },
  'Mutation.reopenEnquiry': { policy: ofDesk, given: always(`id: ${missing}`) },
  'Mutation.replyToEnquiry': { policy: byLink, given: always(`thread: ${madeUp}, message: "Hello"`) },
  'Mutation.sendEnquiry': {
    policy: anyone,
    given: always(
      'input: { name: "A Reader", email: "reader@example.com", subject: "A question", category: OTHER, message: "How?" }',
    ),
    counts: true,
    makesNew: true,
  },
  'Mutation.subscribeToNewsletter': { policy: anyoneAtAll, given: always('email: "reader@example.com"') },
  'Mutation.unsubscribeFromNewsletter': { policy: byLink, given: always(`token: ${madeUp}`) },
};
