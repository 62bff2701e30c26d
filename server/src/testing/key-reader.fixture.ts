import type { Caller } from '../platform/http/caller';

/** A caller who may read private keys, for services that are used without a call. */
export const keyReader: Caller = {
  userId: 1,
  username: 'admin',
  roleKey: 'admin',
  permissions: new Set(['merchantKeys:view', 'channelKeys:view']),
  rightsVersion: '',
  mustChangePassword: false,
  mustEnrolFactor: false,
  isActivityDue: false,
  isProofOld: false,
  tokenHash: Buffer.alloc(0),
  lastEntry: 0,
  keyThumbprint: null,
  requestId: 'none',
};
