import { checkEmail, textOf } from '../../accounts/account-checks.ts';
import { checkLine, checkMessage, checkPhone, messageOf } from '../../contact/enquiry/enquiry-values.ts';
import type { Problem } from '../../forms/problem.ts';
import type { SupplierMessageInput } from '../../generated/graph.generated.ts';

/** What is wrong with a message to a supplier as it was typed. */
export function checkSupplierMessage(values: FormData): Problem[] {
  return [
    ...checkLine(values, 'name', { missing: 'Enter your full name', name: 'Full name', most: 100 }),
    ...checkEmail(textOf(values, 'email')),
    ...checkPhone(values),
    ...checkLine(values, 'organization', { name: 'Organisation', most: 200 }),
    ...checkMessage(values),
  ];
}

/** A message that was checked, as the graph takes it. */
export function supplierMessageOf(values: FormData): Omit<SupplierMessageInput, 'equipmentId'> {
  const phone = textOf(values, 'phone');
  const organization = textOf(values, 'organization');
  return {
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    ...(phone && { phone }),
    ...(organization && { organization }),
    message: messageOf(values),
  };
}
