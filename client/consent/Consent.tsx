import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { returnFocus } from '../dialog/return-focus.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { hydrateBanner } from './hydrate-banner.tsx';
import { closeCookieSettings, settingsAreOpen } from './settings-opener.ts';

const { Dialog } = lazyDialog<{ onClose: () => void }>(() =>
  import('./CookieSettings.tsx').then((module) => module.CookieSettings),
);

/** The question about cookies above the page, and the settings over it while they are open. */
export function Consent() {
  const client = useApolloClient();
  useEffect(() => hydrateBanner(client), [client]);
  const isOpen = useSyncExternalStore(settingsAreOpen.subscribe, settingsAreOpen.read, () => false);
  if (!isOpen) return null;
  const close = () => {
    closeCookieSettings();
    // The button that opened them may be gone with the question.
    returnFocus('h1');
  };
  return <Dialog onClose={close} />;
}
