import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type HeldRelease, manifestFile, type ManifestFile, manifestPath } from '@backoffice/contract';
import { refusal } from '../../../platform/http/http-error';

/** Longer than the gateway waits for a remote. */
const ANSWER_WITHIN_MS = 6000;
const PAUSE_MS = 250;
const LARGEST_MANIFEST = 2 * 1024 * 1024;

async function readManifest(address: string): Promise<Buffer> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
    headers: { 'cache-control': 'no-cache' },
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}`);
  }
  const body: AsyncIterable<Uint8Array> = response.body;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > LARGEST_MANIFEST) throw new Error(`it is larger than ${LARGEST_MANIFEST} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the manifest once it is there. */
async function readArriving(address: string, withinMs: number): Promise<Buffer> {
  const began = Date.now();
  for (;;) {
    try {
      return await readManifest(address);
    } catch (error) {
      if (Date.now() - began >= withinMs) throw error;
    }
    await wait(PAUSE_MS);
  }
}

/**
 * Returns the fields that the host reads, without the names of later scripts, which the hashes have too; null when it is no
 * manifest of module federation with hashes.
 */
export function parseManifest(bytes: Buffer): ManifestFile | null {
  try {
    const { exposes, ...rest } = manifestFile.parse(JSON.parse(bytes.toString()));
    if (!rest.release?.files) return null;
    const withoutLater = exposes.map(({ assets: { js }, ...exposed }) => ({
      ...exposed,
      assets: { js: { sync: js.sync } },
    }));
    return { ...rest, exposes: withoutLater };
  } catch {
    return null;
  }
}

/** Returns the message of the cause, because "fetch failed" says nothing. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}

/**
 * Checks that browsers would get the published release.
 *
 * @param hostAddress address of the gateway
 * @param expected.manifest the hash of its bytes; null when only the release's name is known
 * @param expected.withinMs the time that a release takes to reach the gateway
 * @returns the manifest; null when it is none of module federation
 * @throws {HttpError} 502 when the gateway does not serve it, 409 when it serves another one
 */
export async function readServed(
  hostAddress: string,
  { remote, release }: HeldRelease,
  { manifest, withinMs = 0 }: { manifest: string | null; withinMs?: number | undefined },
): Promise<ManifestFile | null> {
  const address = hostAddress + manifestPath(remote, release);
  const bytes = await readArriving(address, withinMs).catch((error: unknown) => {
    throw refusal(502, 'release-not-served', { remote, release, address, cause: inWords(error) });
  });
  const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  if (manifest && hash !== manifest)
    throw refusal(409, 'release-served-otherwise', { remote, release, address });
  return parseManifest(bytes);
}
