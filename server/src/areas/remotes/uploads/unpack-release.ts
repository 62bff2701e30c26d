import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { releaseFilePath, releaseLimits } from '@backoffice/contract';
import { Parser, type ReadEntry } from 'tar';
import { type HttpError, refusal } from '../../../platform/http/http-error';

/** Other calls are served between pieces of this length. */
const PIECE_BYTES = 1024 * 1024;
const HEADER_BYTES = 512;
/** A file has a header and padding, and a long name two more; the archive ends with two empty blocks and padding. */
const archiveBytes = releaseLimits.bytes + releaseLimits.files * 6 * HEADER_BYTES + 10_240;

/** Returns the refusal of a release that exceeds a limit. */
export function exceeds(limit: keyof typeof releaseLimits): HttpError {
  return refusal(413, 'release-limit', { limit, max: releaseLimits[limit] });
}

async function unzipped(packed: Buffer): Promise<Buffer> {
  try {
    const archive = await promisify(gunzip)(packed, { maxOutputLength: archiveBytes });
    // The parser would unzip it once more, without a limit.
    if (archive[0] === 0x1f) throw refusal(400, 'release-archive');
    return archive;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? exceeds('bytes') : refusal(400, 'release-archive');
  }
}

/** Returns the reason why a release cannot have an entry. */
function refusalOf({ path, type, size }: ReadEntry, name: string): HttpError | null {
  const parts = name.split('/');
  if (name.length > releaseLimits.pathLength) return exceeds('pathLength');
  if (parts.length - 1 > releaseLimits.depth) return exceeds('depth');
  const isPlain = ['File', 'OldFile', 'ContiguousFile', 'Directory'].includes(type);
  if (!isPlain || !releaseFilePath.safeParse(name).success) return refusal(400, 'release-path', { path });
  return size > releaseLimits.fileBytes ? exceeds('fileBytes') : null;
}

/** Throws when a path is that of a file and of a folder, which no folder can have. */
function refuseOverlaps(files: ReadonlyMap<string, Buffer>): void {
  for (const path of files.keys())
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1))
      if (files.has(path.slice(0, end))) throw refusal(400, 'release-path', { path });
}

/**
 * Returns the files in a gzipped tar archive by path. Nothing is written: the limits of a release fit the memory.
 *
 * @throws {HttpError} 413 with the name of an exceeded limit; 400 for a damaged archive, and for links, devices and paths that
 *   lead out of the folder or have unusual characters
 */
export async function unpackRelease(packed: Buffer): Promise<Map<string, Buffer>> {
  const archive = await unzipped(packed);
  const files = new Map<string, Buffer>();
  const failures: HttpError[] = [];
  const fail = (failure: HttpError | null) => {
    if (failure) failures.push(failure);
  };
  const throwFirst = () => {
    const [first] = failures;
    if (first) throw first;
  };
  let entries = 0;
  let bytes = 0;
  const parser = new Parser({
    strict: true,
    brotli: false,
    zstd: false,
    onReadEntry(entry) {
      const name = entry.path.replace(/^\.\/(?=.)/, '').replace(/\/$/, '');
      entries += 1;
      bytes += entry.size;
      if (entries > releaseLimits.files) fail(exceeds('files'));
      if (bytes > releaseLimits.bytes) fail(exceeds('bytes'));
      const isRoot = entry.type === 'Directory' && name === '.';
      if (!isRoot) fail(refusalOf(entry, name));
      if (files.has(name)) fail(refusal(400, 'release-path', { path: entry.path }));
      if (failures.length > 0 || entry.type === 'Directory') {
        entry.resume();
        return;
      }
      const parts: Buffer[] = [];
      files.set(name, Buffer.alloc(0));
      entry.on('data', (part) => parts.push(part));
      entry.on('end', () => files.set(name, Buffer.concat(parts)));
    },
  });
  const refuse = () => fail(refusal(400, 'release-archive'));
  parser.on('error', refuse);
  parser.on('ignoredEntry', refuse);
  for (let offset = 0; offset < archive.length; offset += PIECE_BYTES) {
    parser.write(archive.subarray(offset, offset + PIECE_BYTES));
    await nextTurn();
    throwFirst();
  }
  parser.end();
  await nextTurn();
  throwFirst();
  refuseOverlaps(files);
  return files;
}
