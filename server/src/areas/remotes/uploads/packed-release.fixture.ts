import { gzipSync } from 'node:zlib';
import { globalNameOf, type ReleaseDeclarations, remoteSegment } from '@backoffice/contract';
import { Header, type HeaderData } from 'tar';

type Entry = HeaderData & { content?: string | Buffer };

/** Returns a gzipped tar archive of entries as they are, also of those that no program would write. */
export function packed(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ content = '', ...header }) => {
    const body = Buffer.from(content);
    const block = Buffer.alloc(512);
    new Header({ mode: 0o644, size: body.length, type: 'File', ...header }).encode(block, 0);
    return [block, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

type Contents = Record<string, string | Buffer>;

/** Returns the files of a compatible release with one page. */
export function filesOf(
  remote: string,
  release: string,
  { declared = {}, ...manifest }: { declared?: Partial<ReleaseDeclarations> & object } & object = {},
): Contents {
  const globalName = globalNameOf(remote, release);
  const area = remoteSegment(remote);
  return {
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'entry.js' }, globalName },
      shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
      exposes: [{ name: 'Page', assets: { js: { sync: ['async/page.js'] } } }],
      ...manifest,
      release: {
        name: remote,
        hostApi: '^1.0.0',
        routes: { [`/${area}/page`]: 'Page' },
        namespaces: [area],
        permissions: [],
        ...declared,
      },
    }),
    'entry.js': `var ${globalName} = {};${'// entry\n'.repeat(50)}`,
    'async/page.js': `page();${'// page\n'.repeat(50)}`,
  };
}

export const packedFiles = (files: Contents): Buffer =>
  packed(Object.entries(files).map(([path, content]) => ({ path, content })));
