const DIGITS = 64;
/** Shorter texts would match keys by chance. */
const FEWEST_DIGITS = 8;

export interface FingerprintRange {
  from: Buffer;
  to: Buffer;
}

/** Returns the range of fingerprints that begin with a hexadecimal text, with or without blanks; null for other texts. */
export function fingerprintRange(text: string): FingerprintRange | null {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^[0-9a-f]+$/i.test(digits) || digits.length < FEWEST_DIGITS || digits.length > DIGITS) return null;
  return {
    from: Buffer.from(digits.padEnd(DIGITS, '0'), 'hex'),
    to: Buffer.from(digits.padEnd(DIGITS, 'f'), 'hex'),
  };
}
