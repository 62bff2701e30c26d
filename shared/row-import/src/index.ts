// Not exported: the steps of the dialog and the sending of rows. An area declares its import by an `ImportDeclaration`.
export { ImportDialog, type ImportDialogProps } from './import-dialog';
export {
  UNKNOWN,
  type ImportDeclaration,
  type ImportField,
  type ImportTemplate,
  type Named,
} from './import-declaration';
export { importMessages } from './messages';
