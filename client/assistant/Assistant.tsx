import { MessageSquare } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMark } from '../accounts/sign-in-mark.ts';
import { useFocusBack } from '../chat/use-focus-back.ts';
import { HEADINGS } from '../ui/covered-controls.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { useClearPlace } from '../ui/use-clear-place.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { forgetConversation } from './conversation.ts';
import { assistantState, closeAssistant, openAssistant } from './window-state.ts';
import { LAUNCHER } from './words.ts';

const { Dialog, preload } = lazyDialog<{ onClose: () => void }>(() =>
  import('./AssistantWindow.tsx').then((module) => module.AssistantWindow),
);

/** The launcher of the assistant, and its window while it is open. Its script comes when it is opened. */
export function Assistant() {
  const { window: state, unread } = useSyncExternalStore(
    assistantState.subscribe,
    assistantState.read,
    assistantState.read,
  );
  const isHydrated = useHydrated();
  useForgetting();
  useFocusBack(state, '[data-assistant="launcher"]');
  if (!isHydrated) return null;
  return state === 'open' ? <Dialog onClose={closeAssistant} /> : <Launcher unread={unread} />;
}

function Launcher({ unread }: { unread: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useClearPlace(button, true, HEADINGS);
  return (
    <button
      ref={button}
      type="button"
      data-assistant="launcher"
      data-floating=""
      data-print="hide"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={openAssistant}
      className="fixed right-4 bottom-4 z-30 flex min-h-11 items-center gap-2 rounded border-2 border-white bg-navy px-4 text-sm font-bold text-white hover:bg-brand-dark"
    >
      <MessageSquare aria-hidden className="size-5" strokeWidth={2} />
      <span className="sr-only">{unread > 0 ? `Open chat, ${unread} unread` : 'Open chat'}</span>
      <span aria-hidden>{LAUNCHER}</span>
      {unread > 0 && (
        <span aria-hidden className="rounded-sm bg-amber px-1.5 text-xs text-ink">
          {unread} unread
        </span>
      )}
    </button>
  );
}

/** Forgets the conversation once its person has signed out, in this tab or another. */
function useForgetting(): void {
  const isSignedIn = useMark();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) forgetConversation();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}
