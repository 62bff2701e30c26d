import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { channelRevealRequest, revealedKey } from '@backoffice/contract/key-reveals';
import type { FastifyInstance } from 'fastify';
import { statement } from '../../platform/database/statement';
import { declareRoute } from '../../platform/http/declare-route';
import { missingRow, refusal, refusedField } from '../../platform/http/http-error';
import { readPrivateKey } from '../../platform/key-reads/key-reads';
import type { KeyRenewals } from '../../platform/key-pairs/renew-keys';
import type { Services } from '../../platform/services';
import {
  channelKeyColumns,
  channelKeyContext,
  channelPairs,
  type PrivateKeyField,
  sideOf,
} from './channel-keys';

const { merchantUpPrivateKey: up, merchantDownPrivateKey: down } = channelKeyColumns;

/** The encrypted private keys of a channel; empty for a missing one. */
const findKeys = statement<Record<PrivateKeyField, string>, { id: number }>(
  'channel-private-keys',
  `select ${up.text} as "merchantUpPrivateKey", ${down.text} as "merchantDownPrivateKey"
   from channel_detail where channel_id = :id`,
).oneOrNone;

/** Declares the call that reveals a private key of a channel. */
export function declareChannelReveal(
  app: FastifyInstance,
  { pool, keyring, keyReads }: Pick<Services, 'pool' | 'keyring' | 'keyReads'>,
  renewals: Pick<KeyRenewals, 'nextSealed'>,
): void {
  declareRoute(app, 'POST', keyRevealPaths.channel, {
    summary: 'Reveal a private key of a channel for a reason, once the read is logged',
    body: channelRevealRequest,
    data: revealedKey,
    failures: [404, 409, 428],
    async handle({ body: { id, field, state, reason }, caller }) {
      const keys = await findKeys(pool, { id });
      if (!keys) throw missingRow('channel', id);
      const isNext = state === 'next';
      const side = sideOf(field);
      const found = isNext
        ? await renewals.nextSealed(id, side)
        : { sealed: keys[field], context: channelKeyContext(field, id) };
      if (!found) throw refusal(409, 'key-next-missing');
      if (found.sealed === '') throw refusedField(400, 'field', 'key-missing');
      const opener = await keyring.opener([found.sealed]);
      const privateKey = readPrivateKey(opener, found.sealed, found.context);
      if (privateKey === null) throw refusal(409, 'key-unreadable');
      const name = isNext ? channelPairs[side].next : field;
      await keyReads.noteReveal(caller, { subject: 'channel', id, field: name, reason });
      return { privateKey };
    },
  });
}
