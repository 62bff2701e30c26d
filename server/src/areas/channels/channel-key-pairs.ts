import type { ChannelKeyField } from '@backoffice/contract';
import {
  channelDetailPath,
  channelSides,
  keyPairPaths,
  type ChannelSide,
} from '@backoffice/contract/key-pair-values';
import {
  channelDetail,
  channelDetailQuery,
  channelPairPrepareRequest,
  channelPairRequest,
  channelPairSwitchRequest,
  keyPairs,
} from '@backoffice/contract/key-pairs';
import type { FastifyInstance } from 'fastify';
import { nextVersion } from '../../platform/database/new-rows';
import { statement } from '../../platform/database/statement';
import { isPrivateKey, keyFingerprint } from '../../platform/encryption/key-fingerprint';
import { keyTail } from '../../platform/encryption/key-tail';
import type { Keyring } from '../../platform/encryption/keyring';
import { declareRoute } from '../../platform/http/declare-route';
import { missingRow, refusedField } from '../../platform/http/http-error';
import { type CurrentPair, type KeyOwnerArea, presentPairs } from '../../platform/key-pairs/key-owner';
import {
  lastEnd,
  type PairsAsJson,
  pairsAsJson,
  pairsOfJson,
} from '../../platform/key-pairs/key-pairs.repository';
import { declareSwitches } from '../../platform/key-pairs/declare-switches';
import { type KeyRenewals, renewKeys } from '../../platform/key-pairs/renew-keys';
import { warnOfChannelKeys } from '../../platform/key-pairs/warn-of-keys';
import type { Services } from '../../platform/services';
import {
  channelColumns,
  channelJoins,
  type ChannelRow,
  presentChannel,
  privateKeysIn,
} from './channel-columns';
import { channelKeyColumns, channelKeyContext, channelPairs, storedKeys } from './channel-keys';
import { updateChannel } from './channels.repository';

type Side = Record<`${ChannelSide}Public`, string> &
  Record<`${ChannelSide}Sealed`, string> &
  Record<`${ChannelSide}PublicFingerprint` | `${ChannelSide}PrivateFingerprint`, Buffer | null>;

interface LockedOwner extends Side {
  id: number;
  name: string;
  updatedAt: string;
  createdAt: string;
  merchantNo: string;
  merchantWeight: number;
  status: ChannelRow['status'];
}

const sideColumns = channelSides
  .map((side) => {
    const [half, key] = [
      channelKeyColumns[channelPairs[side].publicKey],
      channelKeyColumns[channelPairs[side].privateKey],
    ];
    return `d.${half.text} as "${side}Public", d.${key.text} as "${side}Sealed",
      d.${half.fingerprint} as "${side}PublicFingerprint", d.${key.fingerprint} as "${side}PrivateFingerprint"`;
  })
  .join(', ');

const lockOwner = statement<LockedOwner, { id: number }>(
  'channel-key-owner-lock',
  `select c.id, c.merchant_no || ' ' || c.merchant_channel as name, c.updated_at as "updatedAt", c.merchant_no as "merchantNo",
     c.merchant_weight as "merchantWeight", c.status, coalesce(c.keys_changed_at, c.created_at) as "createdAt", ${sideColumns}
   from channel c join channel_detail d on d.channel_id = c.id where c.id = :id for update of c, d`,
).oneOrNone;

const touch = statement<never, { id: number }>(
  'channel-key-owner-touch',
  `update channel set updated_at = ${nextVersion} where id = :id`,
).run;

const noteEnd = statement<never, { id: number }>(
  'channel-former-key-end',
  `update channel set former_key_until = ${lastEnd('channel', ':id')} where id = :id`,
).run;

const detailIn = (selection: 'masked' | 'full') =>
  statement<ChannelRow & { pairs: PairsAsJson }, { id: number }>(
    `channel-detail-${selection}`,
    `select ${channelColumns(selection, 1)}, ${pairsAsJson('channel', 'c.id')} as pairs
     from channel c ${channelJoins(selection)} where c.id = :id`,
  ).oneOrNone;
const details = { masked: detailIn('masked'), full: detailIn('full') };

function currentOf(row: LockedOwner): Record<ChannelSide, CurrentPair> {
  const pairOf = (side: ChannelSide): CurrentPair => ({
    publicKey: row[`${side}Public`],
    sealed: row[`${side}Sealed`],
    fingerprint: row[`${side}PublicFingerprint`] ?? row[`${side}PrivateFingerprint`],
    createdAt: row.createdAt,
    history: {
      [channelPairs[side].publicKey]: row[`${side}PublicFingerprint`],
      [channelPairs[side].privateKey]: row[`${side}PrivateFingerprint`],
    },
  });
  return { up: pairOf('up'), down: pairOf('down') };
}

/** The pairs of a channel's row, as `presentPairs` takes them. */
function pairsOf({ pairs, ...row }: ChannelRow & { pairs: PairsAsJson }) {
  const pairOf = (side: ChannelSide) => ({
    publicKey: row[channelPairs[side].publicKey],
    fingerprint:
      row[`${channelPairs[side].publicKey}Fingerprint`] ?? row[`${channelPairs[side].privateKey}Fingerprint`],
    createdAt: row.keysChangedAt ?? row.createdAt,
  });
  return presentPairs({ current: { up: pairOf('up'), down: pairOf('down') }, stored: pairsOfJson(pairs) });
}

/** Channels as owners of key pairs. */
const channelKeyArea = (keyring: Keyring): KeyOwnerArea => ({
  subject: 'channel',
  fields: channelPairs,
  async lock(transaction, id) {
    const row = await lockOwner(transaction, { id });
    return row && { id, name: row.name, updatedAt: row.updatedAt, current: currentOf(row) };
  },
  contextOf: (pair, id) => channelKeyContext(channelPairs[pair as ChannelSide].privateKey, id),
  async replace(transaction, id, { pair, publicKey, privateKey, sealed }) {
    const row = (await lockOwner(transaction, { id }))!;
    const names = channelPairs[pair as ChannelSide];
    const valuesOf = (field: ChannelKeyField, text: string, key: string) => ({
      [`${field}Text`]: text,
      [`${field}Fingerprint`]: keyFingerprint(key),
    });
    await updateChannel(transaction, {
      id,
      merchantNo: row.merchantNo,
      merchantWeight: row.merchantWeight,
      status: row.status,
      merchantExpansion: undefined,
      ...storedKeys({}, id, await keyring.sealer(0)),
      ...valuesOf(names.publicKey, publicKey, publicKey),
      ...valuesOf(names.privateKey, sealed, privateKey),
      [`${names.privateKey}Tail`]: keyTail(privateKey),
    });
  },
  touch: (transaction, id) => touch(transaction, { id }),
  noteEnd: (transaction, id) => noteEnd(transaction, { id }),
});

interface GivenKeys {
  publicKey?: string | undefined;
  privateKey?: string | undefined;
}

/** Returns the given pair; undefined when the server is to generate one. */
function givenPair({ publicKey, privateKey }: GivenKeys) {
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey) throw refusedField(400, 'publicKey', 'field-missing');
  if (!privateKey) throw refusedField(400, 'privateKey', 'field-missing');
  if (isPrivateKey(publicKey)) throw refusedField(400, 'publicKey', 'private-key-misplaced');
  return { publicKey, privateKey };
}

/** Declares the calls that renew the key pairs of a channel, and the job that ends former pairs. */
export function declareChannelKeyPairs(app: FastifyInstance, services: Services): KeyRenewals {
  const { keyring, keyReads } = services;
  const renewals = renewKeys(services, channelKeyArea(keyring));
  const paths = keyPairPaths.channel;

  declareRoute(app, 'GET', channelDetailPath, {
    summary: 'Get a channel with its key pairs, without private keys',
    query: channelDetailQuery,
    data: channelDetail,
    failures: [404],
    async read({ query: { id } }, db) {
      const row = await details[keyReads.isMasked ? 'masked' : 'full'](db, { id });
      if (!row) throw missingRow('channel', id);
      const opener = await keyring.opener(privateKeysIn(row).map((field) => row[field]));
      const access = keyReads.isMasked ? 'masked' : 'not-granted';
      return { ...presentChannel(row, opener, access), keys: pairsOf(row) };
    },
  });
  declareRoute(app, 'POST', paths.prepare, {
    summary: 'Store the next key pair of a side, given or generated. 409 while there is one',
    body: channelPairPrepareRequest,
    data: keyPairs,
    failures: [404, 409, 428],
    handle: ({ body, caller }) => renewals.prepare(caller, body, givenPair(body)),
  });
  declareSwitches(app, {
    renewals,
    owner: { one: 'a side', all: 'channels' },
    paths,
    bodies: { pair: channelPairRequest, switch: channelPairSwitchRequest },
    warn: () => warnOfChannelKeys(services.pool, services.settings.keyMaxAgeDays),
  });
  return renewals;
}
