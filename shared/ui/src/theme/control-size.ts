import { createContext, useContext } from 'react';

/** The size that the user chose for the interface. */
export type UiSize = 'default' | 'medium' | 'small' | 'mini';

export const UiSizeContext = createContext<UiSize>('default');

/** What Fluent's `size` property is under the chosen interface size. */
export function useControlSize(): 'medium' | 'small' {
  const size = useContext(UiSizeContext);
  return size === 'small' || size === 'mini' ? 'small' : 'medium';
}
