import type { ComponentType } from 'react';

/** An icon of the gallery. */
export interface IconEntry {
  name: string;
  Glyph: ComponentType<{ fontSize?: number }>;
  /** The line of code that brings it. */
  code: string;
}
