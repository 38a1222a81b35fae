import { checkEmail, textOf } from '../../accounts/account-checks.ts';
import type { Problem } from '../../forms/problem.ts';
import type { BulkOrderBudget, BulkOrderInput } from '../../generated/graph.generated.ts';
import { type FormItem, quantityOf } from './order-item.ts';

/** What must be filled in beside the email address and the items, in the order of the form. */
const required = [
  ['organizationName', 'Enter the name of your organisation'],
  ['department', 'Enter your department'],
  ['deliveryAddress', 'Enter the delivery address'],
  ['contactName', 'Enter your name'],
  ['phone', 'Enter your phone number'],
  ['orderType', 'Select an order type'],
  ['requiredDate', 'Enter the date when you need it'],
] as const;

/** What can be seen to be wrong with the form before it is sent, from its top down. */
export function checkBulkOrder(values: FormData, items: readonly FormItem[]): Problem[] {
  return [
    ...required.flatMap(([field, message]) => [
      // The address stands above the phone number.
      ...(field === 'phone' ? checkEmail(textOf(values, 'email')) : []),
      ...(textOf(values, field) === '' ? [{ field, message }] : []),
    ]),
    ...items.flatMap(({ equipment, description }, index) => [
      ...(equipment === ''
        ? [{ field: `items.${index}.equipment`, message: `Select the equipment type of item ${index + 1}` }]
        : []),
      ...(description.trim() === ''
        ? [{ field: `items.${index}.description`, message: `Enter the description of item ${index + 1}` }]
        : []),
    ]),
  ];
}

/** A checked form as the graph takes it. */
export function bulkOrderInput(values: FormData, items: readonly FormItem[]): BulkOrderInput {
  const optional = (field: string) => textOf(values, field) || null;
  return {
    organizationName: textOf(values, 'organizationName'),
    nhsTrustCode: optional('nhsTrustCode'),
    department: textOf(values, 'department'),
    contactName: textOf(values, 'contactName'),
    email: textOf(values, 'email'),
    phone: textOf(values, 'phone'),
    deliveryAddress: textOf(values, 'deliveryAddress'),
    orderType: textOf(values, 'orderType') as BulkOrderInput['orderType'],
    totalBudget: optional('totalBudget') as BulkOrderBudget | null,
    requiredDate: textOf(values, 'requiredDate'),
    projectName: optional('projectName'),
    ...(values.has('forOrganisation') && { forOrganisation: true }),
    specialRequirements: optional('specialRequirements'),
    items: items.flatMap(({ equipment, description, quantity, urgency, specifications }) =>
      equipment === ''
        ? []
        : [{ equipment, description, quantity: quantityOf(quantity), urgency, specifications: specifications || null }],
    ),
  };
}

/** What the graph found wrong, by the names of the form's fields: those of items stand with their number. */
export function bulkOrderProblems(fields: readonly { readonly path: string; readonly message: string }[]): Problem[] {
  return fields.map(({ path, message }) => ({
    field: /items\.\d+\.\w+$/.exec(path)?.[0] ?? path.split('.').at(-1),
    message,
  }));
}
