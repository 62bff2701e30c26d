export { claimKey, type KeyClaim } from './claim-key';
export { readStoredText, storedJson, storedText, type StoredValue } from './stored-value';
