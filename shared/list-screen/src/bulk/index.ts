import { listScreenMessages } from '../messages';
import { BulkBar } from './bulk-bar';
import { withCheckboxes } from './checkboxes';
import { createSelection } from './selection';

/** What a list fetches for the change of many rows when it is at rest, with the texts. */
export async function loadBulk() {
  await listScreenMessages.load();
  return { BulkBar, withCheckboxes, selection: createSelection() };
}
