// Not exported: how a change is sent and how a command is held back while it runs for the same row; `useEditedRow` and
// `useStatusSwitch` do it by themselves.
export { AddButton, type AddButtonProps } from './add-button';
export { answerInTable } from './answer-in-table';
export { CreateDialog, type CreateDialogProps } from './create-dialog';
export { createRow, type CreateRequest, type RowCreation } from './create-row';
export { EditDialog, type EditDialogProps } from './edit-dialog';
export { ExportButton, type ExportButtonProps } from './export-button';
export { ImportButton, type ImportButtonProps } from './import-button';
export { day, oneOf, textUpTo, type ListField } from './list-fields';
export { ListScreen, type ListScreenProps } from './list-screen';
export {
  firstPage,
  firstSortedPage,
  pageFields,
  sortedPageFields,
  type PageQuery,
  type SortedPageQuery,
} from './page-fields';
export { useEditedRow, type EditedRowOptions } from './use-edited-row';
export { useLazyDialog, type LazyDialogOptions } from './use-lazy-dialog';
export { useListCache, type ListCache } from './use-list-cache';
export { useNewRow, type NewRowOptions } from './use-new-row';
export { useShownPage, type ShownPageOptions } from './use-shown-page';
export { useStatusSwitch, type StatusSwitchCalls } from './use-status-switch';
