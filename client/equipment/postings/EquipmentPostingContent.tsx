import { useState } from 'react';
import { useSession, useSessionKeeper } from '../../accounts/use-session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EquipmentPostingForm } from './EquipmentPostingForm.tsx';
import { EquipmentPostingSent } from './EquipmentPostingSent.tsx';
import { type EquipmentPostingFragment, useListedBeforeQuery, useSellerQuery } from './equipment-posting.generated.ts';
import { NoOrganization, NotVerified, SoldAsAnother } from './NotVerified.tsx';
import { sellsAs } from './own-organization.ts';

interface EquipmentPostingContentProps {
  /** The product to change; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** What the dialog holds: the form for verified accounts, and afterwards what happens next. */
export function EquipmentPostingContent({ id, onClose }: EquipmentPostingContentProps) {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const seller = useSellerQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const before = useListedBeforeQuery({
    skip: !session || id === null,
    variables: { id: id ?? '' },
    fetchPolicy: 'network-only',
  });
  const [sent, setSent] = useState<EquipmentPostingFragment>();
  const account = session && seller.data?.me;
  const posting = before.data?.equipmentPosting;
  const lastSupplier = seller.data?.lastListed.nodes[0]?.item.supplier;
  if (sent) {
    return (
      <EquipmentPostingSent posting={sent} isNew={id === null} onAnother={() => setSent(undefined)} onClose={onClose} />
    );
  }
  if (account?.access === 'MEMBER') {
    return <NotVerified email={account.email} emailConfirmed={account.emailConfirmed} />;
  }
  if (account && id === null && account.organization === '') return <NoOrganization />;
  if (account && posting && account.access !== 'OPERATOR' && !sellsAs(account.organization, supplierOf(posting))) {
    return <SoldAsAnother supplier={supplierOf(posting)} />;
  }
  if (account && id === null) {
    // Under another name they sell as another user, whose buyers ring another number.
    const contact = lastSupplier && sellsAs(account.organization, lastSupplier.name) ? lastSupplier : undefined;
    return <EquipmentPostingForm seller={account} contact={contact} onSent={setSent} />;
  }
  if (account && posting)
    return <EquipmentPostingForm key={posting.id} seller={account} posting={posting} onSent={setSent} />;
  if (account && posting === null) {
    return <p className="text-sm">There is no such listing of yours. It may have been deleted with its account.</p>;
  }
  const problem = before.error ?? seller.error ?? failure;
  if (problem && !seller.loading && !before.loading) {
    const retry = () => (session ? Promise.all([seller.refetch(), id !== null && before.refetch()]) : keeper.renew());
    return (
      <ErrorPanel
        title="The form could not be loaded"
        message={problem.message}
        onRetry={() => {
          retry().catch(() => {
            // The queries' own errors say what failed.
          });
        }}
      />
    );
  }
  return (
    <div className="space-y-6">
      <p className="sr-only">Loading the form</p>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function supplierOf({ item }: EquipmentPostingFragment): string {
  return item.supplier.name;
}
