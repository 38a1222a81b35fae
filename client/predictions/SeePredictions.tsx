import { useEffect, useSyncExternalStore } from 'react';
import { assistantState, minimiseAssistant } from '../assistant/window-state.ts';
import { useFocusBack } from '../chat/use-focus-back.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { closePredictions, minimisePredictions, openPredictions, predictionsState } from './window-state.ts';
import { SEE_PREDICTIONS } from './words.ts';

const { Dialog, preload } = lazyDialog<{ onClose: () => void }>(() =>
  import('./PredictionsWindow.tsx').then((module) => module.PredictionsWindow),
);

/** Opens the chat about forecasts, whose script comes when it is opened. It needs scripts. */
export function SeePredictions() {
  const { subscribe, read } = predictionsState;
  const { window: state, unread } = useSyncExternalStore(subscribe, read, read);
  useFocusBack(state, '[data-predictions="launcher"]');
  useOneAtATime();
  const open = () => {
    if (assistantState.read().window === 'open') minimiseAssistant();
    openPredictions();
  };
  return (
    <>
      <Button
        data-predictions="launcher"
        variant="secondary"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        className="mt-4 noscript:hidden"
      >
        {SEE_PREDICTIONS}
      </Button>
      <p role="status" className="self-end text-sm">
        {unread > 0 && `${unread} unread in the chat`}
      </p>
      {state === 'open' && <Dialog onClose={closePredictions} />}
    </>
  );
}

/** Of both chats one is open: the other one would stand in its place. It is away when another page comes. */
function useOneAtATime(): void {
  useEffect(() => {
    const away = () => predictionsState.read().window === 'open' && minimisePredictions();
    const unfollow = assistantState.subscribe(() => assistantState.read().window === 'open' && away());
    return () => {
      unfollow();
      away();
    };
  }, []);
}
