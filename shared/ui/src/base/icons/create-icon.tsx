import type { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface IconProps {
  className?: string;
  /** Edge length in pixels; 20 when left out. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

export interface ShapedIcon extends Icon {
  /** Returns the attributes of an element that has the drawing as a CSS shape, by the rule `drawnShape`. */
  useShape: () => { 'data-shape': number; style: CSSProperties };
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
  // A hook, as it reads a context of Fluent.
  const { render: useDrawing } = Glyph as unknown as { render: (props: object) => Drawing };
  let paths: ReactElement[] | undefined;
  let shape: ReturnType<ShapedIcon['useShape']> | undefined;
  function FluentIcon({ className, size = 20 }: IconProps) {
    const { children } = useDrawing({}).props;
    paths ??= Children.map(children, ({ props: { d } }) => <path d={d} key={d} />);
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
  FluentIcon.useShape = () => {
    const { children } = useDrawing({}).props;
    return (shape ??= {
      'data-shape': grid,
      style: {
        '--ui-icon': `path("${Children.map(children, ({ props: { d } }) => d).join('')}")`,
      } as CSSProperties,
    });
  };
  return FluentIcon;
}

/** Returns the icon of an element if it was made by `createIcon`. */
export function shapedIcon(element: ReactNode): ShapedIcon | undefined {
  const { type } = isValidElement(element) ? element : {};
  return typeof type === 'function' && 'useShape' in type ? (type as ShapedIcon) : undefined;
}
