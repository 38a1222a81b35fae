import { type ComponentType, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { EnquiryDesk } from '../contact/desk/EnquiryDesk.tsx';
import { NewsletterDesk } from '../contact/newsletter/desk/NewsletterDesk.tsx';
import { returnFocus } from '../dialog/return-focus.ts';
import { OrderDesk } from '../equipment/orders/desk/OrderDesk.tsx';
import { EquipmentReview } from '../equipment/review/EquipmentReview.tsx';
import { SafetyNoticeDesk } from '../equipment/safety-notices/desk/SafetyNoticeDesk.tsx';
import { DiscussionDesk } from '../news/moderation/DiscussionDesk.tsx';
import { TierDesk } from '../partners/desk/TierDesk.tsx';
import { IncidentDesk } from '../system-status/desk/IncidentDesk.tsx';
import { MaintenanceDesk } from '../system-status/desk/MaintenanceDesk.tsx';
import { TrainingDesk } from '../training/desk/TrainingDesk.tsx';
import { VendorDesk } from '../vendors/desk/VendorDesk.tsx';
import { AccountsSection } from './accounts/AccountsSection.tsx';
import { VerificationSection } from './accounts/VerificationSection.tsx';
import { AuditSection } from './audit/AuditSection.tsx';
import { ContentSection } from './content/ContentSection.tsx';
import { UnansweredSearches } from './help/UnansweredSearches.tsx';
import { QueueOverview } from './QueueOverview.tsx';
import { type SectionSlug, useShownSection } from './sections.ts';

const contents: Readonly<Record<SectionSlug, ComponentType>> = {
  verification: VerificationSection,
  equipment: EquipmentReview,
  'safety-notices': SafetyNoticeDesk,
  messages: EnquiryDesk,
  suppliers: VendorDesk,
  orders: OrderDesk,
  discussion: DiscussionDesk,
  accounts: AccountsSection,
  training: TrainingDesk,
  partners: TierDesk,
  content: ContentSection,
  newsletter: NewsletterDesk,
  help: UnansweredSearches,
  incidents: IncidentDesk,
  maintenance: MaintenanceDesk,
  log: AuditSection,
};

/** The section of the operators' page that the address names. */
export function OperationsDesk() {
  const shown = useShownSection();
  const navigation = useNavigationType();
  const opened = new URLSearchParams(useLocation().search).get('open') ?? '';
  useEffect(() => {
    // After a link was followed, the heading did not exist yet when the router moved the focus.
    // An item that the address opens takes the focus itself.
    const opensItem = new URLSearchParams(window.location.search).has('open');
    if (navigation !== NavigationType.Pop && !opensItem) returnFocus('h1');
  }, [navigation]);
  const Section = contents[shown];
  return (
    <>
      <QueueOverview />
      <Section key={`${shown} ${opened}`} />
    </>
  );
}
