import { useOwnDetailsQuery } from './own-details.generated.ts';
import { useSession } from './use-session.ts';

/** How to reach a user, as forms ask for it. */
export type ContactDetails = Readonly<Record<'name' | 'email' | 'phone' | 'organization', string>>;

const nothingKnown: ContactDetails = { name: '', email: '', phone: '', organization: '' };

/** What a form that needs no account can begin with: what that of the signed-in user holds, and nothing for visitors. */
export function useOwnDetails(): ContactDetails {
  const { session } = useSession();
  const { data } = useOwnDetailsQuery({ skip: !session });
  const me = data?.me;
  // A query that is skipped keeps its last answer, which is about the user who was signed in before.
  if (!me || me.id !== session?.person.id) return nothingKnown;
  const { firstName, lastName, email, phone, organization } = me;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, organization };
}
