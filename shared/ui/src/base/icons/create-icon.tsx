import type { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface IconProps {
  className?: string;
  /** Edge length in pixels; 20 when left out. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

export interface ShapedIcon extends Icon {
  /** Returns the drawing as a CSS shape, in the variable that `drawnShape` reads. */
  shape: () => CSSProperties;
  /** Edge length of the drawing, in pixels. */
  grid: number;
}

type Path = ReactElement<{ d: string }>;
type Drawing = ReactElement<{ children: Path | Path[] }>;

/**
 * Returns a decorative icon of Fluent in the text colour.
 * @param Glyph from `@fluentui/react-icons/headless`. Only its paths are used, because its own element has twice the
 * attributes, which slows a table with two hundred icons
 * @param grid edge length of the drawing, in pixels
 */
export function createIcon(Glyph: typeof AddRegular, grid = 20): ShapedIcon {
  const { render } = Glyph as unknown as { render: (props: object) => Drawing };
  const draw = () => Children.map(render({}).props.children, ({ props: { d } }) => d);
  let paths: ReactElement[] | undefined;
  let shape: CSSProperties | undefined;
  function FluentIcon({ className, size = 20 }: IconProps) {
    paths ??= draw().map((d) => <path d={d} key={d} />);
    return (
      <svg
        aria-hidden
        className={className}
        fill="currentColor"
        height={size}
        viewBox={`0 0 ${grid} ${grid}`}
        width={size}
      >
        {paths}
      </svg>
    );
  }
  FluentIcon.shape = () => (shape ??= { '--ui-icon': `path("${draw().join('')}")` } as CSSProperties);
  FluentIcon.grid = grid;
  return FluentIcon;
}

/** Returns the attributes of an element that draws an icon made by `createIcon`; undefined for any other icon. */
export function shapeOf(icon: ReactNode) {
  const { type } = isValidElement(icon) ? icon : {};
  if (typeof type !== 'function' || !('shape' in type)) return undefined;
  const { shape, grid } = type as ShapedIcon;
  return { 'data-shape': grid, style: shape() };
}
