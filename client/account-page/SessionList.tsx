import type { OwnSessionFragment } from '../accounts/own-account.generated.ts';
import { useSignOut } from '../accounts/use-sign-out.ts';
import { Button } from '../ui/Button.tsx';
import { SessionRow } from './SessionRow.tsx';
import { sessionNames } from './session-names.ts';
import { useEndSessions } from './use-end-sessions.ts';

interface SessionListProps {
  sessions: readonly OwnSessionFragment[];
  onChange: () => void;
}

/** Where the account is signed in, this device first. */
export function SessionList({ sessions, onChange }: SessionListProps) {
  const { endOne, endOthers, isWorking } = useEndSessions(onChange);
  const signOut = useSignOut();
  const sorted = [...sessions].sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
  const names = sessionNames(sorted);
  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions" tabIndex={-1} className="text-h3">
        Where you are signed in
      </h3>
      <ul aria-busy={isWorking} className="mt-6 border-t border-line">
        {sorted.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            name={names[index] ?? ''}
            isBusy={isWorking}
            onEnd={() => {
              if (session.isCurrent) {
                signOut();
                return;
              }
              // The button that was pressed goes with its row.
              document.getElementById('sessions')?.focus({ preventScroll: true });
              void endOne(session.id);
            }}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="mt-6"
          aria-disabled={isWorking}
          onClick={() => {
            document.getElementById('sessions')?.focus({ preventScroll: true });
            void endOthers();
          }}
        >
          Sign out all other devices
        </Button>
      )}
    </section>
  );
}
