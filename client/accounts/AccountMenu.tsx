import { useNotedStarts } from '../jobs/applications/use-noted-starts.ts';
import { AccountDisclosure } from './AccountDisclosure.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { roleInWords } from './role-in-words.ts';
import { useSession } from './use-session.ts';

/** The menu of whoever is signed in. It waits until that is known, in the space that is kept for it. */
export function AccountMenu({ isInMenu }: { isInMenu: boolean }) {
  const { session, failure } = useSession();
  useNotedStarts(Boolean(session) && !isInMenu);
  if (!session && !failure) return null;
  const { firstName = '', lastName = '', role = '', access } = session?.person ?? {};
  const name = `${firstName} ${lastName}`.trim();
  const links = <AccountLinks name={name} role={roleInWords(role)} isOperator={access === 'OPERATOR'} />;
  if (isInMenu) return links;
  const shortName = name ? `${firstName} ${lastName.charAt(0)}` : 'Account';
  return <AccountDisclosure label={shortName}>{links}</AccountDisclosure>;
}
