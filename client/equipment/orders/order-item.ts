import type { BulkOrderEquipment, BulkOrderUrgency } from '../../generated/graph.generated.ts';

/** An item as it stands in the form. */
export interface FormItem {
  /** Tells it apart from the others while the form is open. */
  readonly id: string;
  readonly equipment: BulkOrderEquipment | '';
  readonly description: string;
  /** As it is typed; `quantityOf` reads it. */
  readonly quantity: string;
  readonly urgency: BulkOrderUrgency;
  readonly specifications: string;
}

/** So many items an order may have. */
export const MOST_ITEMS = 50;

/** An item that nothing is said of yet. */
export function emptyItem(): FormItem {
  return {
    id: crypto.randomUUID(),
    equipment: '',
    description: '',
    quantity: '1',
    urgency: 'STANDARD',
    specifications: '',
  };
}

/** Whether nothing has been typed into an item. */
export function isEmpty({ equipment, description, specifications }: FormItem): boolean {
  return equipment === '' && description.trim() === '' && specifications.trim() === '';
}

/** A quantity as it was typed: what is no number, or less than 1, counts as 1. */
export function quantityOf(typed: string): number {
  const number = Number.parseInt(typed.replaceAll(/[,\s]/g, ''), 10);
  return Number.isSafeInteger(number) && number >= 1 ? number : 1;
}
