import type { ComponentType } from 'react';
import { EquipmentReview } from '../equipment/review/EquipmentReview.tsx';
import { AccountsSection } from './accounts/AccountsSection.tsx';
import { VerificationSection } from './accounts/VerificationSection.tsx';
import { AuditSection } from './audit/AuditSection.tsx';

interface DeskSection {
  /** How the address names it: `?section=accounts`. */
  readonly slug: string;
  readonly label: string;
  readonly Section: ComponentType;
}

/** The sections of the operators' page, one line each. The first is shown where the address names none. */
export const sections: readonly [DeskSection, ...DeskSection[]] = [
  { slug: 'verification', label: 'Verification', Section: VerificationSection },
  { slug: 'equipment', label: 'Equipment', Section: EquipmentReview },
  { slug: 'accounts', label: 'Accounts', Section: AccountsSection },
  { slug: 'log', label: 'Audit log', Section: AuditSection },
];
