import { chatState } from '../chat/chat-state.ts';

/** How the assistant stands. */
export const {
  state: assistantState,
  open: openAssistant,
  minimise: minimiseAssistant,
  close: closeAssistant,
  noteReply,
} = chatState();
