const DIGITS = 64;
/** Fewer would fit keys by chance. */
const FEWEST_DIGITS = 8;

export interface FingerprintRange {
  from: Buffer;
  to: Buffer;
}

/** The fingerprints that begin as a text says in hexadecimal, with or without blanks; null where it is no such text. */
export function fingerprintRange(text: string): FingerprintRange | null {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^[0-9a-f]+$/i.test(digits) || digits.length < FEWEST_DIGITS || digits.length > DIGITS) return null;
  return {
    from: Buffer.from(digits.padEnd(DIGITS, '0'), 'hex'),
    to: Buffer.from(digits.padEnd(DIGITS, 'f'), 'hex'),
  };
}
