// Not exported: react-hook-form itself. Forms are created by useDialogForm, shown by FormDialog, and filled with the fields.
export type { FieldValues } from 'react-hook-form';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field';
export type { ComboboxOption } from './combobox';
export { FormDialog, type FormDialogProps } from './form-dialog';
export {
  FormField,
  type FieldLabelling,
  type FormFieldFrameProps,
  type FormFieldProps,
  useFormControl,
} from './form-field';
export type { FormConflict } from './form-message';
export { NumberField, type NumberFieldProps } from './number-field';
export { PageForm, type PageFormProps, usePageSave } from './page-form';
export { RadioField, type RadioFieldProps } from './radio-field';
export type { FormIssue, FormSchema, IssuePhrase } from './schema-resolver';
export {
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './input-fields';
export { useFormValue, useDialogForm, type DialogFormOptions } from './use-dialog-form';
