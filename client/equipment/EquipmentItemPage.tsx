import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import { useHead, useStatus } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AvailabilityTag } from './AvailabilityTag.tsx';
import { EquipmentActions } from './EquipmentActions.tsx';
import { EquipmentContent } from './EquipmentContent.tsx';
import { EquipmentContentSkeleton } from './EquipmentContentSkeleton.tsx';
import { conditionAndWarranty, documentTitleOf } from './equipment-facts.ts';
import { equipmentList } from './equipment-search.ts';
import {
  OpenEquipmentDocument,
  type OpenEquipmentFragment,
  useOpenEquipmentQuery,
} from './open-equipment.generated.ts';
import { productData } from './product-data.ts';
import { MARKETPLACE, openedEquipmentWords } from './words.ts';

export const handle: RouteHandle = {
  title: MARKETPLACE,
  area: 'equipment',
  queries: (params) => [{ document: OpenEquipmentDocument, variables: { id: params.get(equipmentList.item) } }],
};

/** One product as the page: what a shared address, a reload and a browser without scripts show. */
export function Component() {
  const [params] = useSearchParams();
  const id = useItemOfPage(equipmentList.item);
  const query = useOpenEquipmentQuery({ variables: { id } });
  const item = query.data?.equipmentItem;
  return (
    <ItemPage
      area="equipment"
      words={openedEquipmentWords}
      query={query}
      isFound={Boolean(item)}
      list={equipmentList.of(equipmentList.read(params))}
      skeleton={<EquipmentContentSkeleton />}
    >
      {(back) => item && <FoundItem item={item} back={back} />}
    </ItemPage>
  );
}

function FoundItem({ item, back }: { item: OpenEquipmentFragment; back: ReactNode }) {
  // Both are for machines, which read the page as it was served: the browser need not know how to write them.
  const structuredData = useMemo(() => (import.meta.env.SSR ? productData(item) : undefined), [item]);
  const description = import.meta.env.SSR
    ? `${item.name} from ${item.supplier.name}, ${item.priceLabel} ex VAT. ${item.availabilityLabel}. Catalogue number ${item.reference}.`
    : undefined;
  useStatus(item.isOffered ? 200 : 410);
  useHead({
    title: documentTitleOf(item),
    description,
    canonicalPath: `/equipment?item=${item.id}`,
    structuredData,
  });
  return (
    <>
      <PageHeader
        area="equipment"
        title={item.name}
        above={back}
        tags={
          item.isOffered && (
            <div className="mt-2">
              <AvailabilityTag item={item} />
            </div>
          )
        }
        lead={`${item.supplier.name}, ${item.supplier.location}. ${conditionAndWarranty(item)}.`}
      >
        <EquipmentActions item={item} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <EquipmentContent item={item} layout="page" />
      </div>
    </>
  );
}
