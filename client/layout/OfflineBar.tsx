import { useSyncExternalStore } from 'react';
import { latePart } from '../navigation/late-part.tsx';

const OfflineNotice = latePart(() => import('./OfflineNotice.tsx').then((module) => module.OfflineNotice));

/**
 * While the browser has no connection: says so, and since when the page has not been renewed, if it was there whole when
 * the connection went. What could not be loaded meanwhile is loaded once there is a connection again.
 */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!isOnline && <OfflineNotice />}</div>;
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
