// Separate from the main entry: a screen loads it when the key pairs of a row are opened.
export { loadKeyPairs } from '../extras/key-pairs/load-key-pairs';
