const SEQUENCE = 0x30;
const BIT_STRING = 0x03;

/** An element of DER that begins at a place. @returns where its content begins, and where it ends */
function elementAt(der: Buffer, at: number): { content: number; end: number } {
  const first = der.readUInt8(at + 1);
  const isShort = first < 0x80;
  const lengthBytes = isShort ? 0 : first - 0x80;
  const content = at + 2 + lengthBytes;
  const end = content + (isShort ? first : der.readUIntBE(at + 2, lengthBytes));
  if (end > der.length) throw new Error('A private key is cut off.');
  return { content, end };
}

function elementOf(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...head), content]);
}

/**
 * The public half of an RSA key: SubjectPublicKeyInfo, base64 on one line. It stands in the private one (RFC 8017, A.1) and is cut
 * out: OpenSSL takes half a millisecond to read a key, in which nobody else is answered, and a list has a hundred.
 *
 * @param privateKey PKCS#8, base64, as this server has made it
 */
export function publicKeyOf(privateKey: string): string {
  const der = Buffer.from(privateKey, 'base64');
  const version = elementAt(der, elementAt(der, 0).content);
  const algorithm = elementAt(der, version.end);
  const key = elementAt(der, elementAt(der, algorithm.end).content);
  const { end: halfAt } = elementAt(der, key.content);
  const modulus = elementAt(der, halfAt);
  const exponent = elementAt(der, modulus.end);
  const half = elementOf(SEQUENCE, der.subarray(halfAt, exponent.end));
  return elementOf(
    SEQUENCE,
    der.subarray(version.end, algorithm.end),
    elementOf(BIT_STRING, Buffer.of(0), half),
  ).toString('base64');
}
