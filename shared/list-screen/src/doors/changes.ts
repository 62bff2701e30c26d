// Separate from the main entry: screens without a declared list load it to follow and change their rows.
import { listScreenMessages } from '../messages';

export { declaredStatusSwitch } from '../changes/status-switch';
export { syncVisibleRows } from '../extras/live/sync-visible-rows';
export { withMarks } from '../extras/live/row-mark';
export { createRowMarks, type RowMarks } from '../extras/live/row-marks';
export { RowsOffer } from '../extras/live/rows-offer';

/** Loads the texts of row marks and of the button for new rows. */
export const loadLiveTexts = () => listScreenMessages.load();
