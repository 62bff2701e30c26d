import { makeStyles } from '@fluentui/react-components';
import { createContext, useContext } from 'react';

/** The heights of the chosen interface size, for controls that are not given a size of their own. */
export const useControlStyles = makeStyles({
  button: { minHeight: 'var(--ui-control-height)', paddingTop: 0, paddingBottom: 0 },
  input: { minHeight: 'var(--ui-control-height)' },
  smallSelect: { '& > select': { height: '1.5rem' } },
  select: { '& > select': { height: 'var(--ui-control-height)' } },
});

export const uiSizes = ['default', 'medium', 'small', 'mini'] as const;

/** The size that the user chose for the interface. */
export type UiSize = (typeof uiSizes)[number];

export const UiSizeContext = createContext<UiSize>('default');

/** Fluent's `size` under the chosen interface size. The controls of this package take it by themselves. */
export function useControlSize(): 'medium' | 'small' {
  const size = useContext(UiSizeContext);
  return size === 'small' || size === 'mini' ? 'small' : 'medium';
}
