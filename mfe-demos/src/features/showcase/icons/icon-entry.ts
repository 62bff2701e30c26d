import type { ReactNode } from 'react';

/** An icon of the gallery. */
export interface IconEntry {
  name: string;
  glyph: ReactNode;
  /** The line of code that brings it. */
  code: string;
}
