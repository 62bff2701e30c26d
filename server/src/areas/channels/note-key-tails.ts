import type pg from 'pg';
import { setImmediate } from 'node:timers/promises';
import { columnsOf, statement } from '../../platform/database/statement';
import { keyTail } from '../../platform/encryption/key-tail';
import type { Keyring } from '../../platform/encryption/keyring';
import type { CatchUpRange } from '../../platform/jobs/catch-up';
import { channelKeyColumns, channelKeyContext, type PrivateKeyField } from './channel-keys';

const STEP = 100;
const { merchantUpPrivateKey: up, merchantDownPrivateKey: down } = channelKeyColumns;

interface Unnoted {
  id: number;
  /** The time of the keys that were read. */
  keysChangedAt: string | null;
  /** Empty without a key. */
  upSealed: string;
  downSealed: string;
  isNoted: boolean;
  /** True when a transaction in progress may still add a channel with a smaller id. */
  isRecent: boolean;
}

const next = statement<Unnoted, { after: number; limit: number }>(
  'channels-without-key-tails',
  `select c.id, c.keys_changed_at as "keysChangedAt", d.${up.text} as "upSealed", d.${down.text} as "downSealed",
     d.tails_at is not distinct from c.keys_changed_at
       and (d.${up.text} = '' or d.${up.tail} is not null) and (d.${down.text} = '' or d.${down.tail} is not null) as "isNoted",
     c.created_at > now() - interval '10 minutes' as "isRecent"
   from (select id, keys_changed_at, created_at from channel where id > :after order by id limit :limit) c
   join channel_detail d on d.channel_id = c.id
   order by c.id`,
);

interface Noted {
  id: number;
  keysChangedAt: string | null;
  upTail: string | null;
  downTail: string | null;
}

// Keys that were changed since they were read have another time, so that these tails are not shown.
const note = statement<never, { [Field in keyof Noted]: Noted[Field][] }>(
  'channel-key-tails-note',
  `update channel_detail
   set ${up.tail} = noted.up_tail, ${down.tail} = noted.down_tail, tails_at = noted.at
   from unnest(:id::bigint[], :keysChangedAt::timestamptz[], :upTail::text[], :downTail::text[])
     as noted (id, at, up_tail, down_tail)
   where channel_id = noted.id`,
);

/** Writes the last characters of the private keys of the next channels whose keys an earlier release has written. */
export async function noteKeyTails(
  transaction: pg.ClientBase,
  keyring: Keyring,
  { doneUntil }: CatchUpRange,
): Promise<number> {
  const rows = await next.rows(transaction, { after: doneUntil, limit: STEP });
  const opener = await keyring.opener(
    rows.flatMap(({ upSealed, downSealed }) => [upSealed, downSealed]),
    transaction,
  );
  const tailOf = (id: number, field: PrivateKeyField, sealed: string): string | null => {
    try {
      return sealed && keyTail(opener.decrypt(sealed, channelKeyContext(field, id)));
    } catch {
      return null;
    }
  };
  const noted: Noted[] = [];
  for (const { id, keysChangedAt, upSealed, downSealed, isNoted } of rows) {
    if (isNoted) continue;
    const upTail = tailOf(id, 'merchantUpPrivateKey', upSealed);
    const downTail = tailOf(id, 'merchantDownPrivateKey', downSealed);
    noted.push({ id, keysChangedAt, upTail, downTail });
    // Waiting calls are served between two channels.
    await setImmediate();
  }
  if (noted.length > 0) await note.run(transaction, columnsOf(noted));
  const firstRecent = rows.findIndex(({ isRecent }) => isRecent);
  const settled = firstRecent === -1 ? rows : rows.slice(0, firstRecent);
  return settled.at(-1)?.id ?? doneUntil;
}
