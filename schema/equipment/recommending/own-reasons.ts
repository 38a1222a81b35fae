import type { EquipmentCategoryName } from '../equipment-row.ts';
import type { OwnNeed } from './own-needs.queries.ts';

/** What products of a category are called in a sentence. */
const kinds: Readonly<Record<EquipmentCategoryName, string>> = {
  diagnostic: 'diagnostic equipment',
  monitoring: 'monitoring equipment',
  surgical: 'surgical equipment',
  mobility: 'mobility equipment',
  ppe: 'personal protective equipment',
  emergency: 'emergency equipment',
};

/** The category that users of an occupation are shown, where they are shown one. A rule, which the reason tells. */
const categoryOfOccupation: Readonly<Record<string, EquipmentCategoryName>> = {
  nurse: 'monitoring',
  doctor: 'diagnostic',
  'healthcare assistant': 'mobility',
  physiotherapist: 'mobility',
  radiographer: 'diagnostic',
};

/** Why products of each category are shown to a user; a category without a reason is not there. */
export function reasonsByCategory(
  needs: readonly OwnNeed[],
  occupation: string | null,
): ReadonlyMap<EquipmentCategoryName, readonly string[]> {
  const reasons = new Map<EquipmentCategoryName, string[]>();
  const add = (category: EquipmentCategoryName, reason: string) =>
    reasons.set(category, [...(reasons.get(category) ?? []), reason]);
  for (const { category, how } of needs) {
    if (isCategory(category)) {
      const asked = how === 'ordered' ? 'asked for quotes for' : 'wrote to a supplier about';
      add(category, `You ${asked} ${kinds[category]}.`);
    }
  }
  const ofOccupation = occupation === null ? undefined : categoryOfOccupation[occupation];
  if (ofOccupation) {
    add(
      ofOccupation,
      `Your profile says that you work as a ${occupation}, and we show ${kinds[ofOccupation]} to them.`,
    );
  }
  return reasons;
}

function isCategory(name: string): name is EquipmentCategoryName {
  return Object.hasOwn(kinds, name);
}
