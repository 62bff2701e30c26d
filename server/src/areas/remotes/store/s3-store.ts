import { createHash } from 'node:crypto';
import { failureReason, type HeldRelease, remoteRelease } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { S3mini } from 's3mini';
import * as z from 'zod/mini';
import { HttpError } from '../../../platform/http/http-error';
import type { S3Settings } from '../../../platform/settings/release-store-settings';
import { packFolder, unpackFolder } from './packed-folder';
import type { ReleaseFiles, ReleaseStore } from './release-store';

const ANSWER_WITHIN_MS = 20_000;
/** Longer than a mirror takes to notice and copy a release. */
const ARRIVES_WITHIN_MS = 8_000;
const HASH_HEADER = 'x-amz-meta-sha256';
const MAPS = '.maps/';
const ARCHIVE = '.tgz';
/** The archives in memory, of which each has a few MB. */
const REMEMBERED = { max: 2 };

const named = z.pick(remoteRelease, { name: true, release: true });

/** The contents of the bucket that mirrors copy. */
interface Listed {
  releases: HeldRelease[];
  /** Texts beside releases, such as the pointer of the host. */
  notes: { remote: string; name: string; version: string }[];
}

/** A store in a bucket, from which mirrors fill the folders of gateways. */
export interface S3Store extends ReleaseStore {
  list(): Promise<Listed>;
  /** @throws {Error} when it is missing, damaged or not what was uploaded */
  readAll(release: HeldRelease): Promise<ReleaseFiles>;
  readNote(remote: string, name: string): Promise<string | null>;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** @throws {HttpError} 502 instead of any other error */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new HttpError(502, failureReason('release-store-away'), { cause });
  }
}

/** Returns the bucket and the prefix of `s3://<bucket>/<prefix>`. */
function readAddress(address: string): { bucket: string; prefix: string } {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  return { bucket, prefix: path && `${path}/` };
}

/**
 * Stores each release as one object, an archive, since a bucket has no folders that appear as a whole.
 *
 * @param address `s3://<bucket>/<prefix>`
 */
export function createS3Store(address: string, { endpoint, ...access }: S3Settings): S3Store {
  const { bucket, prefix } = readAddress(address);
  const client = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    requestAbortTimeout: ANSWER_WITHIN_MS,
  });
  const unpacked = new LRUCache<string, ReleaseFiles>(REMEMBERED);
  const keyOf = ({ remote, release }: HeldRelease, folder = '') =>
    `${prefix}${folder}${remote}/${release}${ARCHIVE}`;

  async function put(key: string, files: ReleaseFiles): Promise<void> {
    const packed = await packFolder(files);
    unpacked.delete(key);
    await client.putObject(key, packed, 'application/gzip', undefined, { [HASH_HEADER]: sha256(packed) });
  }

  async function get(key: string): Promise<ReleaseFiles | null> {
    const known = unpacked.get(key);
    if (known) return known;
    const response = await client.getObjectResponse(key);
    if (!response) return null;
    const packed = Buffer.from(await response.arrayBuffer());
    if (sha256(packed) !== response.headers.get(HASH_HEADER)) throw new Error(`${key} has other content.`);
    const files = await unpackFolder(packed);
    unpacked.set(key, files);
    return files;
  }

  async function listUnder(folder: string) {
    const found = await client.listObjects('/', prefix + folder);
    if (!found) throw new Error(`There is no bucket ${bucket}.`);
    return found.map(({ Key, Size, ETag }) => ({
      key: Key.slice(prefix.length),
      // The library passes on the text of the answer.
      bytes: Number.parseInt(String(Size), 10),
      version: ETag,
    }));
  }

  return {
    arrivesWithinMs: ARRIVES_WITHIN_MS,
    put: (release, files, maps) =>
      reach(async () => {
        await put(keyOf(release, MAPS), maps);
        await put(keyOf(release), files);
      }),
    has: (release) => reach(async () => (await client.objectExists(keyOf(release))) === true),
    putNote: (remote, name, text) =>
      reach(async () => void (await client.putObject(`${prefix}${remote}/${name}`, text, 'text/plain'))),
    read: (release, path, kind = 'file') =>
      reach(async () => (await get(keyOf(release, kind === 'map' ? MAPS : '')))?.get(path) ?? null),
    sizeOf: (remote) =>
      reach(async () => {
        const objects = [...(await listUnder(`${remote}/`)), ...(await listUnder(`${MAPS}${remote}/`))];
        return objects.reduce((sum, { bytes }) => sum + bytes, 0);
      }),
    remove: (release) =>
      reach(async () => {
        for (const folder of ['', MAPS]) {
          unpacked.delete(keyOf(release, folder));
          await client.deleteObject(keyOf(release, folder));
        }
      }),
    // Interrupted uploads leave no object.
    removeLeftovers: () => Promise.resolve(),
    async list() {
      const listed: Listed = { releases: [], notes: [] };
      for (const { key, version } of await listUnder('mfe-')) {
        const [remote = '', file = '', ...deeper] = key.split('/');
        if (deeper.length > 0 || !named.safeParse({ name: remote, release: 'any' }).success) continue;
        const release = file.slice(0, -ARCHIVE.length);
        if (/^\.[a-z]+$/.test(file)) listed.notes.push({ remote, name: file, version });
        else if (file.endsWith(ARCHIVE) && named.safeParse({ name: remote, release }).success)
          listed.releases.push({ remote, release });
      }
      return listed;
    },
    async readAll(release) {
      const files = await get(keyOf(release));
      if (!files) throw new Error(`${keyOf(release)} is missing.`);
      return files;
    },
    readNote: (remote, name) => client.getObject(`${prefix}${remote}/${name}`),
  };
}
