// Apart from the rest of the package: a form that declares itself fetches it with the form of its rows.
export { comparedFields, type ComparedFields } from './compared-fields';
export { useConflict } from './use-conflict';
