import { MOST_ENTRIES } from '../../queries/filter-values.ts';
import type { FieldChecks } from '../../text/field-checks.ts';
import { checkWebAddress, webAddress } from '../../text/web-address.ts';
import type { EquipmentAvailabilityName, EquipmentCategoryName, EquipmentConditionName } from '../equipment-row.ts';

/** What a user sends to list a product, not looked at yet. */
export interface GivenEquipment {
  readonly name: string;
  readonly description: string;
  readonly category: EquipmentCategoryName;
  readonly price: number;
  readonly condition: EquipmentConditionName;
  readonly inStock: number;
  readonly availability?: EquipmentAvailabilityName | null | undefined;
  readonly availableOn?: string | null | undefined;
  readonly specifications?: readonly string[] | null | undefined;
  readonly certifications?: readonly string[] | null | undefined;
  readonly images?: readonly string[] | null | undefined;
  readonly warranty?: string | null | undefined;
  readonly productUrl?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** A product that can be stored. */
export interface EquipmentDraft {
  readonly name: string;
  readonly description: string;
  readonly category: EquipmentCategoryName;
  readonly price: number;
  readonly condition: EquipmentConditionName;
  readonly stockCount: number;
  readonly isPreOrder: boolean;
  readonly availableOn: string | null;
  readonly specifications: readonly string[];
  readonly certifications: readonly string[];
  readonly images: readonly string[];
  readonly warranty: string;
  readonly productUrl: string | null;
}

/** How buyers reach the user who sells; null where nothing is said about it. */
export interface GivenContact {
  readonly location: string | null;
  readonly phone: string | null;
}

const HIGHEST_PRICE = 10_000_000;
const MOST_IN_STOCK = 1_000_000;
const LONGEST_DESCRIPTION = 5000;

/** Checks what is sent for a product; `checks` keeps what is wrong. `today` is the day in London. */
export function checkEquipment(checks: FieldChecks, given: GivenEquipment, today: string): EquipmentDraft {
  const isPreOrder = given.availability === 'pre_order';
  checkPrice(checks, given.price);
  if (given.inStock < 0 || given.inStock > MOST_IN_STOCK) {
    checks.refuse('inStock', 'inStock must be a whole number from 0 to 1,000,000.');
  }
  if (given.availableOn != null && !isPreOrder) {
    checks.refuse(
      'availableOn',
      'Only a product that is ordered ahead has a delivery date. Choose Pre-order, or leave this empty',
    );
  } else if (given.availableOn != null && given.availableOn < today) {
    checks.refuse('availableOn', 'The delivery date must be today or later');
  }
  return {
    name: checks.line('name', given.name, { most: 200, missing: 'Enter a name for the product' }),
    description: checks.lines('description', given.description, {
      most: LONGEST_DESCRIPTION,
      missing: 'Enter a description of the product',
    }),
    category: given.category,
    price: given.price,
    condition: given.condition,
    stockCount: given.inStock,
    isPreOrder,
    availableOn: given.availableOn ?? null,
    specifications: checkList(checks, 'specifications', given.specifications, { items: 40, most: 200 }),
    certifications: checkList(checks, 'certifications', given.certifications, { items: 20, most: 200 }),
    images: checkImages(checks, given.images),
    warranty: checks.line('warranty', given.warranty, { most: 100 }),
    productUrl: checkWebAddress(checks, 'productUrl', given.productUrl),
  };
}

/**
 * Checks what can be checked of a product that cannot be stored, as fields of it are missing or have been refused
 * already, which `checks` knows.
 */
export function checkPartOfEquipment(checks: FieldChecks, given: Partial<GivenEquipment>, today: string): void {
  // What stands in for a refused field breaks no rule together with the others.
  const availability = checks.isRefused('availability') ? ({ availability: 'pre_order' } as const) : {};
  const standIns = {
    name: '',
    description: '',
    category: 'monitoring',
    price: 1,
    condition: 'new',
    inStock: 0,
  } as const;
  checkEquipment(checks, { ...standIns, ...availability, ...given }, today);
  checkContact(checks, { location: given.location, phone: given.phone });
}

const shapeOfPhone = /^\+?[0-9][0-9 ]{6,29}$/;

/** Checks where the user who sells is and how to ring them. */
export function checkContact(checks: FieldChecks, given: Pick<GivenEquipment, 'location' | 'phone'>): GivenContact {
  const location = checks.line('location', given.location, { most: 200 });
  const phone = dialled(checks.line('phone', given.phone, { most: 30 }));
  if (phone !== '' && !shapeOfPhone.test(phone)) {
    checks.refuse('phone', 'Enter a phone number, like 01632 960 001 or +44 808 157 0192');
  }
  return { location: location || null, phone: phone || null };
}

/** A phone number as it is dialled: people also write brackets, dots and dashes. */
export function dialled(phone: string): string {
  return phone.replaceAll(/[().\-\s]+/g, ' ').trim();
}

function checkPrice(checks: FieldChecks, price: number): void {
  if (!(price > 0 && price <= HIGHEST_PRICE)) {
    checks.refuse('price', 'price must be above 0 and at most 10,000,000 pounds.');
  } else if (Math.round(price * 100) / 100 !== price) {
    checks.refuse('price', 'price must be pounds and pence, like 64.50.');
  }
}

function checkList(
  checks: FieldChecks,
  path: string,
  given: readonly string[] | null | undefined,
  { items, most }: { readonly items: number; readonly most: number },
): string[] {
  const tooMany = `${path} must be ${items} lines or fewer.`;
  if (given && given.length > MOST_ENTRIES) {
    checks.refuse(path, tooMany);
    return [];
  }
  const list = (given ?? []).map((text) => checks.line(path, text, { most })).filter((text) => text !== '');
  if (list.length > items) {
    checks.refuse(path, tooMany);
  }
  return [...new Set(list)];
}

/** Pictures of the portal itself, or elsewhere over https; pages show those of the portal alone. */
function checkImages(checks: FieldChecks, given: GivenEquipment['images']): string[] {
  const images = checkList(checks, 'images', given, { items: 10, most: 500 });
  const kept = images.map((image) => (/^\/[\w-][\w./-]*$/.test(image) ? image : webAddress(image, ['https'])));
  if (kept.includes(undefined)) {
    checks.refuse('images', 'images must be addresses that start with https://, or files of the portal.');
  }
  return kept.filter((image) => image !== undefined);
}
