import type { Encoding } from './table';

const tables = new Map<Encoding, Map<string, readonly number[]>>();

/** Returns the bytes of each character, found by decoding all sequences of one and two bytes. */
function tableOf(encoding: Encoding): Map<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (...bytes: number[]) => {
    try {
      const text = decoder.decode(new Uint8Array(bytes));
      if (Array.from(text).length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // Not a character of this encoding.
    }
  };
  for (let one = 0; one < 256; one += 1) add(one);
  for (let one = 0x80; one < 256; one += 1) for (let two = 0x40; two < 256; two += 1) add(one, two);
  tables.set(encoding, table);
  return table;
}

/** Encodes a text without byte-order mark; browsers and Node.js themselves encode UTF-8 only. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    const bytes = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at += 1) {
      bytes.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
    }
    return new Uint8Array(bytes.buffer);
  }
  const table = tableOf(encoding);
  if (encoding === 'windows-1252') {
    // Node.js before 24 decodes these bytes as ISO 8859-1.
    Array.from('€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ').forEach(
      (character, at) => character !== '?' && table.set(character, [0x80 + at]),
    );
  }
  return new Uint8Array(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return [...bytes];
    }),
  );
}
