import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { EquipmentActions } from './EquipmentActions.tsx';
import { EquipmentContent } from './EquipmentContent.tsx';
import { EquipmentContentSkeleton } from './EquipmentContentSkeleton.tsx';
import { useOpenEquipmentQuery } from './open-equipment.generated.ts';
import { openedEquipmentWords } from './words.ts';

/** One product as a dialog over the list that it was opened from. */
export function EquipmentSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOpenEquipmentQuery({ variables: { id } });
  const item = query.data?.equipmentItem;
  useHead({ ...(item && { title: item.name }), canonicalPath: `/equipment?item=${id}` });
  return (
    <ItemSheet
      words={openedEquipmentWords}
      query={query}
      title={item?.name}
      onClose={onClose}
      skeleton={<EquipmentContentSkeleton />}
    >
      {item && (
        <>
          <EquipmentActions item={item} />
          <div className="mt-8">
            <EquipmentContent item={item} layout="sheet" />
          </div>
        </>
      )}
    </ItemSheet>
  );
}
