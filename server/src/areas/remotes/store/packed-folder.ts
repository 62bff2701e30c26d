import { Header, Pack, Parser, ReadEntry } from 'tar';
import type { ReleaseFiles } from './release-store';

/** Packs files as a gzipped tar archive. */
export async function packFolder(files: ReleaseFiles): Promise<Buffer> {
  const pack = new Pack({ gzip: true, portable: true });
  for (const [path, content] of files) {
    const header = { path, size: content.length, type: 'File', mode: 0o644, mtime: new Date(0) } as const;
    const entry = new ReadEntry(new Header(header));
    entry.end(content);
    pack.add(entry);
  }
  pack.end();
  return Buffer.concat(await pack.collect());
}

/** @throws {Error} for an archive that is damaged or incomplete */
export function unpackFolder(packed: Buffer): Promise<ReleaseFiles> {
  const files = new Map<string, Buffer>();
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      const parts: Buffer[] = [];
      entry.on('data', (part) => parts.push(part));
      entry.on('end', () => files.set(entry.path, Buffer.concat(parts)));
    },
  });
  return new Promise((resolve, reject) => {
    parser.on('error', reject).on('end', () => resolve(files));
    parser.end(packed);
  });
}
