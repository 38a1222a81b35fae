import type { ReactNode } from 'react';
import { formatDate } from '../ui/dates.ts';
import type { InvitationFragment } from './organisations.generated.ts';
import { rolesInWords } from './words.ts';

interface InvitationRowProps {
  title: string;
  invitation: InvitationFragment;
  /** The buttons. */
  children: ReactNode;
}

/** An invitation, for its sender and for its recipient. */
export function InvitationRow({ title, invitation: { roles, expiresAt }, children }: InvitationRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 text-sm">
        <p className="font-bold wrap-anywhere">{title}</p>
        <p>{rolesInWords(roles)}</p>
        <p className="num text-xs text-ink-2">Runs out on {formatDate(expiresAt)}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </li>
  );
}
