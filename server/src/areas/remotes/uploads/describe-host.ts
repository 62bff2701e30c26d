import { HOST, type HeldRelease } from '@backoffice/contract';
import * as z from 'zod/mini';
import { hashOf } from '../../../platform/encryption/keyring';
import { refusal } from '../../../platform/http/http-error';
import type { HostModules } from '../releases/host-releases.repository';
import type { ReleaseFiles } from '../store/release-store';
import { withoutCopies } from '../store/with-compressed-copies';

/** A host as the registry has read it from its files. */
export interface DescribedHost {
  /** The hashes of all its files. */
  manifest: Buffer;
  offer: HostModules;
  /** The paths of its scripts. */
  scripts: string[];
}

const hostModules = z.object({
  release: z.string(),
  modules: z.record(z.string(), z.string()),
  exports: z.record(z.string(), z.array(z.string())),
  additions: z._default(z.nullable(z.record(z.string(), z.array(z.int()))), null),
});

const sha256 = (content: Buffer | string) => `sha256-${hashOf(content).toString('base64')}`;
const unusable = (cause: string) => refusal(400, 'host-files', { cause });

const SCRIPT_IN_PAGE = /<script>([^]*?)<\/script>/;
const ASSET = /(?<=["'<=(\s])\/assets\/[A-Za-z0-9._-]+/g;

function readText(files: ReleaseFiles, path: string): string {
  const content = files.get(path);
  if (!content) throw unusable(`${path} is missing`);
  return content.toString();
}

function readModules(files: ReleaseFiles): z.output<typeof hostModules> {
  try {
    return hostModules.parse(JSON.parse(readText(files, 'host-modules.json')));
  } catch (error) {
    if (error instanceof z.core.$ZodError || error instanceof SyntaxError)
      throw unusable('host-modules.json does not describe the host’s modules');
    throw error;
  }
}

/**
 * Reads an uploaded host, and refuses one whose page could not be sent or would not start: a script that it names is missing, or
 * the policy would block the one in it.
 *
 * @throws {HttpError} 400 with the reason
 */
export function describeHost({ release }: HeldRelease, uploaded: ReleaseFiles): DescribedHost {
  const files = withoutCopies(uploaded);
  const { release: builtAs, ...offer } = readModules(files);
  if (builtAs !== release)
    throw refusal(400, 'release-name', { name: `${HOST} ${builtAs}`, remote: `${HOST} ${release}` });
  const page = readText(files, 'page/index.html');
  if (!page.includes(`<meta name="host" content="${release}">`))
    throw unusable('page/index.html does not name the release');
  const [, early] = SCRIPT_IN_PAGE.exec(page) ?? [];
  if (readText(files, 'page/early') !== (early === undefined ? '' : `'${sha256(early)}'`))
    throw unusable('page/early is not the hash of the script in the page');
  const named = `${page} ${readText(files, 'page/link')}`.match(ASSET) ?? [];
  const missing = named.find((path) => !files.has(path.slice(1)));
  if (missing || named.length === 0) throw unusable(`${missing ?? 'its script'} is missing`);
  const hashes = Object.fromEntries(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, content]) => [path, sha256(content)]),
  );
  const scripts = Object.keys(hashes).filter((path) => path.endsWith('.js'));
  return { manifest: Buffer.from(JSON.stringify({ release, files: hashes })), offer, scripts };
}
