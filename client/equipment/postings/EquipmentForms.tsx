import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FORM, VENDOR_FORM } from '../../vendors/vendor-address.ts';
import { LISTING, SELL_FORM } from './equipment-posting-address.ts';
import { SellDialog } from './SellDialog.tsx';

const EquipmentPostingDialog = lazy(() =>
  import('./EquipmentPostingDialog.tsx').then((module) => ({ default: module.EquipmentPostingDialog })),
);
const VendorDialog = lazy(() =>
  import('../../vendors/VendorDialog.tsx').then((module) => ({ default: module.VendorDialog })),
);

/** The form that the address names: the question of what one wants to do, a product, or an application. */
export function EquipmentForms() {
  const [params] = useSearchParams();
  const id = params.get(LISTING);
  switch (params.get(FORM)) {
    case SELL_FORM:
      return <SellDialog />;
    case VENDOR_FORM:
      return <VendorDialog />;
    case 'list':
      return <EquipmentPostingDialog key={id} id={id} />;
    default:
      return null;
  }
}
