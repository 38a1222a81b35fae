import { useEffect } from 'react';
import { notify } from '../ui/notify.ts';

/** Stands in for what has to do with accounts where it could not be loaded or does not work; the page goes on. */
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
