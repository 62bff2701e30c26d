import { createPrivateKey, createPublicKey } from 'node:crypto';
import type pg from 'pg';
import { nextIds } from '../platform/database/new-rows';
import { settleTables } from '../platform/database/maintenance';
import type { Keyring } from '../platform/encryption/keyring';
import { samplePrivateKeys } from './sample-private-keys';
import { channelKeyPlace, type StoredKeys } from '../areas/channels/channel-keys';
import { insertSampleChannels, merchantsWithoutChannel } from './channel-samples.repository';
import { listChannelTypes } from '../areas/channels/channel-lookups.repository';
import { keyFingerprint } from '../platform/encryption/key-fingerprint';
import { sampleChannels } from './sample-channels';

const BATCH_OF_MERCHANTS = 2_000;

interface KeyPair {
  privateKey: string;
  publicKey: string;
  fingerprint: Buffer | null;
}

function keyPairOf(privateKey: string): KeyPair {
  const parsed = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(parsed).export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, publicKey, fingerprint: keyFingerprint(publicKey) };
}

/**
 * Gives sample channels to the merchants that have none, oldest merchants first. Their keys are real but only a few
 * different ones, each encrypted for each channel.
 *
 * @returns how many channels were added, at most `atMost`
 */
export async function seedChannels(pool: pg.Pool, keyring: Keyring, atMost = Infinity): Promise<number> {
  const codes = (await listChannelTypes(pool)).map(({ code }) => code);
  if (codes.length === 0) throw new Error('There are no channel types to make channels of.');
  const pairs = (await samplePrivateKeys()).map(keyPairOf);

  function keysOf(id: number): StoredKeys {
    const up = pairs[id % pairs.length]!;
    const down = pairs[(id + 1) % pairs.length]!;
    const seal = (field: 'merchantUpPrivateKey' | 'merchantDownPrivateKey', { privateKey }: KeyPair) =>
      keyring.encrypt(privateKey, channelKeyPlace(field, id));
    return {
      merchantUpPublicKey: { text: up.publicKey, fingerprint: up.fingerprint },
      merchantUpPrivateKey: { text: seal('merchantUpPrivateKey', up), fingerprint: up.fingerprint },
      merchantDownPublicKey: { text: down.publicKey, fingerprint: down.fingerprint },
      merchantDownPrivateKey: { text: seal('merchantDownPrivateKey', down), fingerprint: down.fingerprint },
    };
  }

  let added = 0;
  let lastId = 0;
  while (added < atMost) {
    const owners = await merchantsWithoutChannel(pool, lastId, BATCH_OF_MERCHANTS);
    if (owners.length === 0) break;
    lastId = owners.at(-1)?.id ?? lastId;
    const samples = owners.flatMap((owner) => sampleChannels(owner, codes)).slice(0, atMost - added);
    const ids = await nextIds(pool, 'channel', samples.length);
    await insertSampleChannels(
      pool,
      ids.map((id, index) => ({ ...samples[index]!, id, keys: keysOf(id) })),
    );
    added += samples.length;
  }
  await settleTables(pool, ['channel', 'channel_detail', 'channel_block', 'channel_start']);
  return added;
}
