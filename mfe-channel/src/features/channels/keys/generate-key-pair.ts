export interface KeyPair {
  /** SubjectPublicKeyInfo, base64 on one line. */
  publicKey: string;
  /** PKCS #8, base64 on one line. */
  privateKey: string;
}

const RSA_2048: RsaHashedKeyGenParams = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
};

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A new pair of RSA-2048. The browser makes it beside the page, which stays usable; it refuses on a page without https. */
export async function generateKeyPair(): Promise<KeyPair> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(RSA_2048, true, ['sign', 'verify']);
  const [publicKey, privateKey] = await Promise.all([
    subtle.exportKey('spki', pair.publicKey),
    subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicKey: base64(publicKey), privateKey: base64(privateKey) };
}
