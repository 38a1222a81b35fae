import { useEffect } from 'react';
import { notify } from '../ui/notify.ts';
import { takeEarlyText } from './search-keys.ts';

/** Shown if the script of the search could not be fetched; the page stays. */
export function SearchFailure() {
  useEffect(() => {
    takeEarlyText();
    notify({
      title: 'Search is not available',
      text: 'Please check your internet connection. Then reload the page.',
      tone: 'error',
    });
  }, []);
  return null;
}
