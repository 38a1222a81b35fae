import { chatState } from '../chat/chat-state.ts';

/** How the chat about forecasts stands. */
export const {
  state: predictionsState,
  open: openPredictions,
  minimise: minimisePredictions,
  close: closePredictions,
  noteReply,
} = chatState();
