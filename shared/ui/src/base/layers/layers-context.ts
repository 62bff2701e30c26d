import { createContext, useContext } from 'react';

export const LayersContext = createContext<HTMLElement | null | undefined>(undefined);

/** Returns the container of dialogs, menus and toasts: inside the theme, outside the page. Null before the first paint. */
export function useLayers(): HTMLElement | null {
  const layers = useContext(LayersContext);
  if (layers === undefined)
    throw new Error('Dialogs, menus and toasts need <UiProvider> around the application.');
  return layers;
}
