import { builder } from '../builder.ts';
import type { EnquiryCategory, EnquiryState } from './enquiry-row.ts';

/** What each category is called, in the order in which they are offered. */
export const categoryLabels: Readonly<Record<EnquiryCategory, string>> = {
  recruitment: 'Recruitment',
  compliance: 'Compliance',
  equipment: 'Equipment',
  technical: 'Technical',
  billing: 'Billing',
  partnership: 'Partnership',
  feedback: 'Feedback',
  other: 'Other',
};

export const EnquiryCategoryEnum = builder.enumType('EnquiryCategory', {
  description: 'The category of an enquiry.',
  values: {
    RECRUITMENT: { value: 'recruitment', description: 'Posts, and applying for them.' },
    COMPLIANCE: { value: 'compliance', description: 'Compliance documents.' },
    EQUIPMENT: { value: 'equipment', description: 'The equipment marketplace.' },
    TECHNICAL: { value: 'technical', description: 'Something that does not work.' },
    BILLING: { value: 'billing', description: 'Invoices and payments.' },
    PARTNERSHIP: { value: 'partnership', description: 'Working together: pilots, interfaces, investment.' },
    FEEDBACK: { value: 'feedback', description: 'Feedback on the portal.' },
    OTHER: { value: 'other', description: 'Anything else.' },
  } as const satisfies Record<string, { value: EnquiryCategory; description: string }>,
});

export const EnquiryStateEnum = builder.enumType('EnquiryState', {
  description: 'Whose turn it is in an enquiry.',
  values: {
    OPEN: { value: 'open', description: 'Its sender waits for a reply.' },
    ANSWERED: { value: 'answered', description: 'It has been replied to.' },
    CLOSED: { value: 'closed', description: 'It is closed. A further message of its sender opens it again.' },
  } as const satisfies Record<string, { value: EnquiryState; description: string }>,
});
