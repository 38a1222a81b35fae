import { useSession } from '../accounts/use-session.ts';
import { ROLES } from '../accounts/words.ts';
import { useNotedStarts } from '../jobs/applications/use-noted-starts.ts';
import { AccountDisclosure } from './AccountDisclosure.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { useAlreadySignedIn } from './use-already-signed-in.ts';

/** The menu of the signed-in user. It waits until that is known, in the space that is kept for it. */
export function AccountMenu({ isInMenu }: { isInMenu: boolean }) {
  const { session, failure } = useSession();
  useNotedStarts(Boolean(session) && !isInMenu);
  useAlreadySignedIn(Boolean(session) && !isInMenu);
  if (!session && !failure) return null;
  const { firstName = '', lastName = '', role = '', access } = session?.person ?? {};
  const name = `${firstName} ${lastName}`.trim();
  const links = <AccountLinks name={name} role={roleInWords(role)} isOperator={access === 'OPERATOR'} />;
  if (isInMenu) return links;
  const shortName = name ? `${firstName} ${lastName.charAt(0)}` : 'Account';
  return <AccountDisclosure label={shortName}>{links}</AccountDisclosure>;
}

/** What a user does, as the forms name it; empty if they have named nothing that is known. */
function roleInWords(role: string): string {
  return ROLES.find(({ value }) => value === role)?.label ?? '';
}
