import type { EquipmentCategory } from '../generated/graph.generated.ts';
import { pictureOf } from './drawings.ts';

interface EquipmentPictureProps {
  item: { images: readonly string[]; category: EquipmentCategory };
  className?: string;
}

/**
 * The drawing of a product on its grey ground. The name beside it says what it shows. The ground has the drawing's shape
 * before it comes: browsers give a picture without words no room until they have it.
 */
export function EquipmentPicture({ item, className = '' }: EquipmentPictureProps) {
  return (
    <span className={`block aspect-[261/202] overflow-hidden rounded bg-sunken ${className}`}>
      <img src={pictureOf(item)} alt="" width={261} height={202} loading="lazy" className="block size-full" />
    </span>
  );
}
