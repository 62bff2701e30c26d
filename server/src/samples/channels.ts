import { type ChannelKeyField, channelKeyFields } from '@backoffice/contract';
import type pg from 'pg';
import { channelKeyContext, type StoredKeys } from '../areas/channels/channel-keys';
import { nextIds } from '../platform/database/new-rows';
import { columnsOf, statement } from '../platform/database/statement';
import { keyTail } from '../platform/encryption/key-tail';
import type { Keyring, Sealer } from '../platform/encryption/keyring';
import { type SampleKeyPair, sampleCurveKeyPair } from './sample-keys';
import { listChannelOptions } from '../areas/channels/types/channel-types.repository';
import channelTypes from './channel-types.json';
import { mixed, vacuumTables } from './seeding';
import type { Services } from '../platform/services';

interface SampleOwner {
  id: number;
  createdAt: string;
}

const HOUR_MS = 60 * 60 * 1000;

/** The channel types, with the first digits and the length of the numbers that each provider assigns to merchants. */
export const demoChannelTypes = channelTypes;

const splits = [[100], [60, 40], [50, 30, 20], [40, 30, 20, 10], [40, 25, 15, 10, 10]];

function digitsOf(index: number, purpose: number, count: number): string {
  return `${mixed(index, purpose)}${mixed(index, purpose + 1)}`.padStart(count, '0').slice(-count);
}

/** Returns the channels of one merchant, one to five of the codes, without ids and keys; most of them are active. */
function sampleChannels({ id: merchantId, createdAt }: SampleOwner, codes: readonly string[]) {
  const weights = splits[mixed(merchantId, 30) % Math.min(splits.length, codes.length)] ?? [];
  return weights.map((merchantWeight, position) => {
    const index = merchantId * splits.length + position;
    const merchantChannel = codes[(mixed(merchantId, 31) + position) % codes.length] ?? '';
    const { numberStart = '', numberDigits = 12 } =
      channelTypes.find(({ code }) => code === merchantChannel) ?? {};
    return {
      merchantId,
      merchantNo: numberStart + digitsOf(index, 32, numberDigits),
      merchantChannel,
      merchantWeight,
      merchantBalance: `${mixed(index, 34) % 1_000_000}.${digitsOf(index, 35, 2)}`,
      status: mixed(index, 37) % 6 === 0 ? 'inactive' : 'active',
      merchantExpansion: index % 3 === 0 ? `{"currency":"CNY","settlement":"T+${index % 2}"}` : '',
      createdAt: new Date(Math.min(Date.parse(createdAt) + (position + 1) * HOUR_MS, Date.now())),
    };
  });
}

const ownersAfter = statement<SampleOwner, { afterId: number; limit: number }>(
  'sample-channel-owners',
  `select m.id, m.created_at as "createdAt" from merchant m
   where m.id > :afterId and not exists (select from channel c where c.merchant_id = m.id)
   order by m.id limit :limit`,
);

type SampleChannel = ReturnType<typeof sampleChannels>[number] & StoredKeys & { id: number };

/** Inserts many channels at once, from an array of values for each field. */
const insertSamples = statement<never, { [Field in keyof SampleChannel]: SampleChannel[Field][] }>(
  'sample-channels-insert',
  `with created as (
     insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status,
       created_at, updated_at, keys_changed_at)
     select id, merchant_id, number, code, weight, balance, status, created_at, created_at, created_at
     from unnest(:id::bigint[], :merchantId::bigint[], :merchantNo::text[], :merchantChannel::text[],
       :merchantWeight::int[], :merchantBalance::numeric[], :status::text[], :createdAt::timestamptz[])
       as sample (id, merchant_id, number, code, weight, balance, status, created_at)
   )
   insert into channel_detail (channel_id, expansion, up_public_key, up_private_key_encrypted, down_public_key,
     down_private_key_encrypted, up_public_fingerprint, up_private_fingerprint, down_public_fingerprint,
     down_private_fingerprint, up_private_tail, down_private_tail, tails_at)
   select * from unnest(:id::bigint[], :merchantExpansion::text[],
     ${channelKeyFields.map((field) => `:${field}Text::text[]`).join(', ')},
     ${channelKeyFields.map((field) => `:${field}Fingerprint::bytea[]`).join(', ')},
     :merchantUpPrivateKeyTail::text[], :merchantDownPrivateKeyTail::text[], :createdAt::timestamptz[])`,
).run;

const BATCH_OF_MERCHANTS = 2_000;
const PRIVATE_KEYS = 2;

/**
 * Adds sample channels to merchants without any, oldest merchants first. Each has two pairs of elliptic-curve keys of its own: their
 * texts are a tenth of RSA's, and a list shows eighty.
 *
 * @returns the number of added channels, at most `atMost`
 */
export async function seedChannels(pool: pg.Pool, keyring: Keyring, atMost = Infinity): Promise<number> {
  const codes = (await listChannelOptions(pool)).map(({ code }) => code);
  if (codes.length === 0) throw new Error('There are no channel types, so no channels can be created.');

  function keysOf(id: number, sealer: Sealer): StoredKeys {
    const up = sampleCurveKeyPair(`up ${id}`);
    const down = sampleCurveKeyPair(`down ${id}`);
    const seal = (field: ChannelKeyField, { privateKey }: SampleKeyPair) =>
      sealer.encrypt(privateKey, channelKeyContext(field, id));
    return {
      merchantUpPublicKeyText: up.publicKey,
      merchantUpPublicKeyFingerprint: up.fingerprint,
      merchantUpPrivateKeyText: seal('merchantUpPrivateKey', up),
      merchantUpPrivateKeyFingerprint: up.fingerprint,
      merchantDownPublicKeyText: down.publicKey,
      merchantDownPublicKeyFingerprint: down.fingerprint,
      merchantDownPrivateKeyText: seal('merchantDownPrivateKey', down),
      merchantDownPrivateKeyFingerprint: down.fingerprint,
      merchantUpPrivateKeyTail: keyTail(up.privateKey),
      merchantDownPrivateKeyTail: keyTail(down.privateKey),
    };
  }

  let added = 0;
  let lastId = 0;
  while (added < atMost) {
    const owners = await ownersAfter.rows(pool, { afterId: lastId, limit: BATCH_OF_MERCHANTS });
    if (owners.length === 0) break;
    lastId = owners.at(-1)?.id ?? lastId;
    const samples = owners.flatMap((owner) => sampleChannels(owner, codes)).slice(0, atMost - added);
    const ids = await nextIds(pool, 'channel', samples.length);
    const sealer = await keyring.sealer(ids.length * PRIVATE_KEYS);
    const channels = ids.map((id, index) => ({ ...samples[index]!, id, ...keysOf(id, sealer) }));
    await insertSamples(pool, columnsOf(channels));
    added += samples.length;
  }
  await vacuumTables(pool, [
    'channel',
    'channel_detail',
    'channel_type_count',
    'channel_change',
    'merchant',
    'merchant_change',
  ]);
  return added;
}

const anyChannel = statement('sample-any-channel', 'select from channel limit 1').some;

// Five for each merchant of the demo data; a database with many more merchants must not delay the start.
const MAX_CHANNELS = 1_000;

/** Adds demo channels, merchant by merchant, when the database has none. */
export async function addDemoChannels({ pool, keyring }: Pick<Services, 'pool' | 'keyring'>): Promise<void> {
  if (!(await anyChannel(pool))) await seedChannels(pool, keyring, MAX_CHANNELS);
}
