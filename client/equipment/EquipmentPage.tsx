import { useSearchParams } from 'react-router-dom';
import { itemOrList } from '../lists/item-or-list.ts';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';

import { EquipmentItemPage } from './EquipmentItemPage.tsx';
import { EquipmentSheet } from './EquipmentSheet.tsx';
import { EquipmentPageDocument } from './equipment-page.generated.ts';
import { CONTACT, equipmentList, equipmentSearchVariables } from './equipment-search.ts';
import { Marketplace } from './Marketplace.tsx';
import { MarketplaceDocument } from './marketplace.generated.ts';
import { OpenEquipmentDocument } from './open-equipment.generated.ts';
import { LazyEquipmentPosting } from './postings/LazyEquipmentPosting.tsx';
import { SupplierDialog } from './SupplierDialog.tsx';
import { MARKETPLACE } from './words.ts';

export const handle: RouteHandle = {
  title: MARKETPLACE,
  area: 'equipment',
  description: 'Medical equipment from UK suppliers: prices without VAT, stock, specifications and certifications.',
  queries: itemOrList({
    item: equipmentList.item,
    ofItem: (id) => ({ document: OpenEquipmentDocument, variables: { id } }),
    ofList: (params) => [
      { document: MarketplaceDocument },
      { document: EquipmentPageDocument, variables: equipmentSearchVariables(equipmentList.read(params)) },
    ],
  }),
};

/** /equipment: the list, with a product or its supplier over it if opened from there; or the product as the page. */
export function Component() {
  const [params] = useSearchParams();
  const { id, isPage, close } = useOpenedItem(equipmentList.item);
  if (id !== null && isPage) {
    return <EquipmentItemPage id={id} allEquipment={equipmentList.of(equipmentList.read(params))} />;
  }
  const Opened = params.has(CONTACT) ? SupplierDialog : EquipmentSheet;
  return (
    <>
      <Marketplace />
      {id !== null && <Opened key={id} id={id} onClose={close} />}
      <LazyEquipmentPosting />
    </>
  );
}
