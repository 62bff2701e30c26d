// Apart from the rest of the package: a form that declares itself fetches it with the form of its rows.
export { auditHistory } from './audit-history';
export { comparedFields, type ComparedFields, type ComparedValue } from './compared-fields';
export type { ConflictEntry } from './plan-conflict';
export { useConflict } from './use-conflict';
