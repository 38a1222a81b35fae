/** How the assistant stands: nothing of it, its window, or its window away with what was said kept. */
export type WindowState = 'closed' | 'open' | 'minimised';

interface State {
  readonly window: WindowState;
  /** Replies that came while the window was away. */
  readonly unread: number;
}

let state: State = { window: 'closed', unread: 0 };
const listeners = new Set<() => void>();

/** Opens the window, once its script is here. What was unread is read. */
export function openAssistant(): void {
  set({ window: 'open', unread: 0 });
}

export function minimiseAssistant(): void {
  set({ ...state, window: 'minimised' });
}

export function closeAssistant(): void {
  set({ window: 'closed', unread: 0 });
}

/** A reply has come: it is unread while the window is away. */
export function noteReply(): void {
  if (state.window !== 'open') set({ ...state, unread: state.unread + 1 });
}

export function assistantState(): State {
  return state;
}

/** Calls back at each change, until the answer is called. */
export function subscribeToAssistant(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}
