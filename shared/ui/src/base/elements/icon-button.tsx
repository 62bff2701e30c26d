import { makeResetStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';

// One class instead of twenty: a list has a hundred of these.
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
  // A button centres what is in it by itself; a grid for it would double the time of a list's layout.
  '> svg': { display: 'block', margin: 'auto' },
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

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  /** Name and tooltip. */
  label: string;
  icon: ReactNode;
  dangerous?: boolean;
}

/** A plain square button with a name, a tooltip and an icon; light enough to stand in every row of a table. */
export function IconButton({ label, icon, dangerous, className, ...rest }: IconButtonProps) {
  const base = useIconButtonClass();
  return (
    <button
      aria-label={label}
      className={className ? mergeClasses(base, className) : base}
      data-dangerous={dangerous ? '' : undefined}
      data-tooltip={label}
      type="button"
      {...rest}
    >
      {icon}
    </button>
  );
}
