import { Button } from '../ui/Button.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  type InvitationFragment,
} from './organisations.generated.ts';
import type { useOrganisationChange } from './use-organisation-change.ts';

interface ReceivedInvitationsProps extends ReturnType<typeof useOrganisationChange> {
  invitations: readonly InvitationFragment[];
}

/** The organisations that have invited the account. */
export function ReceivedInvitations({ invitations, change, isWorking }: ReceivedInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="text-sm">
        If you accept an invitation, your account is verified again. Jobs and equipment that you have published for an
        organisation of another name are taken down.
      </p>
      <ul className="mt-4 mb-8 border-t border-line">
        {invitations.map((invitation) => {
          const { id, organisationName: name } = invitation;
          return (
            <InvitationRow key={id} title={`${name} has invited you`} invitation={invitation}>
              <Button
                size="compact"
                aria-disabled={isWorking}
                onClick={() => void change(AcceptInvitationDocument, { id }, `You belong to ${name}`)}
              >
                Accept<span className="sr-only"> the invitation of {name}</span>
              </Button>
              <Button
                size="compact"
                aria-disabled={isWorking}
                onClick={() => void change(DeclineInvitationDocument, { id }, 'Invitation declined')}
              >
                Decline<span className="sr-only"> the invitation of {name}</span>
              </Button>
            </InvitationRow>
          );
        })}
      </ul>
    </div>
  );
}
