import type { DemoAction } from './demo-action';

/** Tables, charts, documents and the rest. */
export const otherActions: DemoAction[] = [];
