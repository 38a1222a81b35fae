import { useSearchParams } from 'react-router-dom';
import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { latePart } from '../ui/late-part.tsx';
import { FORM, VENDOR } from '../vendors/vendor-address.ts';
import { EquipmentPageDocument } from './equipment-page.generated.ts';
import { CONTACT, equipmentList, equipmentSearchVariables } from './equipment-search.ts';
import { LazyEquipmentSheet, preloadEquipmentSheet } from './LazyEquipmentSheet.tsx';
import { LazySupplierDialog } from './LazySupplierDialog.tsx';
import { Marketplace } from './Marketplace.tsx';
import { MarketplaceDocument } from './marketplace.generated.ts';
import { LazyConversation } from './messages/LazyConversation.tsx';
import { LazyOrders } from './orders/LazyOrders.tsx';
import { LazyEquipmentForm } from './postings/LazyEquipmentForm.tsx';
import { MARKETPLACE } from './words.ts';

const FollowedVendor = latePart(() => import('../vendors/FollowedVendor.tsx').then((module) => module.FollowedVendor));

export const handle: RouteHandle = {
  title: MARKETPLACE,
  area: 'equipment',
  description: 'Medical equipment from UK suppliers: prices without VAT, stock, specifications and certifications.',
  queries: (params) => [
    { document: MarketplaceDocument },
    { document: EquipmentPageDocument, variables: equipmentSearchVariables(equipmentList.read(params)) },
  ],
};

/** /equipment: the list, or an application to become a supplier by its mailed link; the list with a product or its supplier over it if opened from there. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get(VENDOR);
  const { id, close } = useOpenedItem(equipmentList.item, preloadEquipmentSheet);
  const Opened = params.has(CONTACT) ? LazySupplierDialog : LazyEquipmentSheet;
  return (
    <>
      {token ? <FollowedVendor key={`${token} ${params.has(FORM)}`} token={token} /> : <Marketplace />}
      {id !== null && <Opened key={id} id={id} onClose={close} />}
      <LazyOrders />
      <LazyConversation />
      <LazyEquipmentForm />
    </>
  );
}
