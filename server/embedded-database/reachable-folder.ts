import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Owner } from './database-owner';

/** Whether `owner` may search `folder` and every folder above it, by their mode bits. */
export async function isReachable(folder: string, owner: Owner): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const search = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  if ((mode & search) === 0) return false;
  const above = dirname(folder);
  return above === folder || isReachable(above, owner);
}
