import { followedValue } from '../ui/followed-value.ts';

/** A message that another part of the portal has written for a visitor, who reads it in the form before it is sent. */
export interface PreparedMessage {
  readonly id: string;
  readonly text: string;
}

/** It stays in this document alone, until the form is left or sent. */
export const preparedMessage = followedValue<PreparedMessage | undefined>(undefined);

export function prepareMessage(text: string): void {
  preparedMessage.set({ id: crypto.randomUUID(), text });
}
