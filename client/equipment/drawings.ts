import type { EquipmentCategory } from '../generated/graph.generated.ts';

/** What stands for a product that has no picture of its own. */
const drawings: Record<EquipmentCategory, string> = {
  DIAGNOSTIC: 'ecg-recorder',
  MONITORING: 'patient-monitor',
  SURGICAL: 'electrosurgical-generator',
  MOBILITY: 'wheelchair',
  PPE: 'respirator',
  EMERGENCY: 'defibrillator',
};

/** The address of a product's picture: the first that is a file of the portal, else the drawing of its category. */
export function pictureOf({ images, category }: { images: readonly string[]; category: EquipmentCategory }): string {
  return images.find((image) => /^\/[\w-]/.test(image)) ?? `/drawings/${drawings[category]}.svg`;
}
