import type { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { Children, type ReactElement } from 'react';

export interface IconProps {
  className?: string;
  /** Edge length in pixels; 20 when left out. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

type Path = ReactElement<{ d: string }>;
type Drawing = ReactElement<{ children: Path | Path[] }>;

/**
 * Returns a decorative icon of Fluent in the text colour.
 * @param Glyph from `@fluentui/react-icons/headless`. Only its paths are used, because its own element has twice the
 * attributes, which slows a table with two hundred icons
 */
export function createIcon(Glyph: typeof AddRegular): Icon {
  const { render } = Glyph as unknown as { render: (props: object) => Drawing };
  let paths: ReactElement[] | undefined;
  return function FluentIcon({ className, size = 20 }) {
    paths ??= Children.map(render({}).props.children, ({ props: { d } }) => <path d={d} />);
    return (
      <svg
        aria-hidden
        className={className}
        fill="currentColor"
        height={size}
        viewBox="0 0 20 20"
        width={size}
      >
        {paths}
      </svg>
    );
  };
}
