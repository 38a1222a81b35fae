import { useEffect } from 'react';
import { notify } from '../ui/notify.ts';
import { takeEarlyText } from './search-keys.ts';

/** Stands in for the search where its script could not be fetched: says so, and leaves the page as it is. */
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
