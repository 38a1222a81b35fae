import { createContext } from 'react';

/**
 * Whether the server rendered the page for an operator, by their session's cookie. It says how the served page looks and
 * nothing more: who is signed in now, the session says.
 */
export const ToOperator = createContext<boolean | undefined>(undefined);
