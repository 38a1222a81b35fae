import { followedValue } from '../ui/followed-value.ts';

/** The state of a chat: closed, open, or minimised with its conversation. */
export type WindowState = 'closed' | 'open' | 'minimised';

interface State {
  readonly window: WindowState;
  /** Replies that came while the window was away. */
  readonly unread: number;
  /** Whether it was opened to speak. */
  readonly isVoice?: boolean;
}

/** The state of a chat in this document, and its changes. */
export function chatState() {
  const state = followedValue<State>({ window: 'closed', unread: 0 });
  return {
    state,
    /** Opens the window, once its script is here. What was unread is read. */
    open: () => state.set({ window: 'open', unread: 0 }),
    minimise: () => state.set({ ...state.read(), window: 'minimised' }),
    close: () => state.set({ window: 'closed', unread: 0 }),
    /** A reply has come: it is unread while the window is away. */
    noteReply: () => {
      const now = state.read();
      if (now.window !== 'open') state.set({ ...now, unread: now.unread + 1 });
    },
  };
}
