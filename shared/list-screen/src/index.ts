// Not exported: how a command is held back while it runs for the same row; `useStatusSwitch` does it by itself.
export { answerInTable } from './answer-in-table';
export { changeRow, type ChangeRequest, type RowChange } from './change-row';
export { createRow, type CreateRequest, type RowCreation } from './create-row';
export { useEditedRow, type EditedRowOptions } from './use-edited-row';
export { useLazyDialog, type LazyDialogOptions } from './use-lazy-dialog';
export { useListCache, type ListCache } from './use-list-cache';
export { useNewRow, type NewRowOptions } from './use-new-row';
export { useShownPage, type ShownPageOptions } from './use-shown-page';
export { useStatusSwitch, type StatusSwitchCalls } from './use-status-switch';
