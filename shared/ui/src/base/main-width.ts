import { createContext } from 'react';

/**
 * Tells the width of the page's main part, its padding included, in px: also while the first page is rendered together with the
 * frame and neither is in the document yet. Undefined where there is no telling.
 */
export const MainWidthContext = createContext<() => number | undefined>(() => undefined);
