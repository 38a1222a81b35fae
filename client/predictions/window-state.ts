import { chatState } from '../chat/chat-state.ts';

/** The state of the chat about forecasts. */
export const {
  state: predictionsState,
  open: openPredictions,
  minimise: minimisePredictions,
  close: closePredictions,
  noteReply,
} = chatState();
