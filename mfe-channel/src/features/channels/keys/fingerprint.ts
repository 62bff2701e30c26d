/**
 * Returns the SHA-256 of a public key (SubjectPublicKeyInfo) in hexadecimal; null where the browser provides no cryptography, as on
 * a page without https.
 */
export async function fingerprintOf(publicKey: Uint8Array): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(publicKey)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the start of a fingerprint in groups, short enough to compare by eye: `3f9a 12bc 77de`. */
export function shortFingerprint(fingerprint: string): string {
  return fingerprint.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
}
