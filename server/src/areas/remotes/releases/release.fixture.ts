import { createHash } from 'node:crypto';
import {
  globalNameOf,
  HOST_API,
  type PublishRequest,
  type ReleaseFacts,
  remoteSegment,
} from '@backoffice/contract';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns a compatible release of a remote with one page. */
export function releaseOf(
  remote: string,
  release: string,
  facts: Partial<ReleaseFacts> = {},
): PublishRequest {
  const area = remoteSegment(remote);
  return {
    remote,
    release,
    manifest: hashOf(`${remote} ${release}`),
    facts: {
      name: remote,
      hostApi: `^${HOST_API}`,
      globalName: globalNameOf(remote, release),
      shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
      carried: [],
      views: ['Page'],
      routes: { [`/${area}/page`]: 'Page' },
      namespaces: [area],
      permissions: [],
      files: { 'entry.js': hashOf('entry') },
      ...facts,
    },
  };
}
