import { checkEmailAddress } from '../accounts/email-checks.ts';
import { dialled } from '../equipment/postings/equipment-draft.ts';
import { FieldChecks } from '../text/field-checks.ts';
import type { OrderBudgetName, OrderItemRow, OrderTypeName, OrderUrgencyName } from './order-row.ts';

/** What is sent to order, not checked yet. */
export interface GivenOrder {
  readonly organizationName: string;
  readonly nhsTrustCode?: string | null | undefined;
  readonly department: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly deliveryAddress: string;
  readonly orderType: OrderTypeName;
  readonly totalBudget?: OrderBudgetName | null | undefined;
  readonly requiredDate: string;
  readonly projectName?: string | null | undefined;
  readonly specialRequirements?: string | null | undefined;
  readonly items: readonly GivenOrderItem[];
  /** Whether it is for the organisation of the account. */
  readonly forOrganisation?: boolean | null | undefined;
}

export interface GivenOrderItem {
  readonly equipment: OrderItemRow['equipment'];
  readonly description: string;
  readonly quantity?: number | null | undefined;
  readonly urgency?: OrderUrgencyName | null | undefined;
  readonly specifications?: string | null | undefined;
}

/** An order that can be stored. */
export interface OrderDraft {
  readonly organizationName: string;
  readonly nhsTrustCode: string | null;
  readonly department: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly deliveryAddress: string;
  readonly orderType: OrderTypeName;
  readonly totalBudget: OrderBudgetName | null;
  readonly requiredDate: string;
  readonly projectName: string | null;
  readonly specialRequirements: string | null;
  readonly items: readonly Omit<OrderItemRow, 'id' | 'safetyNotices'>[];
}

/** So many items an order may have. */
export const MOST_ITEMS = 50;
/** So many of one item: with the highest price of one, all amounts are whole numbers of pence that a number can hold. */
const MOST_OF_ONE = 100_000;

/** Checks the input for an order. `today` is the day in London. @throws ValidationError that names each wrong field */
export function checkOrder(given: GivenOrder, today: string): OrderDraft {
  const checks = new FieldChecks();
  const draft = {
    organizationName: checks.line('organizationName', given.organizationName, {
      most: 200,
      missing: 'Enter the name of your organisation',
      name: 'Organisation name',
    }),
    nhsTrustCode: checks.line('nhsTrustCode', given.nhsTrustCode, { most: 20, name: 'NHS trust code' }) || null,
    department: checks.line('department', given.department, { most: 200, missing: 'Enter your department' }),
    contactName: checks.line('contactName', given.contactName, { most: 200, missing: 'Enter your name' }),
    email: checkEmailAddress(checks, 'email', given.email),
    phone: checkPhone(checks, given.phone),
    deliveryAddress: checks.lines('deliveryAddress', given.deliveryAddress, {
      most: 500,
      missing: 'Enter the delivery address',
    }),
    orderType: given.orderType,
    totalBudget: given.totalBudget ?? null,
    requiredDate: given.requiredDate,
    projectName: checks.line('projectName', given.projectName, { most: 200 }) || null,
    specialRequirements: checks.lines('specialRequirements', given.specialRequirements, { most: 5_000 }) || null,
    items: checkItems(checks, given.items),
  };
  if (given.requiredDate < today) {
    checks.refuse('requiredDate', 'The required date must be today or later');
  }
  checks.done();
  return draft;
}

function checkPhone(checks: FieldChecks, given: string): string {
  const phone = dialled(checks.line('phone', given, { most: 30, missing: 'Enter your phone number' }));
  if (phone !== '' && !/^\+?[0-9][0-9 ]{6,29}$/.test(phone)) {
    checks.refuse('phone', 'Enter a phone number, like 01632 960 001 or +44 808 157 0192');
  }
  return phone;
}

function checkItems(checks: FieldChecks, given: readonly GivenOrderItem[]): OrderDraft['items'] {
  if (given.length === 0 || given.length > MOST_ITEMS) {
    checks.refuse('items', given.length === 0 ? 'Add at least one item' : `An order has ${MOST_ITEMS} items or fewer`);
    return [];
  }
  return given.map((item, index) => {
    const [path, name] = [`items.${index}`, `of item ${index + 1}`];
    const quantity = item.quantity ?? 1;
    if (quantity < 1 || quantity > MOST_OF_ONE) {
      checks.refuse(`${path}.quantity`, `The quantity ${name} must be a whole number from 1 to 100,000`);
    }
    return {
      equipment: item.equipment,
      description: checks.lines(`${path}.description`, item.description, {
        most: 1_000,
        missing: `Enter the description ${name}`,
        name: `The description ${name}`,
      }),
      quantity,
      urgency: item.urgency ?? 'standard',
      specifications:
        checks.lines(`${path}.specifications`, item.specifications, {
          most: 2_000,
          name: `Specifications ${name}`,
        }) || null,
    };
  });
}
