import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { AvailabilityTag } from './AvailabilityTag.tsx';
import { EquipmentActions } from './EquipmentActions.tsx';
import { EquipmentContent } from './EquipmentContent.tsx';
import { EquipmentContentSkeleton } from './EquipmentContentSkeleton.tsx';
import { documentTitleOf } from './equipment-facts.ts';
import { useOpenEquipmentQuery } from './open-equipment.generated.ts';
import { openedEquipmentWords } from './words.ts';

/** One product as a dialog over the list that it was opened from. */
export function EquipmentSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOpenEquipmentQuery({ variables: { id } });
  const item = query.data?.equipmentItem;
  useHead({ ...(item && { title: documentTitleOf(item) }), canonicalPath: `/equipment?item=${id}` });
  return (
    <ItemSheet
      area="equipment"
      words={openedEquipmentWords}
      query={query}
      title={item?.name}
      onClose={onClose}
      skeleton={<EquipmentContentSkeleton />}
    >
      {item && (
        <>
          {item.isOffered && (
            <div className="mt-2">
              <AvailabilityTag item={item} />
            </div>
          )}
          <EquipmentActions item={item} />
          <div className="mt-8">
            <EquipmentContent item={item} layout="sheet" />
          </div>
        </>
      )}
    </ItemSheet>
  );
}
