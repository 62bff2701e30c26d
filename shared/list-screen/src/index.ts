// Not exported: how a change is sent and how a command is held back while it runs for the same row; `useEditedRow` and
// `useStatusSwitch` do it by themselves.
export { AddButton, type AddButtonProps } from './screen/list-buttons';
export {
  defineFields,
  defineList,
  pageOptions,
  type List,
  type ListDeclaration,
  type ListQuery,
  type ReadOptions,
  type RowCommands,
  type RowFormDialog,
  type RowImport,
} from './declaration/define-list';
export {
  choiceFilter,
  choicesOf,
  dayFilter,
  optionFilter,
  servedFilter,
  textFilter,
  viewState,
} from './declaration/filters';
export { ListView, type ListViewProps } from './screen/list-view';
export { listPage } from './screen/page';
export { permittedPage } from './screen/permitted-page';
export { roleOptionsQuery } from './role-options';
export { historyAction, standardActions } from './screen/row-actions';
export { useList, type ListModel } from './screen/use-list';
export { answerInTable } from './screen/answer-in-table';
export { CreateDialog, type CreateDialogProps } from './form/create-dialog';
export { createRow, type CreateRequest, type RowCreation } from './changes/row-changes';
export { EditDialog, type EditDialogProps } from './form/edit-dialog';
export { ExportButton, type ExportButtonProps } from './screen/list-buttons';
export { ImportButton, type ImportButtonProps } from './screen/list-buttons';
export { ListScreen, type ListScreenProps } from './screen/list-screen';
export {
  day,
  firstPage,
  firstSortedPage,
  oneOf,
  pageFields,
  sortedPageFields,
  textUpTo,
  type PageQuery,
  type SortedPageQuery,
} from './declaration/address';
export { useEditedRow, type EditedRowOptions } from './changes/edited-row';
export { useLazyDialog, type LazyDialogOptions } from './screen/lazy-dialog';
export { useListCache, type ListCache } from './changes/list-cache';
export { useNewRow, type NewRowOptions } from './changes/new-row';
export { useShownPage, type ShownPageOptions } from './screen/use-shown-page';
export { useStatusSwitch, type StatusSwitchCalls } from './changes/status-switch';
