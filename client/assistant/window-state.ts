import { chatState } from '../chat/chat-state.ts';

/** The state of the assistant's window. */
export const {
  state: assistantState,
  open: openAssistant,
  minimise: minimiseAssistant,
  close: closeAssistant,
  noteReply,
} = chatState();
