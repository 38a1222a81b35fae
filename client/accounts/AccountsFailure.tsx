import { useEffect } from 'react';
import { notify } from '../ui/notify.ts';

/** Shown if the script of the accounts could not be loaded or fails; the rest of the page works. */
export function AccountsFailure() {
  useEffect(() => {
    notify({
      title: 'Service Temporarily Unavailable',
      text: 'Please try again later or contact support',
      tone: 'error',
    });
  }, []);
  return null;
}
