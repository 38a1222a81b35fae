import { PasswordField } from '../../forms/PasswordField.tsx';
import { type Problem, problemAt } from '../../forms/problem.ts';
import { RecentSignIn } from './RecentSignIn.tsx';

interface ReauthenticationProps {
  /** Whether the account has a password. */
  asksPassword: boolean;
  isWorking: boolean;
  problems: readonly Problem[];
  /** The section of the page to come back to after another sign-in; a dialog stands in the address itself. */
  section?: string;
}

/** How a user shows once more that the account is theirs: by its password, or else by signing in again. */
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
