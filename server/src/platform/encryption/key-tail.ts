const TAIL = 4;
/** The length from which four characters are a small part. A key of a usual kind is longer. */
const MIN_LENGTH = 24;

/**
 * Returns the last four characters of a key's text, without the lines around a PEM and the padding of base64; empty for a short
 * text.
 */
export function keyTail(text: string): string {
  const payload = text.replaceAll(/-----[^-]+-----/g, '').replaceAll(/[\s=]/g, '');
  return payload.length < MIN_LENGTH ? '' : payload.slice(-TAIL);
}
