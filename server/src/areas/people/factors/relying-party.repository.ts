import { statement } from '../../../platform/database/statement';

/** The name of the passkeys that exist; null when there are none, so that another name is possible. */
export const findRelyingParty = statement<{ rpId: string }>(
  'relying-party',
  'select rp_id as "rpId" from relying_party where exists (select from passkey)',
).oneOrNone;

/** Stores the name before the first passkey, and returns the one that is stored. Locks it until the transaction ends. */
export const claimRelyingParty = statement<{ rpId: string }, { rpId: string }>(
  'relying-party-claim',
  `insert into relying_party (rp_id) values (:rpId)
   on conflict (is_only) do update
     set rp_id = case when exists (select from passkey) then relying_party.rp_id else excluded.rp_id end
   returning rp_id as "rpId"`,
).one;
