import { createContext } from 'react';

/** The passwords that stood in the forms of the account page when the session of their person ran out. */
export interface HeldPasswords {
  readonly accountId: string;
  /** By the form's name, then by the field's. */
  readonly typed: Map<string, ReadonlyMap<string, string>>;
}

/** The page holds them in memory alone: they are stored nowhere, and end with the page. */
export const HeldPasswordsPlace = createContext<{ current: HeldPasswords | undefined }>({ current: undefined });
