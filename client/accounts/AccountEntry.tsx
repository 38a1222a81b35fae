import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { AccountsFailure } from './AccountsFailure.tsx';
import { SignInLink } from './SignInLink.tsx';
import { readSignInMode } from './sign-in-address.ts';
import { useMark } from './sign-in-mark.ts';

const SignInDialog = lazy(() => import('./SignInDialog.tsx').then((module) => ({ default: module.SignInDialog })));
const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

/**
 * The way in: leads to the dialog, and shows it while the address says so. Once somebody is signed in their menu stands
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
