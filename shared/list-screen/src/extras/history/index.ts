import { listScreenMessages } from '../../messages';
import type { DialogExtra } from '../extra';
import type { RowHistoryDialogProps } from './row-history';

/** The history of a row, over its list. */
export const history: DialogExtra<RowHistoryDialogProps> = {
  slot: 'dialog',
  needs: (list) => list.history !== undefined,
  async load() {
    const [{ RowHistoryDialog }] = await Promise.all([
      import(/* webpackChunkName: "list-panel" */ './row-history'),
      listScreenMessages.load(),
    ]);
    return RowHistoryDialog;
  },
};
