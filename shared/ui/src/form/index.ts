// Not exported: react-hook-form itself. A form is made by useDialogForm, shown by FormDialog, filled by the fields.
export type { FieldValues } from 'react-hook-form';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field';
export type { ComboboxOption } from './combobox';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { FormField, type FieldLabelling, type FormFieldFrameProps } from './form-field';
export type { FormConflict } from './form-message';
export type { FormFieldProps } from './field-props';
export { NumberField, type NumberFieldProps } from './number-field';
export { PageForm, type PageFormProps } from './page-form';
export { RadioField, type RadioFieldProps } from './radio-field';
export type { FormIssue, FormSchema, IssuePhrase } from './schema-resolver';
export { SelectField, type SelectFieldProps } from './select-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';
export { useFormControl } from './use-form-control';
export { useFormValue } from './use-form-value';
export { usePageSave } from './use-page-save';
export { useDialogForm, type DialogFormOptions } from './use-dialog-form';
