import { type ComponentType, createContext } from 'react';

/**
 * What the server shows above a page to browsers without scripts. It stands in a `noscript`, whose content React leaves
 * alone in the browser, so that its script need not be loaded there.
 */
export const WithoutScripts = createContext<ComponentType | undefined>(undefined);
