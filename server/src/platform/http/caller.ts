import type { Permission } from '@backoffice/contract';

/** The user that a session's token stands for, with what their role grants right now. */
export interface SignedInUser {
  userId: number;
  username: string;
  roleKey: string;
  /** None while `mustChangePassword`. */
  permissions: ReadonlySet<Permission>;
  /** See `Rights`. */
  rightsVersion: string;
  /** Somebody else has chosen or seen the password: nothing but the user's own account is open until it is changed. */
  mustChangePassword: boolean;
  /** The session's last written activity is old enough to be written anew. */
  isActivityDue: boolean;
  /** Names the session; never the token itself. */
  tokenHash: Buffer;
  /**
   * No entry of theirs in the audit log, in whichever session, is after this one, which a replica must have to answer them; 0 where there is
   * no replica.
   */
  lastEntry: number;
}

/** The signed-in user that makes a call. */
export interface Caller extends SignedInUser {
  /** Names the call, in the log and in the audit log. */
  requestId: string;
}

/** Names the sender of a call: the user, or the address where there is no session. */
export const senderOf = ({ caller, ip }: { caller: { userId: number } | null; ip: string }): string =>
  String(caller?.userId ?? ip);

/** Ships one remote in place of a signed-in user. */
export interface DeployKey {
  id: number;
  remote: string;
  label: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null only in calls that are public, and in those that were made with a deploy key. */
    caller: Caller | null;
    /** Only in calls that take one, and when one was sent. */
    deployKey: DeployKey | null;
  }
}
