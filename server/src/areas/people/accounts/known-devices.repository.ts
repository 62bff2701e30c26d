import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/transaction';

/** How many a user has at most; the one that was used longest ago gives way. */
const AT_MOST = 20;

const hashOf = (device: string) => createHash('sha256').update(device).digest();

/** Whether the user has signed in in this browser before. @param userId null for an unknown one, which takes as long */
export async function isKnownDevice(db: Queryable, userId: number | null, device: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'device-known',
    text: 'select from known_device where user_id = $1 and device_hash = $2',
    values: [userId, hashOf(device)],
  });
  return rowCount === 1;
}

export async function rememberDevice(db: Queryable, userId: number, device: string): Promise<void> {
  await db.query({
    name: 'device-remember',
    text: `
      with surplus as (
        delete from known_device where user_id = $1 and device_hash in (
          select device_hash from known_device where user_id = $1 and device_hash <> $2
          order by used_at desc offset ${AT_MOST - 1}
        )
      )
      insert into known_device (user_id, device_hash) values ($1, $2)
      on conflict (user_id, device_hash) do update set used_at = now()`,
    values: [userId, hashOf(device)],
  });
}
