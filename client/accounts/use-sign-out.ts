import { returnFocus } from '../dialog/return-focus.ts';
import { notify } from '../ui/notify.ts';
import { OPENERS } from './openers.ts';
import { useSessionKeeper } from './use-session.ts';
import { NOT_SIGNED_OUT, SIGNED_OUT } from './words.ts';

/** Signs out in all tabs, and says so. */
export function useSignOut(): () => void {
  const keeper = useSessionKeeper();
  return () => {
    keeper.signOut().then(
      () => {
        notify({ title: SIGNED_OUT });
        // The button that was pressed is gone.
        returnFocus(OPENERS);
      },
      (error: Error) => notify({ title: NOT_SIGNED_OUT, text: error.message, tone: 'error' }),
    );
  };
}
