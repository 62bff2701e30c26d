import { Inflate } from 'fflate';
import { ReadRefusal } from './table';

interface ZipEntry {
  name: string;
  /** The offset of its compressed bytes. */
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
 * Reads the directory of a zip (APPNOTE.TXT 6.3.10, 4.3) without unpacking. Zip64, which files of a few megabytes do not need,
 * counts as damaged.
 */
function zipDirectory(bytes: Uint8Array): ZipEntry[] {
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
    // A DataView throws on reads beyond its end.
    throw cause instanceof ReadRefusal ? cause : new ReadRefusal('damaged', { cause });
  }
}

/** The limit of all entries together, unpacked. Ten thousand rows of a table take a few megabytes. */
const MAX_UNPACKED_BYTES = 64 * 2 ** 20;
/** The limit of compression. Sheets shrink to about a twentieth; only repeated bytes shrink further than this. */
const MAX_RATIO = 200;
const ALWAYS_FINE_BYTES = 2 ** 20;
const MAX_ENTRIES = 2000;
/** The packed bytes inflated at once; the densest of them unpack to a few megabytes before they are counted. */
const STEP = 4096;

function checkSizes(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isDense = ({ size, packedSize }: ZipEntry) =>
    size > ALWAYS_FINE_BYTES && size > packedSize * MAX_RATIO;
  if (total > MAX_UNPACKED_BYTES || entries.length > MAX_ENTRIES || entries.some(isDense)) {
    throw new ReadRefusal('unpacks-too-large');
  }
}

/** Unpacks an entry; fails as soon as it exceeds the size in the directory. */
function unpackEntry(bytes: Uint8Array, { start, packedSize, size, isDeflated }: ZipEntry): Uint8Array {
  const packed = bytes.subarray(start, start + packedSize);
  if (!isDeflated) {
    if (packedSize !== size) throw new ReadRefusal('damaged');
    return packed;
  }
  const unpacked = new Uint8Array(size);
  let length = 0;
  let isComplete = false as boolean;
  const inflate = new Inflate((chunk, isLast) => {
    if (length + chunk.length > size) throw new ReadRefusal('unpacks-too-large');
    unpacked.set(chunk, length);
    length += chunk.length;
    isComplete ||= isLast;
  });
  for (let at = 0; at < packedSize; at += STEP) {
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packedSize);
  }
  if (!isComplete || length !== size) throw new ReadRefusal('damaged');
  return unpacked;
}

/**
 * Returns the entries of a zip by name. Checks the directory before unpacking, and counts bytes while unpacking, so that a small
 * file that unpacks to gigabytes costs neither memory nor time.
 *
 * @param isWanted picks the entries to unpack by name
 * @throws ReadRefusal
 */
export function unpackZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  const entries = zipDirectory(bytes);
  checkSizes(entries);
  const wanted = entries.filter(({ name }) => isWanted(name));
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length) throw new ReadRefusal('damaged');
  try {
    return new Map(wanted.map((entry) => [entry.name, unpackEntry(bytes, entry)]));
  } catch (cause) {
    throw cause instanceof ReadRefusal ? cause : new ReadRefusal('damaged', { cause });
  }
}
