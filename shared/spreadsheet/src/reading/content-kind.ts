const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** What the first bytes say: a zip (xlsx), a compound file (xls, or an xlsx under a password) or neither. */
export function contentKind(bytes: Uint8Array): 'zip' | 'compound' | 'other' {
  if (startsWith(bytes, ZIP)) return 'zip';
  return startsWith(bytes, COMPOUND_FILE) ? 'compound' : 'other';
}
