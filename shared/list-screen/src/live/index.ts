// Separate from the main entry: the page of an undeclared list loads it when the page is idle.
import { listScreenMessages } from '../messages';

export { syncVisibleRows } from './sync-visible-rows';
export { withMarks } from './row-mark';
export { createRowMarks, type RowMarks } from './row-marks';
export { RowsOffer } from './rows-offer';

/** Loads the texts of row marks and of the button for new rows. */
export const loadLiveTexts = () => listScreenMessages.load();
