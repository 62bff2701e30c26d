// Separate from the main entry: a declared form loads it together with the form of its rows.
export { auditHistory } from './audit-history';
export { comparedFields, type ComparedFields, type ComparedValue } from './compared-fields';
export type { ConflictEntry } from './plan-conflict';
export { useConflict } from './use-conflict';
