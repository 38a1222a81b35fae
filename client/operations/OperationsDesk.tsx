import { type ComponentType, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { EnquiryDesk } from '../contact/desk/EnquiryDesk.tsx';
import { returnFocus } from '../dialog/return-focus.ts';
import { OrderDesk } from '../equipment/orders/desk/OrderDesk.tsx';
import { EquipmentReview } from '../equipment/review/EquipmentReview.tsx';
import { DiscussionDesk } from '../news/moderation/DiscussionDesk.tsx';
import { IncidentDesk } from '../system-status/desk/IncidentDesk.tsx';
import { MaintenanceDesk } from '../system-status/desk/MaintenanceDesk.tsx';
import { TrainingDesk } from '../training/desk/TrainingDesk.tsx';
import { VendorDesk } from '../vendors/desk/VendorDesk.tsx';
import { AccountsSection } from './accounts/AccountsSection.tsx';
import { VerificationSection } from './accounts/VerificationSection.tsx';
import { AuditSection } from './audit/AuditSection.tsx';
import { UnansweredSearches } from './help/UnansweredSearches.tsx';
import { QueueOverview } from './QueueOverview.tsx';
import { type SectionSlug, useShownSection } from './sections.ts';

const contents: Readonly<Record<SectionSlug, ComponentType>> = {
  verification: VerificationSection,
  equipment: EquipmentReview,
  messages: EnquiryDesk,
  suppliers: VendorDesk,
  orders: OrderDesk,
  discussion: DiscussionDesk,
  accounts: AccountsSection,
  training: TrainingDesk,
  help: UnansweredSearches,
  incidents: IncidentDesk,
  maintenance: MaintenanceDesk,
  log: AuditSection,
};

/** What stands in the frame of the operators' page: the section that the address names. */
export function OperationsDesk() {
  const shown = useShownSection();
  const navigation = useNavigationType();
  useEffect(() => {
    // Whoever came by a link had the focus on it, and there was no heading yet to take it.
    if (navigation !== NavigationType.Pop) returnFocus('h1');
  }, [navigation]);
  const Section = contents[shown];
  return (
    <>
      <QueueOverview />
      <Section key={shown} />
    </>
  );
}
