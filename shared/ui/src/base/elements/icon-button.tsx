import { makeResetStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { shapedIcon, type ShapedIcon } from '../icons/create-icon';
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

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  dangerous?: boolean;
  /** Draws the icon by CSS, without elements of its own: for lists, which have hundreds of buttons. */
  asShape?: boolean;
}

interface PlainButtonProps extends Omit<IconButtonProps, 'icon' | 'asShape'> {
  children?: ReactNode;
}

function PlainButton({ label, dangerous, className, ...rest }: PlainButtonProps) {
  const base = useIconButtonClass();
  return (
    <button
      aria-label={label}
      className={className ? mergeClasses(base, className) : base}
      data-dangerous={dangerous ? '' : undefined}
      data-tooltip={label}
      type="button"
      {...rest}
    />
  );
}

function ShapedButton({ icon, ...rest }: Omit<PlainButtonProps, 'children'> & { icon: ShapedIcon }) {
  return <PlainButton {...icon.useShape()} {...rest} />;
}

/** A plain square button with an accessible name, a tooltip and an icon; light enough for every row of a table. */
export function IconButton({ icon, asShape, ...rest }: IconButtonProps) {
  const shaped = asShape ? shapedIcon(icon) : undefined;
  return shaped ? <ShapedButton icon={shaped} {...rest} /> : <PlainButton {...rest}>{icon}</PlainButton>;
}
