export { storedJson, storedText, type StoredValue } from './stored-value';
