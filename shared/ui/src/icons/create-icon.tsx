import type { ReactElement } from 'react';

export interface IconProps {
  className?: string;
  /** Edge length in pixels; 20 when left out. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * A Fluent icon as a bare `svg`: decorative, in the colour of the text around it. Fluent's own icon components cost a
 * style computation each, which a table pays hundreds of times.
 *
 * @param path drawing of Fluent's 20 px regular icon
 */
export function createIcon(path: string): Icon {
  return function FluentIcon({ className, size = 20 }) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        fill="currentColor"
        focusable="false"
        height={size}
        viewBox="0 0 20 20"
        width={size}
      >
        <path d={path} />
      </svg>
    );
  };
}
