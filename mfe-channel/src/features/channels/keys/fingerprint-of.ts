/**
 * SHA-256 of a public key (SubjectPublicKeyInfo), in hexadecimal. Null where the browser has no cryptography to give, as on
 * a page without https.
 */
export async function fingerprintOf(publicKey: Uint8Array): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(publicKey)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
