import { createContext } from 'react';

/**
 * Provides the width of the page's main part, including its padding, in px; also while the first page renders together with the
 * frame before either is in the document. Undefined when unknown.
 */
export const MainWidthContext = createContext<() => number | undefined>(() => undefined);
