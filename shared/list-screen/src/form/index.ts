// Apart from the rest of the package: a screen fetches it with the form of its rows.
export { defineForm } from './define-form';
export { RowForm, type FormDeclaration } from './row-form';
