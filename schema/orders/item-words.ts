import type { OrderEquipmentName } from '../equipment/asked-categories.ts';
import type { OrderItemRow } from './order-row.ts';

/** How items of an order are named in mails. */

type NamedItem = Pick<OrderItemRow, 'quantity' | 'description'>;

const kinds: Readonly<Record<OrderEquipmentName, string>> = {
  diagnostic: 'Diagnostic equipment',
  monitoring: 'Patient monitoring devices',
  surgical: 'Surgical instruments',
  mobility: 'Mobility and rehabilitation',
  respiratory: 'Respiratory equipment',
  laboratory: 'Laboratory equipment',
  imaging: 'Imaging equipment',
  icu: 'ICU equipment',
  emergency: 'Emergency equipment',
  furniture: 'Furniture and fittings',
};

const LONGEST_NAME = 160;

/** "1 item". */
export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** A paragraph for each item: "3 × Blood analyser". */
export function namedItems(items: readonly NamedItem[]): string[] {
  return items.map(named);
}

/**
 * A paragraph for each kind of equipment, with its quantity: "24 × Patient monitoring devices". It says nothing in the words of
 * the buyer, who may have no account: many suppliers are mailed it.
 */
export function namedKinds(items: readonly Pick<OrderItemRow, 'quantity' | 'equipment'>[]): string[] {
  const quantities = new Map<OrderEquipmentName, number>();
  for (const { equipment, quantity } of items) {
    quantities.set(equipment, (quantities.get(equipment) ?? 0) + quantity);
  }
  return [...quantities].map(([kind, quantity]) => `${quantity.toLocaleString('en-GB')} × ${kinds[kind]}`);
}

/** People describe items in up to 1,000 characters of several lines; in a mail each is one short line. */
function named({ quantity, description }: NamedItem): string {
  const line = [...description.replace(/\s+/gu, ' ').trim()];
  const name = line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME).join('').trimEnd()}…` : line.join('');
  return `${quantity.toLocaleString('en-GB')} × ${name}`;
}
