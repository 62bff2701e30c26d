import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { ReleaseFiles } from './release-store';

const COMPRESSIBLE = /\.(js|json|css|svg|html|txt|map|wasm)$/;
const COPY = /\.(br|gz)$/;

const [compressBrotli, decompressBrotli, compressGzip] = [brotliCompress, brotliDecompress, gzip].map(
  (call) => promisify<Buffer, object, Buffer>(call),
) as [Compress, Compress, Compress];

type Compress = (content: Buffer, options: object) => Promise<Buffer>;

/** The highest quality takes twenty times as long: teams that want it upload such copies. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Returns the files without compressed copies. */
export function withoutCopies(files: ReleaseFiles): ReleaseFiles {
  return new Map([...files].filter(([path]) => !COPY.test(path)));
}

/** Returns the brotli copy that came with a file, if it has the file's content. */
async function givenCopy(content: Buffer, copy: Buffer | undefined): Promise<Buffer | null> {
  if (!copy) return null;
  const limit = { maxOutputLength: Math.max(1, content.length) };
  const unpacked = await decompressBrotli(copy, limit).catch(() => null);
  return unpacked?.equals(content) ? copy : null;
}

/** Returns the files with the copies that gateways serve to browsers that accept brotli or gzip. */
export async function withCompressedCopies(files: ReleaseFiles): Promise<ReleaseFiles> {
  const all = new Map(withoutCopies(files));
  for (const [path, content] of [...all].filter(([name]) => COMPRESSIBLE.test(name))) {
    const given = await givenCopy(content, files.get(`${path}.br`));
    const copies = {
      br: given ?? (await compressBrotli(content, QUALITY)),
      gz: await compressGzip(content, { level: 9 }),
    };
    for (const [kind, copy] of Object.entries(copies))
      if (copy.length < content.length) all.set(`${path}.${kind}`, copy);
  }
  return all;
}
