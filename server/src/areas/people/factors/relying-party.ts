import type { FastifyRequest } from 'fastify';
import { isAllowedOrigin } from '../../../platform/http/cors.plugin';
import { refusal } from '../../../platform/http/http-error';
import type { Queryable } from '../../../platform/database/transaction';
import type { Settings } from '../../../platform/settings/settings';
import { findRelyingParty } from './relying-party.repository';

/** The page of a ceremony, and the name that its passkeys belong to. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

const isAddress = (hostname: string) => /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/.test(hostname);
const belongsTo = (hostname: string, rpId: string) => hostname === rpId || hostname.endsWith(`.${rpId}`);

/**
 * Returns the page that calls, and the name of its passkeys: the stored one, else that of the settings, else the page's own.
 *
 * @throws HttpError 409 when the page is not one of this product, or its passkeys cannot have the name
 */
export async function relyingPartyOf(
  db: Queryable,
  { headers }: Pick<FastifyRequest, 'headers'>,
  settings: Settings,
): Promise<RelyingParty> {
  const { origin = '', host = '' } = headers;
  const hostname = URL.canParse(origin) ? new URL(origin).hostname : '';
  const stored = await findRelyingParty(db);
  const rpId = stored?.rpId ?? settings.passkeyRpId ?? hostname;
  const isOwnPage = hostname !== '' && isAllowedOrigin(origin, host, settings);
  if (!isOwnPage || isAddress(hostname) || !belongsTo(hostname, rpId))
    throw refusal(409, 'passkey-page', { name: rpId && !isAddress(rpId) ? rpId : 'a host name' });
  return { origin, rpId };
}

/** @throws Error when the settings name passkeys otherwise than those that exist, which browsers would no longer offer */
export async function refuseOtherRelyingParty(db: Queryable, { passkeyRpId }: Settings): Promise<void> {
  const stored = await findRelyingParty(db);
  if (!stored || !passkeyRpId || stored.rpId === passkeyRpId) return;
  throw new Error(
    `PASSKEY_RP_ID is ${passkeyRpId}, but the passkeys of this installation belong to ${stored.rpId} and would no longer work. Set PASSKEY_RP_ID=${stored.rpId}, or remove it. Another name is possible once all passkeys have been removed ("cli reset-factors <username>").`,
  );
}
