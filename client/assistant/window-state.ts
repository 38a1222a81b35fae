import { followedValue } from '../ui/followed-value.ts';

/** How the assistant stands: nothing of it, its window, or its window away with what was said kept. */
export type WindowState = 'closed' | 'open' | 'minimised';

interface State {
  readonly window: WindowState;
  /** Replies that came while the window was away. */
  readonly unread: number;
  /** Whether it was opened by somebody who wants to speak. */
  readonly isVoice?: boolean;
}

export const assistantState = followedValue<State>({ window: 'closed', unread: 0 });

/** Opens the window, once its script is here. What was unread is read. */
export function openAssistant(): void {
  assistantState.set({ window: 'open', unread: 0 });
}

export function minimiseAssistant(): void {
  assistantState.set({ ...assistantState.read(), window: 'minimised' });
}

export function closeAssistant(): void {
  assistantState.set({ window: 'closed', unread: 0 });
}

/** A reply has come: it is unread while the window is away. */
export function noteReply(): void {
  const state = assistantState.read();
  if (state.window !== 'open') assistantState.set({ ...state, unread: state.unread + 1 });
}
