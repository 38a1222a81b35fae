import { assistantState } from './window-state.ts';

/** Opens the window for somebody who wants to speak. It listens once they say so. */
export function openVoiceAssistant(): void {
  assistantState.set({ window: 'open', unread: 0, isVoice: true });
}
