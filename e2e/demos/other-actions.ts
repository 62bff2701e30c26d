import { chartActions } from './chart-actions';
import type { DemoAction } from './demo-action';
import { documentActions } from './document-actions';
import { showcaseActions } from './showcase-actions';
import { tableActions } from './table-actions';

/** Tables, charts, documents and others. */
export const otherActions: DemoAction[] = [
  ...tableActions,
  ...chartActions,
  ...documentActions,
  ...showcaseActions,
];
