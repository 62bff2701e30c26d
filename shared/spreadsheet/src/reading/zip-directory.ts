import { ReadRefusal } from './read-refusal';

export interface ZipEntry {
  name: string;
  /** Where its compressed bytes are. */
  start: number;
  packedSize: number;
  size: number;
  isDeflated: boolean;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const LONGEST_COMMENT = 0xffff;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new ReadRefusal('damaged');
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new ReadRefusal('damaged');
  if (view.getUint16(at + 8, true) & 1) throw new ReadRefusal('protected');
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if ((method !== STORED && method !== DEFLATED) || view.getUint32(local, true) !== LOCAL_ENTRY) {
    throw new ReadRefusal('damaged');
  }
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw new ReadRefusal('damaged');
  const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, nameEnd));
  const size = view.getUint32(at + 24, true);
  return {
    entry: { name, start, packedSize, size, isDeflated: method === DEFLATED },
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

/**
 * What a zip says that it holds (APPNOTE.TXT 6.3.10, 4.3); nothing is unpacked. Zip64, which no file of a few megabytes needs,
 * counts as damaged.
 */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOfDirectory(view);
    const count = view.getUint16(end + 10, true);
    const entries: ZipEntry[] = [];
    for (let at = view.getUint32(end + 16, true); entries.length < count;) {
      const { entry, next } = entryAt(bytes, view, at);
      entries.push(entry);
      at = next;
    }
    return entries;
  } catch (cause) {
    // A DataView throws when it is asked for bytes beyond its end.
    throw cause instanceof ReadRefusal ? cause : new ReadRefusal('damaged', { cause });
  }
}
