// Not exported: the steps of the dialog and what sends the rows. An area declares what its rows are made of.
export { ImportDialog, type ImportDialogProps } from './import-dialog';
export type { ImportDeclaration, ImportField } from './import-declaration';
export { importMessages } from './messages';
