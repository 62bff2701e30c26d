export { claimKey, type KeyClaim } from './claim-key';
export { storedJson, storedText, type StoredValue } from './stored-value';
