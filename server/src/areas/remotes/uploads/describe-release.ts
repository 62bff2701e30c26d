import {
  globalNameOf,
  type HeldRelease,
  manifestFile,
  type ManifestFile,
  type ReleaseFacts,
  releaseDeclarations,
  releaseFacts,
  releaseLimits,
} from '@backoffice/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { hashOf } from '../../../platform/encryption/keyring';
import { refusal } from '../../../platform/http/http-error';
import { parseManifest } from '../releases/served-release';
import type { ReleaseFiles } from '../store/release-store';
import { withoutCopies } from '../store/with-compressed-copies';
import { exceeds } from './unpack-release';

/** Patterns found only in a copy of the library's own code; the code that uses it does not assign these names. */
const MARKS: Readonly<Record<string, RegExp>> = {
  react:
    /(__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)['"]?\]?\s*(=(?!=)|:)/,
  'react-dom': /__reactContainer\$/,
  'react-router-dom': /You cannot render a <Router> inside another <Router>/,
  '@tanstack/react-query': /No QueryClient set/,
  i18next: /languageUtils/,
  '@griffel/react': /data-make-styles-bucket/,
};

const MANIFEST = 'mf-manifest.json';

/** The manifest of the federation plug-in, with what the release declares itself as `release`. */
const uploadedManifest = z.extend(manifestFile, {
  shared: z.array(
    z.object({
      name: z.string(),
      requiredVersion: z.string(),
      assets: z.optional(
        z.object({
          js: z.optional(
            z.object({ sync: z.optional(z.array(z.string())), async: z.optional(z.array(z.string())) }),
          ),
        }),
      ),
    }),
  ),
  release: releaseDeclarations,
});
type UploadedManifest = z.output<typeof uploadedManifest>;

/** A release as the registry has read it from its files. */
export interface DescribedRelease {
  facts: ReleaseFacts;
  /** The served manifest, in which the facts replace what the release declares. */
  manifest: Buffer;
  content: ManifestFile;
}

const sha256 = (content: Buffer | string) => `sha256-${hashOf(content).toString('base64')}`;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const firstIssue = ({ issues: [issue] }: z.core.$ZodError) => `${issue?.path.join('.')}: ${issue?.message}`;
const unusable = (cause: string) => refusal(400, 'release-manifest', { cause });

function readManifest(files: ReleaseFiles): UploadedManifest {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw unusable('it is missing');
  if (bytes.length > releaseLimits.manifestBytes) throw exceeds('manifestBytes');
  try {
    return uploadedManifest.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw unusable(error instanceof z.core.$ZodError ? firstIssue(error) : 'it is not JSON');
  }
}

/** Returns the modules of which a release has a copy by its manifest. */
function broughtBy({ shared }: UploadedManifest): string[] {
  const brought = shared.filter(({ assets: { js } = {} }) => js?.sync?.length || js?.async?.length);
  return brought.map(({ name }) => name);
}

/** Reads the files one by one, so that other calls are served in between. */
async function readFiles(files: ReleaseFiles) {
  const hashes: Record<string, string> = {};
  const bundled: string[] = [];
  let builtStyles = true;
  for (const path of sorted(files.keys())) {
    await nextTurn();
    const content = files.get(path)!;
    hashes[path] = sha256(content);
    if (!path.endsWith('.js')) continue;
    const text = content.toString();
    bundled.push(...Object.keys(MARKS).filter((name) => MARKS[name]!.test(text)));
    builtStyles &&= !/\.makeStyles\b/.test(text);
  }
  return { hashes, bundled, builtStyles };
}

/** Throws when the manifest names scripts that are not there, or the entry does not define the global name of the release. */
function refuseIncomplete(
  { metaData, exposes }: UploadedManifest,
  files: ReleaseFiles,
  { remote, release }: HeldRelease,
): void {
  const entry = metaData.remoteEntry.name;
  const named = [entry, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  const missing = named.find((name) => !name.endsWith('.js') || !files.has(name));
  if (missing !== undefined) throw unusable(`${missing} is missing`);
  const wanted = globalNameOf(remote, release);
  const { globalName } = metaData;
  if (globalName !== wanted || !files.get(entry)!.includes(wanted))
    throw refusal(400, 'release-global', { remote, release, wanted, globalName });
}

/**
 * Reads the facts of a release from its files. What it declares about them is not used.
 *
 * @throws {HttpError} 400 when its manifest is missing, invalid, or does not match the files
 */
export async function describeRelease(
  release: HeldRelease,
  uploaded: ReleaseFiles,
): Promise<DescribedRelease> {
  const files = withoutCopies(uploaded);
  const given = readManifest(files);
  refuseIncomplete(given, files, release);
  const { hashes, bundled, builtStyles } = await readFiles(files);
  const shared = given.shared.map(({ name, requiredVersion }) => ({ name, requiredVersion }));
  const facts = releaseFacts.safeParse({
    ...given.release,
    globalName: globalNameOf(release.remote, release.release),
    shared,
    carried: sorted([...broughtBy(given), ...bundled]),
    views: sorted(given.exposes.map(({ name }) => name)),
    builtStyles,
    content: sha256(JSON.stringify(hashes)),
    files: Object.fromEntries(Object.entries(hashes).filter(([path]) => path.endsWith('.js'))),
  } satisfies ReleaseFacts);
  if (!facts.success) throw unusable(firstIssue(facts.error));
  const manifest = Buffer.from(JSON.stringify({ ...given, shared, release: facts.data }));
  const content = parseManifest(manifest);
  if (!content) throw unusable('hosts cannot read it');
  return { facts: facts.data, manifest, content };
}
