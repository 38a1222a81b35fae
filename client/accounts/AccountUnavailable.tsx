import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { AccountsFailure } from './AccountsFailure.tsx';
import { AUTH_UNAVAILABLE, TRY_LATER } from './words.ts';

/** Shown if the account's script could not be loaded or fails. */
export function AccountUnavailable() {
  return (
    <>
      <AccountsFailure />
      <ErrorPanel
        title={AUTH_UNAVAILABLE}
        headingLevel="h2"
        message={TRY_LATER}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
