// Not exported: the parts of a list's screen and the sending of changes. `useList`, `ListView` and `listPage` combine them.
export {
  day,
  firstPage,
  midnight,
  oneOf,
  orderOf,
  pageFields,
  rowOpenIn,
  sortOf,
  today,
} from './declaration/address';
export type { PageQuery } from './declaration/address';
export { periodOf, type RecentDays } from './declaration/recent-days';
export { defineList } from './declaration/define-list';
export { defineFields } from './declaration/row-field';
export { pageOptions } from './declaration/page-queries';
export type { List, ReadOptions, RowFormDialog, RowImport } from './declaration/define-list';
export type { RowCommands } from './declaration/row-field';
export {
  choiceFilter,
  choicesOf,
  dayFilter,
  exclusiveFilter,
  formatFilter,
  idFilter,
  moreFilter,
  optionFilter,
  periodFilter,
  servedFilter,
} from './declaration/filters';
export { searchFilter, textFilter, viewState } from './declaration/filters';
export { MaskedKey } from './screen/masked-key';
export { ListView } from './screen/list-view';
export { LoadFailure } from './load-failure';
export { listPage } from './screen/page';
export { permittedPage } from './screen/permitted-page';
export { formatAmount, formatMoney, Moment, volumeTexts } from './shown-values';
export { WordedActions } from './extras/panel/worded-actions';
export { RowLink } from './row-link';
export { standardActions } from './screen/row-actions';
export { useList } from './screen/use-list';
export { useRowCommands } from './screen/use-row-commands';
export { usePageName } from './screen/use-page-name';
export { useRequestedForm } from './screen/use-requested-form';
export { answerInTable } from './screen/answer-in-table';
export { createRow } from './changes/row-changes';
export { useEditedRow } from './changes/edited-row';
export { useLazyDialog, useWhenAtRest } from './screen/lazy-dialog';
export { useListCache } from './changes/list-cache';
export { useNewRow } from './changes/new-row';
export { useRowDeletion } from './changes/row-deletion';
