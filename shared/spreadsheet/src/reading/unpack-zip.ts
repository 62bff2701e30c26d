import { Inflate } from 'fflate';
import { ReadRefusal } from './read-refusal';
import { zipDirectory, type ZipEntry } from './zip-directory';

/** Together, unpacked. Ten thousand rows of a table come to a few megabytes. */
const MAX_UNPACKED_BYTES = 64 * 2 ** 20;
/** Sheets shrink to a twentieth or so; nothing but repeated bytes shrinks further than this. */
const MAX_RATIO = 200;
const ALWAYS_FINE_BYTES = 2 ** 20;
const MAX_ENTRIES = 2000;
/** So few bytes at once that even the densest of them unpack to a few megabytes before they are counted. */
const STEP = 4096;

function checkSizes(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isDense = ({ size, packedSize }: ZipEntry) =>
    size > ALWAYS_FINE_BYTES && size > packedSize * MAX_RATIO;
  if (total > MAX_UNPACKED_BYTES || entries.length > MAX_ENTRIES || entries.some(isDense)) {
    throw new ReadRefusal('unpacks-too-large');
  }
}

/** Into just the bytes that the directory promised: one more ends it. */
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
 * The entries of a zip by name. Its directory is checked before anything is unpacked, and what is unpacked is counted, so that
 * a small file that holds gigabytes costs neither memory nor time.
 *
 * @param isWanted which entries are unpacked at all
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
