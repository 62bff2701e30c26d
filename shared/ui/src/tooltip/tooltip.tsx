import { cloneElement, type ReactElement } from 'react';

interface TooltipTarget {
  'aria-label'?: string;
  'aria-description'?: string;
  'data-tooltip'?: string;
}

export interface TooltipProps {
  content: string;
  /** `label`: the tooltip is the control's name; `description`: it adds to a name that the control has. */
  relationship: 'label' | 'description';
  /** One element that passes unknown properties on to the DOM. */
  children: ReactElement<TooltipTarget>;
}

/** A tooltip for one control, shown on hover and on keyboard focus. */
export function Tooltip({ content, relationship, children }: TooltipProps) {
  return cloneElement(children, {
    'data-tooltip': content,
    [relationship === 'label' ? 'aria-label' : 'aria-description']: content,
  });
}
