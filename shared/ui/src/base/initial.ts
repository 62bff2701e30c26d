import type { CSSProperties } from 'react';

export interface Initial {
  'data-initial': string;
  style: CSSProperties;
}

/** Returns the hue of a name, in degrees. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 0);

/** Returns the attributes of an element that shows the first letter of a name by the rule `initialMark`. */
export function initialOf(name: string): Initial {
  const [initial = ''] = name.trim();
  return {
    'data-initial': initial.toLocaleUpperCase(),
    style: { '--ui-hue': hueOf(name) } as CSSProperties,
  };
}
