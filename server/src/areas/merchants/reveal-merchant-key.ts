import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { merchantRevealRequest, revealedKey } from '@backoffice/contract/key-reveals';
import type { FastifyInstance } from 'fastify';
import { statement } from '../../platform/database/statement';
import { declareRoute } from '../../platform/http/declare-route';
import { missingRow, refusal } from '../../platform/http/http-error';
import { readPrivateKey } from '../../platform/key-reads/key-reads';
import type { KeyRenewals } from '../../platform/key-pairs/renew-keys';
import type { Services } from '../../platform/services';
import { privateKeyContext } from './merchant-keys';

const findKey = statement<{ sealed: string }, { id: number }>(
  'merchant-private-key',
  'select private_key_encrypted as sealed from merchant_detail where merchant_id = :id',
).oneOrNone;

/** Declares the call that reveals the private key of a merchant. */
export function declareMerchantReveal(
  app: FastifyInstance,
  { pool, keyring, keyReads }: Pick<Services, 'pool' | 'keyring' | 'keyReads'>,
  renewals: Pick<KeyRenewals, 'nextSealed'>,
): void {
  declareRoute(app, 'POST', keyRevealPaths.merchant, {
    summary: 'Reveal the private key of a merchant for a reason, once the read is logged',
    body: merchantRevealRequest,
    data: revealedKey,
    failures: [404, 409, 428],
    async handle({ body: { id, state, reason }, caller }) {
      const row = await findKey(pool, { id });
      if (!row) throw missingRow('merchant', id);
      const isNext = state === 'next';
      const found = isNext
        ? await renewals.nextSealed(id, 'own')
        : { sealed: row.sealed, context: privateKeyContext(id) };
      if (!found) throw refusal(409, 'key-next-missing');
      const opener = await keyring.opener([found.sealed]);
      const privateKey = readPrivateKey(opener, found.sealed, found.context);
      if (privateKey === null) throw refusal(409, 'key-unreadable');
      await keyReads.noteReveal(caller, {
        subject: 'merchant',
        id,
        reason,
        ...(isNext && { field: 'nextKey' }),
      });
      return { privateKey };
    },
  });
}
