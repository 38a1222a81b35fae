import type { Problem } from '../../forms/problem.ts';
import type { EquipmentInput } from '../../generated/graph.generated.ts';
import type { EquipmentPostingFragment } from './equipment-posting.generated.ts';

const required = [
  ['name', 'Enter a name for the product'],
  ['category', 'Select a category'],
  ['condition', 'Select the condition'],
  ['description', 'Enter a description of the product'],
] as const;

/** What is wrong with the form, as far as it can be told here; the graph knows the rest. */
export function checkEquipmentPosting(values: FormData): Problem[] {
  const missing = required.filter(([field]) => textOf(values, field) === '');
  const price = textOf(values, 'price').replace(/^£/, '').replaceAll(',', '');
  const stock = textOf(values, 'inStock').replaceAll(',', '');
  const numbers: Problem[] = [];
  if (!/^\d+(\.\d{1,2})?$/.test(price) || Number(price) === 0) {
    numbers.push({ field: 'price', message: 'Enter the price in pounds and pence, like 649.50' });
  }
  if (!/^\d+$/.test(stock)) {
    numbers.push({ field: 'inStock', message: 'Enter how many you have, as a whole number. Enter 0 if you have none' });
  }
  return [...missing.map(([field, message]) => ({ field, message })), ...numbers];
}

/** A checked form as the graph takes it; what the form does not show stays as it was. */
export function inputOf(values: FormData, before: EquipmentPostingFragment | undefined): EquipmentInput {
  const isPreOrder = values.get('availability') === 'PRE_ORDER';
  return {
    name: textOf(values, 'name'),
    description: textOf(values, 'description'),
    category: textOf(values, 'category') as EquipmentInput['category'],
    condition: textOf(values, 'condition') as EquipmentInput['condition'],
    price: Number(textOf(values, 'price').replace(/^£/, '').replaceAll(',', '')),
    inStock: Number(textOf(values, 'inStock').replaceAll(',', '')),
    availability: isPreOrder ? 'PRE_ORDER' : null,
    availableOn: (isPreOrder && textOf(values, 'availableOn')) || null,
    specifications: linesOf(values, 'specifications'),
    certifications: linesOf(values, 'certifications'),
    images: before?.item.images ?? [],
    warranty: textOf(values, 'warranty') || null,
    productUrl: textOf(values, 'productUrl') || null,
    location: textOf(values, 'location') || null,
    phone: textOf(values, 'phone') || null,
  };
}

function textOf(values: FormData, field: string): string {
  return String(values.get(field) ?? '').trim();
}

function linesOf(values: FormData, field: string): string[] {
  return textOf(values, field)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
