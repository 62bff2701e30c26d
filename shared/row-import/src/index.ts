// Not exported: the steps of the dialog and what sends the rows. An area declares what its rows are made of.
export { ImportDialog, type ImportDialogProps } from './import-dialog';
export {
  UNKNOWN,
  type ImportDeclaration,
  type ImportField,
  type ImportTemplate,
  type Named,
} from './import-declaration';
export { importMessages } from './messages';
