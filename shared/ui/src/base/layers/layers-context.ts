import { createContext, useContext } from 'react';

export const LayersContext = createContext<HTMLElement | null | undefined>(undefined);

/** Where dialogs, menus and toasts are put: inside the theme, outside of the page. `null` before the first paint. */
export function useLayers(): HTMLElement | null {
  const layers = useContext(LayersContext);
  if (layers === undefined)
    throw new Error('Dialogs, menus and toasts need <UiProvider> around the application.');
  return layers;
}
