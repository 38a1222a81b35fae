import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { EquipmentContentSkeleton } from './EquipmentContentSkeleton.tsx';
import { useOpenEquipmentQuery } from './open-equipment.generated.ts';
import { SupplierDetails } from './SupplierDetails.tsx';
import { supplierWords } from './words.ts';

/** The supplier of one product as a dialog over the list. */
export function SupplierDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOpenEquipmentQuery({ variables: { id } });
  const item = query.data?.equipmentItem;
  useHead({ canonicalPath: `/equipment?item=${id}` });
  return (
    <ItemSheet
      area="equipment"
      words={supplierWords}
      query={query}
      size="small"
      title={item?.supplier.name}
      onClose={onClose}
      skeleton={<EquipmentContentSkeleton hasPicture={false} />}
    >
      {item && (
        <>
          <p className="mt-1 mb-4 text-sm text-ink-2">Sells: {item.name}</p>
          <SupplierDetails supplier={item.supplier} productId={item.id} isPaused={item.safetyNotices.length > 0} />
        </>
      )}
    </ItemSheet>
  );
}
