import type { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface IconProps {
  className?: string;
  /** Edge length in pixels; 20 when left out. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

export interface ShapedIcon extends Icon {
  /** Returns the drawing as a CSS shape, in the variable that a button in a table reads. */
  shape: () => CSSProperties;
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
  let drawn: string[] | undefined;
  const draw = () => (drawn ??= Children.map(render({}).props.children, ({ props: { d } }) => d));
  let shape: CSSProperties | undefined;
  function FluentIcon({ className, size = 20 }: IconProps) {
    return (
      <svg
        aria-hidden
        className={className}
        fill="currentColor"
        height={size}
        viewBox={`0 0 ${grid} ${grid}`}
        width={size}
      >
        {draw().map((d) => (
          <path d={d} key={d} />
        ))}
      </svg>
    );
  }
  FluentIcon.shape = () =>
    (shape ??= { '--ui-icon': `path("${draw().join('')}")`, '--ui-icon-size': `${grid}px` } as CSSProperties);
  return FluentIcon;
}

/** Returns the shape of an icon that `createIcon` made; undefined for any other element. */
export function shapeOf(icon: ReactNode): CSSProperties | undefined {
  const { type } = isValidElement(icon) ? icon : {};
  return typeof type === 'function' ? (type as Partial<ShapedIcon>).shape?.() : undefined;
}
