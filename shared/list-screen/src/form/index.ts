// Separate from the main entry: a screen loads it together with the form of its rows.
export { defineForm } from './define-form';
export { RowForm, type FormDeclaration } from './row-form';
