import { OwnEquipment } from '../equipment/postings/OwnEquipment.tsx';
import { OwnApplications } from '../jobs/applications/OwnApplications.tsx';
import { OwnPosts } from '../jobs/postings/OwnPosts.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { AccessFacts } from './AccessFacts.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { RecentActivity } from './activity/RecentActivity.tsx';
import { ChangeEmailForm } from './email/ChangeEmailForm.tsx';
import { UnconfirmedEmail } from './email/UnconfirmedEmail.tsx';
import { useOwnAccountQuery } from './own-account.generated.ts';
import { DeleteAccountSection } from './own-data/DeleteAccountSection.tsx';
import { OwnDataSection } from './own-data/OwnDataSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { FirstPasswordForm } from './passwords/FirstPasswordForm.tsx';
import { PasswordForm } from './passwords/PasswordForm.tsx';
import { ConnectedProviders } from './providers/ConnectedProviders.tsx';
import { SessionList } from './SessionList.tsx';
import { useLedToSection } from './use-led-to-section.ts';
import { useSession, useSessionKeeper } from './use-session.ts';
import { useSigningInAgain } from './use-signing-in-again.ts';
import { ACCOUNT_NOT_LOADED, UNEXPECTED } from './words.ts';

/** The account of whoever is signed in, in sections. */
export function OwnAccount() {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const { data, error, loading, refetch } = useOwnAccountQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const account = session && data?.me;
  useLedToSection(Boolean(account));
  useSigningInAgain();
  if (account) {
    const { asksPassword } = account.deletion;
    const PasswordSection = asksPassword ? PasswordForm : FirstPasswordForm;
    return (
      <div key={account.id} className="max-w-read space-y-12">
        <AccessFacts account={account} />
        {!account.emailConfirmed && <UnconfirmedEmail email={account.email} />}
        <OwnPosts account={account} />
        <OwnEquipment account={account} />
        <ProfileForm account={account} />
        <OwnApplications />
        <SessionList sessions={account.sessions} onChange={() => refetch()} />
        <PasswordSection accountId={account.id} email={account.email} onChange={() => refetch()} />
        <ChangeEmailForm accountId={account.id} asksPassword={asksPassword} />
        <ConnectedProviders asksPassword={asksPassword} />
        <OwnDataSection />
        <RecentActivity />
        <DeleteAccountSection deletion={account.deletion} />
      </div>
    );
  }
  const problem = error ?? failure;
  if (!problem || loading) return <AccountSkeleton />;
  const retry = () => (session ? refetch() : keeper.renew());
  return (
    <ErrorPanel
      title={ACCOUNT_NOT_LOADED}
      headingLevel="h2"
      message={problem.message || UNEXPECTED}
      onRetry={() => {
        retry().catch(() => {
          // The query's own error says what failed.
        });
      }}
    />
  );
}
