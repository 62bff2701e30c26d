import { makeStyles } from '@fluentui/react-components';
import { createContext, useContext } from 'react';

/** The heights of the chosen interface size, for controls without an explicit size. */
export const useControlStyles = makeStyles({
  button: { minHeight: 'var(--ui-control-height)', paddingTop: 0, paddingBottom: 0 },
  input: { minHeight: 'var(--ui-control-height)' },
  smallSelect: { '& > select': { height: '1.5rem' } },
  select: { '& > select': { height: 'var(--ui-control-height)' } },
});

export const uiSizes = ['default', 'medium', 'small', 'mini'] as const;

/** The interface size that the user has chosen. */
export type UiSize = (typeof uiSizes)[number];

export const UiSizeContext = createContext<UiSize>('default');

/** Returns Fluent's `size` for the chosen interface size. The controls of this package use it by default. */
export function useControlSize(): 'medium' | 'small' {
  const size = useContext(UiSizeContext);
  return size === 'small' || size === 'mini' ? 'small' : 'medium';
}
