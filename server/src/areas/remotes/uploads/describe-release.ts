import {
  globalNameOf,
  type HeldRelease,
  manifestFile,
  type ManifestFile,
  type ReleaseFacts,
  releaseDeclarations,
  releaseFacts,
} from '@backoffice/contract';
import * as z from 'zod/mini';
import { hashOf } from '../../../platform/encryption/keyring';
import { refusal } from '../../../platform/http/http-error';
import { parseManifest } from '../releases/served-release';
import type { ReleaseFiles } from '../store/release-store';
import { withoutCopies } from '../store/with-compressed-copies';

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
const unusable = (cause: string) => refusal(400, 'release-manifest', { cause });

function readManifest(files: ReleaseFiles): UploadedManifest {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw unusable('it is missing');
  try {
    return uploadedManifest.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    const issue = error instanceof z.core.$ZodError ? error.issues[0] : undefined;
    throw unusable(issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is not JSON');
  }
}

/** Returns the modules of the host of which a release has a copy, by its manifest or its scripts. */
function carriedBy({ shared }: UploadedManifest, scripts: readonly string[]): string[] {
  const brought = shared.filter(({ assets: { js } = {} }) => js?.sync?.length || js?.async?.length);
  const bundled = Object.keys(MARKS).filter((name) => scripts.some((text) => MARKS[name]!.test(text)));
  return sorted([...brought.map(({ name }) => name), ...bundled]);
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
export function describeRelease(release: HeldRelease, uploaded: ReleaseFiles): DescribedRelease {
  const files = withoutCopies(uploaded);
  const given = readManifest(files);
  refuseIncomplete(given, files, release);
  const scripts = sorted(files.keys()).filter((path) => path.endsWith('.js'));
  const texts = scripts.map((path) => files.get(path)!.toString());
  const hashes = sorted(files.keys()).map((path) => `${path} ${sha256(files.get(path)!)}`);
  const shared = given.shared.map(({ name, requiredVersion }) => ({ name, requiredVersion }));
  const facts = releaseFacts.safeParse({
    ...given.release,
    globalName: globalNameOf(release.remote, release.release),
    shared,
    carried: carriedBy(given, texts),
    views: sorted(given.exposes.map(({ name }) => name)),
    builtStyles: !texts.some((text) => /\.makeStyles\b/.test(text)),
    content: sha256(hashes.join('\n')),
    files: Object.fromEntries(scripts.map((path) => [path, sha256(files.get(path)!)])),
  } satisfies ReleaseFacts);
  if (!facts.success)
    throw unusable(`${facts.error.issues[0]!.path.join('.')}: ${facts.error.issues[0]!.message}`);
  const manifest = Buffer.from(JSON.stringify({ ...given, shared, release: facts.data }));
  const content = parseManifest(manifest);
  if (!content) throw unusable('hosts cannot read it');
  return { facts: facts.data, manifest, content };
}
