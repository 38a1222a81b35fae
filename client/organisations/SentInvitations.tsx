import { Button } from '../ui/Button.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { type InvitationFragment, WithdrawInvitationDocument } from './organisations.generated.ts';
import type { useOrganisationChange } from './use-organisation-change.ts';

interface SentInvitationsProps extends ReturnType<typeof useOrganisationChange> {
  invitations: readonly InvitationFragment[];
}

/** The organisation's open invitations. */
export function SentInvitations({ invitations, change, isWorking }: SentInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <div className="mt-8">
      <h4 className="text-base font-bold">Invited</h4>
      <ul className="mt-3 border-t border-line">
        {invitations.map((invitation) => {
          const { id, email } = invitation;
          return (
            <InvitationRow key={id} title={email} invitation={invitation}>
              <Button
                size="compact"
                aria-disabled={isWorking}
                onClick={() => void change(WithdrawInvitationDocument, { id }, 'Invitation withdrawn')}
              >
                Withdraw<span className="sr-only"> the invitation of {email}</span>
              </Button>
            </InvitationRow>
          );
        })}
      </ul>
    </div>
  );
}
