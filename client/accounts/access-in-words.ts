import type { AccountAccess } from '../generated/graph.generated.ts';

const words: Record<AccountAccess, string> = {
  MEMBER: 'Member: you can do everything but publish posts and equipment.',
  VERIFIED: 'Verified member: you can do everything, and publish posts and equipment.',
  OPERATOR: `Operator: you work on ${__PRODUCT_NAME__} itself.`,
};

/** What an account may do, in plain words. */
export function accessInWords(access: AccountAccess): string {
  return words[access];
}
