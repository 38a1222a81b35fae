import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { savedAt } from '../saved-pages/saved-copy.ts';
import { Connection } from './connection.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useSavedPages } from './use-saved-pages.ts';

/** One for the tab, however often the bar is made. */
let connection: Connection | undefined;

/** Shown while the server cannot be reached, or the page is a saved copy. */
export function OfflineBar() {
  useSavedPages();
  const { pathname } = useLocation();
  const state = useSyncExternalStore(subscribe, read, () => 'online' as const);
  const [copy, setCopy] = useState<{ pathname: string; at: Date }>();
  // After hydration: the server has rendered the page before it was saved.
  useEffect(() => {
    const at = savedAt();
    if (!at) return;
    setCopy({ pathname: window.location.pathname, at });
    // What was saved is replaced by what there is now.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const at = copy?.pathname === pathname ? copy.at : undefined;
  if (state === 'online' && !at) return null;
  return <OfflineNotice state={state} copyOf={at} check={() => connection?.check()} />;
}

function read() {
  connection ??= new Connection();
  return connection.read();
}

function subscribe(onChange: () => void) {
  connection ??= new Connection();
  return connection.subscribe(onChange);
}
