import { mergeClasses } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { useIconButtonClass } from './icon-button.styles';

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
