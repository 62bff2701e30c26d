import type { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import type { ReactElement } from 'react';

export interface IconProps {
  className?: string;
  /** Edge length in pixels; 20 when left out. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * An icon of Fluent that decorates, in the colour of the text around it.
 *
 * @param Glyph from `@fluentui/react-icons/headless`, whose icons bring no styles: those of the package itself cost a style
 *   computation each, which a table pays hundreds of times
 */
export function createIcon(Glyph: typeof AddRegular): Icon {
  // The glyph's edges are 1em.
  return function FluentIcon({ className, size = 20 }) {
    return <Glyph className={className} focusable="false" fontSize={size} />;
  };
}
