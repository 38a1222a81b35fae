import type { OwnProfileFragment } from '../accounts/own-account.generated.ts';
import { formatDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import { type OwnOrganisationFragment, useOwnOrganisationQuery } from './organisations.generated.ts';
import { ReceivedInvitations } from './ReceivedInvitations.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import { useOrganisationChange } from './use-organisation-change.ts';

interface OrganisationSectionProps {
  account: OwnProfileFragment;
  onChange: () => Promise<unknown>;
}

/** The section of the account page about the organisation: its members and invitations. */
export function OrganisationSection({ account, onChange }: OrganisationSectionProps) {
  const { data, error, loading, refetch } = useOwnOrganisationQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => Promise.all([refetch(), onChange()]);
  const changing = useOrganisationChange(reload);
  const organisation = data?.myOrganisation;
  return (
    <section aria-labelledby="organisation" aria-busy={loading}>
      <h3 id="organisation" tabIndex={-1} className="text-h3">
        Organisation
      </h3>
      {data && <ReceivedInvitations invitations={data.myInvitations} {...changing} />}
      {organisation && (
        <>
          <p className="mt-2 text-sm">{stateInWords(organisation)}</p>
          <ul className="mt-6 border-t border-line">
            {organisation.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                organisation={organisation.name}
                isSelf={member.accountId === account.id}
                isAlone={organisation.members.length === 1}
                mayManage={organisation.mayManage}
                onChange={reload}
                {...changing}
              />
            ))}
          </ul>
          <SentInvitations invitations={organisation.invitations} {...changing} />
          {organisation.mayManage && organisation.verifiedAt && (
            <div className="mt-8">
              <InviteForm onChange={reload} />
            </div>
          )}
        </>
      )}
      {data && !organisation && (
        <p className="mt-2 text-sm">
          {account.access === 'MEMBER'
            ? 'You can invite colleagues once your account is verified. Then you publish and answer applications together.'
            : 'You belong to no organisation here, so there are no colleagues to invite.'}
        </p>
      )}
      {!data && error && (
        <ErrorPanel
          title="Your organisation could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!(data || error) && <Skeleton className="mt-6 h-24 w-full" />}
    </section>
  );
}

function stateInWords({ name, verifiedAt, members }: OwnOrganisationFragment): string {
  const state = verifiedAt ? `Verified on ${formatDate(verifiedAt)}.` : 'Not verified yet.';
  const sharing =
    members.length === 1
      ? 'You are its only member.'
      : 'Jobs and equipment belong to the organisation: members who publish change them and answer applications together.';
  return `${name}. ${state} ${sharing}`;
}
