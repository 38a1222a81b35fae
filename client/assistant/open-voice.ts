import { assistantState } from './window-state.ts';

/** Opens the window for voice input. It listens once the user starts it. */
export function openVoiceAssistant(): void {
  assistantState.set({ window: 'open', unread: 0, isVoice: true });
}
