import { PasswordField } from '../../forms/PasswordField.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { RecentSignIn } from './RecentSignIn.tsx';

interface ReauthenticationProps {
  /** Whether the account has a password. */
  asksPassword: boolean;
  isWorking: boolean;
  problems: readonly Problem[];
  /** The section of the page to return to after another sign-in; the address itself names a dialog. */
  section?: string;
}

/** The fields of a reauthentication: the password, or else a new sign-in. */
export function Reauthentication({ asksPassword, isWorking, problems, section }: ReauthenticationProps) {
  if (!asksPassword) return <RecentSignIn {...(section !== undefined && { section })} />;
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      isWorking={isWorking}
      error={problemAt(problems, 'password')}
    />
  );
}
