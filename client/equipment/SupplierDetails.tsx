import { Phone } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { buttonClasses } from '../ui/button-classes.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { SupplierMessage } from './messages/SupplierMessage.tsx';
import type { EquipmentSupplierFragment } from './open-equipment.generated.ts';
import { ILLUSTRATIVE, VISIT_SITE } from './words.ts';

interface SupplierDetailsProps {
  supplier: EquipmentSupplierFragment;
  /** The product that a message to them is about. */
  productId: string;
  /** Whether a safety notice pauses its sale: then it cannot be ordered. */
  isPaused: boolean;
}

/** How to reach who sells a product, and what is known about them. */
export function SupplierDetails({ supplier, productId, isPaused }: SupplierDetailsProps) {
  const number = useRef<HTMLSpanElement>(null);
  const { phone, website, openingHours } = supplier;
  const facts: [string, ReactNode][] = [
    [
      'Phone',
      <span key="phone" ref={number}>
        {phone}
      </span>,
    ],
    ['Opening hours', openingHours],
    ['Location', supplier.location],
    ['Website', website && <Website key="website" supplier={supplier} />],
    ['Rating', supplier.rating !== null && `${supplier.rating.toFixed(1)} out of 5`],
    ['NHS approved', supplier.nhsApproved ? 'Yes' : 'No'],
    ['NHS supplier code', supplier.nhsSupplierCode],
  ];
  return (
    <>
      {supplier.verified && (
        <p className="mb-4">
          <Tag tone="verified">Verified</Tag>
        </p>
      )}
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonClasses('secondary', 'compact')}>
          <Phone aria-hidden className="size-5" strokeWidth={2} />
          Call<span className="sr-only"> {phone}</span>
        </a>
        {useHydrated() && <CopyButton text={phone} label="Copy phone number" shown={number} />}
      </div>
      {supplier.takesMessages && !isPaused && <SupplierMessage productId={productId} />}
      <FactList facts={facts} />
      {supplier.rating !== null && <p className="mt-3 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
    </>
  );
}

function Website({ supplier: { name, website } }: { supplier: EquipmentSupplierFragment }) {
  return (
    <ContentLink href={website}>
      {VISIT_SITE}
      <span className="sr-only"> of {name}</span>
    </ContentLink>
  );
}
