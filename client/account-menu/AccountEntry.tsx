import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountsFailure } from '../accounts/AccountsFailure.tsx';
import { SignInLink } from '../accounts/SignInLink.tsx';
import { readSignInMode } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const SignInDialog = lazy(() =>
  import('../accounts/SignInDialog.tsx').then((module) => ({ default: module.SignInDialog })),
);
const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

/**
 * The way in: leads to the dialog, and shows it while the address says so. Once a user is signed in their menu stands
 * in the same place. On small screens it is part of the menu, and the dialog comes from the other one.
 */
export function AccountEntry({ isInMenu = false }: { isInMenu?: boolean }) {
  const { key, search } = useLocation();
  const isMarked = useMark();
  const mode = readSignInMode(search);
  const isDialogOpen = useHydrated() && mode && !isMarked && !isInMenu;
  return (
    <ErrorBoundary fallback={AccountsFailure} place={key}>
      {isMarked ? (
        <Suspense>
          <AccountMenu isInMenu={isInMenu} />
        </Suspense>
      ) : (
        <SignInLink isInMenu={isInMenu} />
      )}
      {isDialogOpen && (
        <Suspense>
          <SignInDialog mode={mode} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
