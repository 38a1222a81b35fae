import type { SentVendorApplicationState } from '../../generated/graph.generated.ts';
import type { ListWords } from '../../lists/list-words.ts';

export const vendorWords: ListWords = {
  one: 'application',
  many: 'applications',
  loading: 'Loading applications',
  failed: 'Applications could not be loaded',
  noMatch: 'No application matches',
  none: {
    title: 'No applications',
    text: 'Applications that suppliers send appear under In review. Applications that are due first come first.',
  },
};

/** The kinds of applications, by how the address names them; the first is shown if it names none. */
export const vendorLists: readonly [VendorListName, ...VendorListName[]] = [
  { slug: '', label: 'In review', state: 'SUBMITTED' },
  { slug: 'changes', label: 'Changes needed', state: 'CHANGES_REQUESTED' },
  { slug: 'approved', label: 'Approved', state: 'APPROVED' },
  { slug: 'refused', label: 'Not approved', state: 'REFUSED' },
];

interface VendorListName {
  readonly slug: string;
  readonly label: string;
  readonly state: SentVendorApplicationState;
}
