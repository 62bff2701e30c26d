// Apart from the rest of the package: the page of a list that is not declared fetches it when it is at rest.
import { listScreenMessages } from '../messages';

export { keepRowsTrue } from './keep-rows-true';
export { withMarks } from './row-mark';
export { createRowMarks, type RowMarks } from './row-marks';
export { RowsOffer } from './rows-offer';

/** Fetches the texts of the marks and the offer. */
export const loadLiveTexts = () => listScreenMessages.load();
