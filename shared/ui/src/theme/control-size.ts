import { createContext, useContext } from 'react';

export const uiSizes = ['default', 'medium', 'small', 'mini'] as const;

/** The size that the user chose for the interface. */
export type UiSize = (typeof uiSizes)[number];

export const UiSizeContext = createContext<UiSize>('default');

/** Fluent's `size` under the chosen interface size. The controls of this package take it by themselves. */
export function useControlSize(): 'medium' | 'small' {
  const size = useContext(UiSizeContext);
  return size === 'small' || size === 'mini' ? 'small' : 'medium';
}
