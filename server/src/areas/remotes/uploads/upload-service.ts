import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import {
  HOST,
  type HeldRelease,
  releaseLimits,
  type ReleaseSource,
  type ReleaseUploadResponse,
} from '@backoffice/contract';
import type pg from 'pg';
import { createQueue } from '../../../platform/admission/queue';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { refusal } from '../../../platform/http/http-error';
import { refuseForeign } from '../releases/refuse-foreign';
import { insertHostRelease } from '../releases/host-releases.repository';
import { saveManifest } from '../releases/manifests.repository';
import { auditRemote, presentPointer, type Publisher, sourceChanges } from '../releases/pointer';
import { ensurePointer } from '../releases/pointer.repository';
import { refusePublication } from '../releases/refuse-publication';
import {
  bringBackRelease,
  findRelease,
  insertRelease,
  lockPublications,
  wasReleaseLive,
} from '../releases/releases.repository';
import { bytesOnDisk, type ReleaseFiles, type ReleaseStore } from '../store/release-store';
import { withCompressedCopies } from '../store/with-compressed-copies';
import { describeHost, type DescribedHost } from './describe-host';
import { type DescribedRelease, describeRelease } from './describe-release';
import { exceeds, unpackRelease } from './unpack-release';
import { withoutMaps } from './without-maps';

interface Upload {
  described: DescribedRelease | DescribedHost;
  named: HeldRelease;
  hash: string;
  maps: ReleaseFiles;
}

/** Stores and registers the releases that teams upload. */
export class UploadService {
  private readonly inTurn = createQueue('releaseUploads');

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: ReleaseStore | null,
  ) {}

  /**
   * Registers a release from its packed files. A known release with the same files changes nothing. A waiting upload whose caller
   * has left does not begin.
   *
   * @throws {HttpError} 400, 409 or 413 with the reason why it cannot be stored; 409 when the name has other files
   */
  async upload(
    author: NonNullable<Publisher>,
    named: HeldRelease,
    packed: Buffer,
    { response, source }: { response?: ServerResponse; source?: ReleaseSource } = {},
  ): Promise<ReleaseUploadResponse> {
    const { store } = this;
    if (!store) throw refusal(409, 'release-store-unset');
    return this.inTurn(
      async () => {
        const { files: unpacked, maps } = await withoutMaps(await unpackRelease(packed));
        const described =
          named.remote === HOST ? describeHost(named, unpacked) : await describeRelease(named, unpacked);
        const hash = `sha256-${hashOf(described.manifest).toString('base64')}`;
        const upload = { described, named, hash, maps };
        const compress = () => withCompressedCopies(unpacked.set('mf-manifest.json', described.manifest));
        const published = await findRelease(this.pool, named);
        const isStored = published?.manifest === hash && (await store.has(named));
        // Before the transaction, in which others would wait. A stored release needs none.
        const files = isStored ? null : await compress();
        return inTransaction(this.pool, async (transaction) => {
          await lockPublications(transaction);
          await refuseForeign(transaction, author, named.remote);
          const isKnown = await isSameAsPublished(transaction, store, upload);
          if (!isKnown) await register(transaction, author, { ...upload, source });
          if (!isKnown || !(await store.has(named)))
            await keep(transaction, store, { ...upload, files: files ?? (await compress()) });
          const pointer = await ensurePointer(transaction, named.remote);
          return { ...presentPointer(pointer), wasLive: await wasReleaseLive(transaction, named) };
        });
      },
      { response },
    );
  }
}

/**
 * Returns whether the release is published with these files.
 *
 * @throws {HttpError} 409 when it is published with others
 */
async function isSameAsPublished(
  transaction: Queryable,
  store: ReleaseStore,
  { named, hash, described }: Upload,
): Promise<boolean> {
  const published = await findRelease(transaction, named);
  if (!published) return false;
  const facts = 'facts' in described ? described.facts : null;
  // The served manifest of a release that an earlier server has stored differs, the files do not.
  const { files, content = facts?.content } = published.facts ?? {};
  const hasSameFiles = facts && isDeepStrictEqual(files, facts.files) && content === facts.content;
  if (published.manifest === hash || (hasSameFiles && (await store.has(named)))) return true;
  throw refusal(409, 'release-published', { ...named });
}

async function register(
  transaction: Queryable,
  author: NonNullable<Publisher>,
  { named, hash, described, source }: Upload & { source: ReleaseSource | undefined },
): Promise<void> {
  const { remote, release } = named;
  const published = { ...named, manifest: hash, publishedBy: author.username, source: source ?? null };
  if ('offer' in described) {
    await insertRelease(transaction, { ...published, facts: null });
    await insertHostRelease(transaction, { release, ...described.offer, scripts: described.scripts });
  } else {
    const { facts, content } = described;
    await refusePublication(transaction, { remote, release, manifest: hash, facts });
    await insertRelease(transaction, { ...published, facts });
    await saveManifest(transaction, { ...named, content });
  }
  const changes = [{ field: 'release', from: null, to: release }, ...sourceChanges(source)];
  await auditRemote(transaction, { remote, author, action: 'publish', changes });
}

/** Stores the files within the transaction: a release is never registered without them. */
async function keep(
  transaction: Queryable,
  store: ReleaseStore,
  { named, hash, files, maps }: Upload & { files: ReleaseFiles },
): Promise<void> {
  let bytes = await store.sizeOf(named.remote);
  for (const { length } of [...files.values(), ...maps.values()]) bytes += bytesOnDisk(length);
  if (bytes > releaseLimits.remoteBytes) throw exceeds('remoteBytes');
  await store.put(named, files, maps);
  await bringBackRelease(transaction, { ...named, manifest: hash });
}
