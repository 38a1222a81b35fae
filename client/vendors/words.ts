import type { FileScanState, VendorApplicationState, VendorEventKind } from '../generated/graph.generated.ts';
import type { TagTone } from '../ui/Tag.tsx';

export const REGISTER = 'Register as a supplier';
export const YOUR_APPLICATION = 'Your vendor application';
export const NOT_SAVED = 'Your application could not be saved';
export const NOT_LOADED = 'Your application could not be loaded';
export const SUBMITTED = 'Vendor Application Submitted Successfully!';
export const SUBMITTED_TEXT = 'The team will review within 3-5 business days and send email updates.';
export const FAILED = 'Submission Failed';
export const failedText = (email: string | undefined) =>
  `Please try again or contact our support team${email ? ` at ${email}` : ''}`;

/** The steps of the form: their labels in the stepper, and their headings. */
export const steps = [
  { name: 'Company details', title: 'Company details' },
  { name: 'Business and equipment', title: 'Business and equipment details' },
  { name: 'Documents and compliance', title: 'Documents and compliance' },
] as const;

export const states: Readonly<Record<VendorApplicationState, { readonly label: string; readonly tone: TagTone }>> = {
  DRAFT: { label: 'Not sent yet', tone: 'neutral' },
  SUBMITTED: { label: 'In review', tone: 'information' },
  CHANGES_REQUESTED: { label: 'Changes needed', tone: 'warning' },
  APPROVED: { label: 'Approved', tone: 'good' },
  REFUSED: { label: 'Not approved', tone: 'alert' },
};

export const scans: Readonly<Record<FileScanState, string>> = {
  NOT_SCANNED: '',
  WAITING: 'being checked for viruses',
  CLEAN: 'checked for viruses',
  INFECTED: 'deleted, as it holds something harmful',
};

/** What was done, as a line of the timeline. */
export function eventWords(kind: VendorEventKind, revision: number): string {
  switch (kind) {
    case 'SUBMITTED':
      return revision === 1 ? 'Application sent' : `Sent again, revision ${revision}`;
    case 'CHANGES_REQUESTED':
      return 'Changes asked for';
    case 'APPROVED':
      return 'Approved';
    case 'REFUSED':
      return 'Not approved';
    case 'FILE_REFUSED':
      return 'Document deleted';
  }
}
