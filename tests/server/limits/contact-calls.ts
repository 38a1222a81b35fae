import { randomUUID } from 'node:crypto';
import * as contactLimits from '../../../schema/contact/contact-limits.ts';
import { ENQUIRY_LINK } from '../../../schema/outbox/link-place.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { testSecret } from '../../support/test-app.ts';
import { type Asking, account, asOperator, type LimitedCall, mutation, network, rest } from './doors.ts';

const address = ({ signedUp }: Asking) => signedUp.email;
const enquiryOf = (asking: Asking) => ({
  name: 'Asha Mensah',
  email: address(asking),
  subject: 'A question',
  category: 'other',
  message: 'How?',
});
const enquiries = [
  rest('POST /contact/enquiry', 201, enquiryOf),
  mutation('sendEnquiry', 'SendEnquiryPayload', (asking) => {
    const { category, ...texts } = enquiryOf(asking);
    const given = Object.entries(texts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return `input: { ${given.join(', ')}, category: ${category.toUpperCase()} }`;
  }),
];
const newsletters = [
  rest('POST /contact/newsletter', 202, (asking) => ({ email: address(asking) })),
  mutation('subscribeToNewsletter', 'MessagePayload', (asking) => `email: ${JSON.stringify(address(asking))}`),
];
const threadOf = ({ enquiry }: Asking) => linkTokens([testSecret]).tokenOf(ENQUIRY_LINK, enquiry);

const ofEnquiries = { file: 'schema/contact/enquiries.service.ts', doors: enquiries };
const ofNewsletter = { file: 'schema/contact/newsletter/newsletter.service.ts', doors: newsletters };

/** Of what people write to the portal, and of its newsletter. */
export const contactCalls: readonly LimitedCall[] = [
  { ...ofEnquiries, limit: contactLimits.enquiryRequests, who: () => network },
  { ...ofEnquiries, limit: contactLimits.enquiryMails, who: address },
  {
    file: 'schema/contact/enquiry-threads.service.ts',
    limit: contactLimits.enquiryReplies,
    who: ({ enquiry }) => enquiry,
    doors: [
      mutation(
        'replyToEnquiry',
        'EnquiryThreadPayload',
        (asking) => `thread: "${threadOf(asking)}", message: "${randomUUID()}"`,
      ),
    ],
  },
  { ...ofNewsletter, limit: contactLimits.newsletterRequests, who: () => network },
  {
    file: 'schema/contact/newsletter/issues/newsletter-issues.service.ts',
    limit: contactLimits.newsletterTests,
    who: account,
    doors: [
      asOperator(
        mutation('testNewsletterIssue', 'NewsletterIssuePayload', ({ newsletterIssue }) => `id: "${newsletterIssue}"`),
      ),
    ],
  },
  { ...ofNewsletter, limit: contactLimits.newsletterMails, who: address },
];
