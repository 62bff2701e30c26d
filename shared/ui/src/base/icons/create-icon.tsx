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
 * An icon of Fluent that decorates, in the colour of the text around it.
 *
 * @param Glyph from `@fluentui/react-icons/headless`. Only its paths are used: what it renders itself has twice the attributes, which a
 *   table of twenty rows, with two hundred icons, pays before it is shown
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
