/** An element of DER, the binary encoding of keys. */
export interface DerElement {
  tag: number;
  content: Uint8Array;
  /** Tag, length and content. */
  whole: Uint8Array;
}

export const derTags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectId: 0x06,
  sequence: 0x30,
} as const;

function readElement(bytes: Uint8Array, start: number): DerElement | null {
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined) return null;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 3) return null;
  let length = first;
  if (lengthBytes > 0) {
    length = 0;
    for (const byte of bytes.subarray(start + 2, start + 2 + lengthBytes)) length = length * 256 + byte;
  }
  const begin = start + 2 + lengthBytes;
  const end = begin + length;
  if (end > bytes.length) return null;
  return { tag, content: bytes.subarray(begin, end), whole: bytes.subarray(start, end) };
}

/** Reads consecutive elements; null when the bytes are not DER. */
export function readDer(bytes: Uint8Array): DerElement[] | null {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length;) {
    const element = readElement(bytes, at);
    if (!element) return null;
    elements.push(element);
    at += element.whole.length;
  }
  return elements;
}

/** Returns the elements inside a sequence; null when the bytes are not exactly one sequence. */
export function insideSequence(bytes: Uint8Array): DerElement[] | null {
  const [outer, ...rest] = readDer(bytes) ?? [];
  return outer?.tag === derTags.sequence && rest.length === 0 ? readDer(outer.content) : null;
}

/** Writes an element that contains others. */
export function writeDer(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 + digits.length, ...digits];
  const whole = new Uint8Array(head.length + length);
  whole.set(head);
  let at = head.length;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
