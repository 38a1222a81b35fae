import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { formatDate } from '../ui/dates.ts';
import { EndMembershipDocument, LeaveOrganisationDocument, type MemberFragment } from './organisations.generated.ts';
import { RolesForm } from './RolesForm.tsx';
import type { useOrganisationChange } from './use-organisation-change.ts';
import { rolesInWords } from './words.ts';

interface MemberRowProps extends ReturnType<typeof useOrganisationChange> {
  member: MemberFragment;
  organisation: string;
  isSelf: boolean;
  isAlone: boolean;
  mayManage: boolean;
  onChange: () => Promise<unknown>;
}

/** One member, with the actions on the membership. */
export function MemberRow(props: MemberRowProps) {
  const { member, organisation, isSelf, isAlone, mayManage, change, isWorking, onChange } = props;
  const { id, firstName, lastName, email, roles, verifiedAt } = member;
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = `${firstName} ${lastName}`;
  return (
    <li className="border-b border-line py-4">
      <p className="text-sm font-bold break-words">
        {name}
        {isSelf && ' (you)'}
      </p>
      <p className="text-xs wrap-anywhere text-ink-2">{email}</p>
      <p className="mt-1 text-sm">{rolesInWords(roles)}</p>
      <p className="num text-xs text-ink-2">
        {verifiedAt ? `Verified on ${formatDate(verifiedAt)}` : 'Not verified yet: cannot publish or manage until then'}
      </p>
      {isChanging ? (
        <div className="mt-4">
          <RolesForm
            member={member}
            name={isSelf ? 'you' : name}
            onChange={onChange}
            onClose={() => {
              setChanging(false);
              requestAnimationFrame(() => opener.current?.focus());
            }}
          />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          {mayManage && !isAlone && (
            <Button ref={opener} size="compact" onClick={() => setChanging(true)}>
              Change roles
              <span className="sr-only"> of {name}</span>
            </Button>
          )}
          {mayManage && !isSelf && (
            <ConfirmedButton
              label="End membership"
              about={`of ${name}`}
              question={`Do you want to end the membership of ${name}?`}
              consequence="They can no longer see or change anything of your organisation. What they have published stays, and a verified colleague answers for it. We tell them by email."
              yes="Yes, end membership"
              no="No, keep it"
              isWorking={isWorking}
              onConfirm={() =>
                void change(EndMembershipDocument, { id }, `${name} no longer belongs to ${organisation}`)
              }
            />
          )}
          {isSelf && !isAlone && (
            <ConfirmedButton
              label="Leave organisation"
              about={organisation}
              question={`Do you want to leave ${organisation}?`}
              consequence="You can no longer see or change anything of the organisation. What you have published stays with it. Your account is verified again before you can publish."
              yes="Yes, leave"
              no="No, stay"
              isWorking={isWorking}
              onConfirm={() => void change(LeaveOrganisationDocument, {}, `You have left ${organisation}`)}
            />
          )}
        </div>
      )}
    </li>
  );
}
