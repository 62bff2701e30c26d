import { derTags, insideSequence, writeDer } from '@backoffice/contract/der';

/** What is not whole is no DER. */
function partsOf(der: Uint8Array) {
  const parts = insideSequence(der);
  if (!parts) throw new Error('A private key is cut off.');
  return parts;
}

/**
 * The public half of an RSA key: SubjectPublicKeyInfo, base64 on one line. It stands in the private one (RFC 8017, A.1) and is cut
 * out: OpenSSL takes half a millisecond to read a key, in which nobody else is answered, and a list has a hundred.
 *
 * @param privateKey PKCS#8, base64, as this server has made it
 */
export function publicKeyOf(privateKey: string): string {
  const [, algorithm, key] = partsOf(Buffer.from(privateKey, 'base64'));
  const [, modulus, exponent] = partsOf(key!.content);
  const half = writeDer(derTags.sequence, modulus!.whole, exponent!.whole);
  const bits = writeDer(derTags.bitString, Uint8Array.of(0), half);
  return Buffer.from(writeDer(derTags.sequence, algorithm!.whole, bits)).toString('base64');
}
