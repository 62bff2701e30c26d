// Separate from the main entry: a screen loads it when a masked private key is copied.
export { loadKeyReasonDialog } from '../extras/keys/load-keys';
