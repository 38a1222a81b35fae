import { NOT_VERIFIED_UNTIL_CONFIRMED } from '../accounts/email/words.ts';
import type { OwnProfileFragment } from '../accounts/own-account.generated.ts';
import { UNTIL_VERIFIED, VERIFIED_WITHIN } from '../accounts/words.ts';
import type { AccountAccess } from '../generated/graph.generated.ts';
import { formatDate } from '../ui/dates.ts';

const accessInWords: Record<AccountAccess, string> = {
  MEMBER: 'Member: you can do everything but publish posts and equipment.',
  VERIFIED: 'Verified member: you can do everything, and publish posts and equipment.',
  OPERATOR: `Operator: you work on ${__PRODUCT_NAME__} itself.`,
};

/** What the account may do, and whether an operator has verified it. */
export function AccessFacts({ account }: { account: OwnProfileFragment }) {
  const { email, emailConfirmed, access } = account;
  const facts = [
    ['Email address', emailConfirmed ? email : `${email} (not confirmed yet)`],
    ['Access', accessInWords[access]],
    ['Verification', verificationInWords(account)],
  ] as const;
  return (
    <section aria-labelledby="access">
      <h3 id="access" className="text-h3">
        Your access
      </h3>
      <dl className="mt-6 border-t border-line text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="gap-x-6 border-b border-line py-3 sm:grid sm:grid-cols-[11rem_1fr]">
            <dt className="font-bold">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function verificationInWords(account: OwnProfileFragment): string {
  const { verifiedAt, verificationAskedAt, createdAt, emailConfirmed } = account;
  if (verifiedAt) return `Verified on ${formatDate(verifiedAt)}`;
  const state =
    verificationAskedAt === createdAt
      ? 'Not verified yet.'
      : `Waiting to be verified again since ${formatDate(verificationAskedAt)}, because your organisation or your access changed.`;
  const condition = emailConfirmed ? '' : ` ${NOT_VERIFIED_UNTIL_CONFIRMED}`;
  return `${state}${condition} ${VERIFIED_WITHIN} ${UNTIL_VERIFIED}`;
}
