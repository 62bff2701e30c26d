// Separate from the main entry: a screen loads it together with the form of its rows.
export { auditHistory } from '../extras/conflict/audit-history';
export { comparedFields, type ComparedFields, type ComparedValue } from '../extras/conflict/compared-fields';
export { useConflict } from '../extras/conflict/use-conflict';
export { defineForm } from '../form/define-form';
export { LazyRowChangedNotice } from '../form/lazy-row-changed-notice';
export type { FormDeclaration } from '../form/form-declaration';
export { RowForm } from '../form/row-form';
