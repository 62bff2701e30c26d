import { makeResetStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import type { ShapedIcon } from '../icons/create-icon';
import { drawnShape, smallShape } from '../layout-rules';

// One class instead of twenty, because a list has a hundred of these.
const useIconButtonClass = makeResetStyles({
  display: 'inline-block',
  flexShrink: 0,
  width: 'var(--ui-icon-button)',
  height: 'var(--ui-icon-button)',
  padding: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: tokens.colorNeutralForeground2,
  cursor: 'pointer',
  // A button centres its content by itself; a grid would double the layout time of a list.
  '> svg': { display: 'block', margin: 'auto' },
  '&[data-shape]::before': { ...drawnShape, margin: 'auto' },
  '&[data-shape="16"]::before': smallShape,
  ':hover': {
    backgroundColor: tokens.colorSubtleBackgroundHover,
    color: tokens.colorNeutralForeground2BrandHover,
  },
  '&[data-dangerous]:hover': { color: tokens.colorStatusDangerForeground1 },
  ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  ':disabled': {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
  },
});

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  dangerous?: boolean;
}

export interface IconButtonProps extends ButtonProps {
  icon: ReactNode;
}

function useIconButton({ label, dangerous, className, ...rest }: ButtonProps) {
  const base = useIconButtonClass();
  return {
    'aria-label': label,
    className: className ? mergeClasses(base, className) : base,
    'data-dangerous': dangerous ? '' : undefined,
    'data-tooltip': label,
    type: 'button' as const,
    ...rest,
  };
}

/** A plain square button with an accessible name, a tooltip and an icon; light enough for every row of a table. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  return <button {...useIconButton(rest)}>{icon}</button>;
}

/** An `IconButton` that draws its icon by CSS, without elements of its own: for lists, which have hundreds of buttons. */
export function ShapeButton({ icon, ...rest }: ButtonProps & { icon: ShapedIcon }) {
  return <button {...icon.useShape()} {...useIconButton(rest)} />;
}
