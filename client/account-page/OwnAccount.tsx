import { lazy, type ReactNode, Suspense } from 'react';
import { RecentActivity } from '../accounts/activity/RecentActivity.tsx';
import { ChangeEmailForm } from '../accounts/email/ChangeEmailForm.tsx';
import { UnconfirmedEmail } from '../accounts/email/UnconfirmedEmail.tsx';
import { useOwnAccountQuery } from '../accounts/own-account.generated.ts';
import { DeleteAccountSection } from '../accounts/own-data/DeleteAccountSection.tsx';
import { OwnDataSection } from '../accounts/own-data/OwnDataSection.tsx';
import { FirstPasswordForm } from '../accounts/passwords/FirstPasswordForm.tsx';
import { PasswordForm } from '../accounts/passwords/PasswordForm.tsx';
import { ConnectedProviders } from '../accounts/providers/ConnectedProviders.tsx';
import { useSession, useSessionKeeper } from '../accounts/use-session.ts';
import { ACCOUNT_NOT_LOADED, UNEXPECTED } from '../accounts/words.ts';
import { OwnFollows } from '../alerts/documents/OwnFollows.tsx';
import { OwnSavedSearches } from '../alerts/OwnSavedSearches.tsx';
import { OwnEnquiries } from '../contact/OwnEnquiries.tsx';
import { OwnConversations } from '../equipment/messages/OwnConversations.tsx';
import { OrganisationOrders, OwnOrders } from '../equipment/orders/OwnOrders.tsx';
import { QuotesToGive } from '../equipment/orders/quotes/QuotesToGive.tsx';
import { OwnEquipment } from '../equipment/postings/OwnEquipment.tsx';
import { OwnApplications } from '../jobs/applications/OwnApplications.tsx';
import { OwnPosts } from '../jobs/postings/OwnPosts.tsx';
import { OwnSavedJobs } from '../jobs/saved/OwnSavedJobs.tsx';
import { SavedArticles } from '../news/reactions/SavedArticles.tsx';
import { ApiKeysLink } from '../partners/ApiKeysLink.tsx';
import { ForYouLink } from '../personal/ForYouLink.tsx';
import { OwnTraining } from '../training/own/OwnTraining.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageContents } from '../ui/PageContents.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { WebhooksLink } from '../webhooks/WebhooksLink.tsx';
import { AccessFacts } from './AccessFacts.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import { useLedToSection } from './use-led-to-section.ts';
import { useSigningInAgain } from './use-signing-in-again.ts';

const OrganisationSection = lazy(() =>
  import('../organisations/OrganisationSection.tsx').then((module) => ({ default: module.OrganisationSection })),
);

const DeskMailSection = lazy(() =>
  import('../desk/mail/DeskMailSection.tsx').then((module) => ({ default: module.DeskMailSection })),
);

/** The parts of the account, in their order. */
const titles = ['Profile', 'Security', 'Activity', 'Data'] as const;
const idOf = (title: string) => `account-${title.toLowerCase()}`;
const parts = titles.map((title) => ({ id: idOf(title), title }));

function Part({ title, children }: { title: (typeof titles)[number]; children: ReactNode }) {
  return (
    <section aria-labelledby={idOf(title)} className="border-t-2 border-ink pt-4">
      <h2 id={idOf(title)} tabIndex={-1} className="text-h2">
        {title}
      </h2>
      <div className="mt-6 space-y-10">{children}</div>
    </section>
  );
}

/** The account of the signed-in user, in four parts with their contents beside them. */
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
      <div key={account.id} className="grid-cols-12 gap-x-8 lg:grid">
        <div className="col-span-3">
          <PageContents sections={parts} />
        </div>
        <div className="col-span-9 max-w-read space-y-12 lg:space-y-16">
          <Part title="Profile">
            <AccessFacts account={account} />
            {!account.emailConfirmed && (
              <UnconfirmedEmail email={account.email} hasFailed={account.confirmationEmailFailed} />
            )}
            <ProfileForm account={account} />
            <Suspense fallback={<RowsSkeleton />}>
              <OrganisationSection account={account} onChange={() => refetch()} />
            </Suspense>
            {account.access === 'OPERATOR' && (
              <Suspense fallback={<RowsSkeleton />}>
                <DeskMailSection />
              </Suspense>
            )}
          </Part>
          <Part title="Security">
            <SessionList sessions={account.sessions} onChange={() => refetch()} />
            <PasswordSection accountId={account.id} email={account.email} onChange={() => refetch()} />
            <ChangeEmailForm accountId={account.id} asksPassword={asksPassword} />
            <ConnectedProviders asksPassword={asksPassword} />
          </Part>
          <Part title="Activity">
            <ForYouLink />
            <OwnPosts account={account} />
            <OwnEquipment account={account} />
            <OwnOrders />
            <OrganisationOrders />
            <QuotesToGive />
            <OwnConversations side="SUPPLIER" />
            <OwnConversations side="BUYER" />
            <OwnApplications />
            <OwnEnquiries />
            <OwnTraining />
            <OwnSavedJobs />
            <OwnSavedSearches />
            <OwnFollows />
            <SavedArticles />
            <RecentActivity />
          </Part>
          <Part title="Data">
            <ApiKeysLink />
            <WebhooksLink />
            <OwnDataSection />
            <DeleteAccountSection deletion={account.deletion} />
          </Part>
        </div>
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
