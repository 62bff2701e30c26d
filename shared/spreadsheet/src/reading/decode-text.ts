import { ReadRefusal } from './table';

const marks: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

// Without a mark: what programs of today write, then what Excel writes in China.
const guesses = ['utf-8', 'gb18030'];

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not in this encoding: the caller tries the next.
    return null;
  }
}

/** The text of a file: by its byte-order mark, else UTF-8, else GB18030. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  for (const encoding of marked ? [marked] : guesses) {
    const text = decoded(bytes, encoding);
    if (text === null) continue;
    if (text.includes('\0')) throw new ReadRefusal('other-content');
    return text;
  }
  throw new ReadRefusal('unknown-encoding');
}
