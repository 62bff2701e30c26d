import type { HeldPermission } from '@backoffice/contract';
import type { ServiceScope } from '@backoffice/contract/service-scopes';
import type { Approval, Recheck } from './approval';

/** The user of a session, with the current permissions of their role. */
export interface SignedInUser {
  userId: number;
  username: string;
  roleKey: string;
  /** Empty while `mustChangePassword` or `mustEnrolFactor`. */
  permissions: ReadonlySet<HeldPermission>;
  /** See `Rights`. */
  rightsVersion: string;
  /**
   * Another person has set or seen the password: only the calls for the user's own account are permitted until it is changed.
   */
  mustChangePassword: boolean;
  /** The role requires a second factor, which the user lacks: only the calls for enrolment are permitted. */
  mustEnrolFactor: boolean;
  /** True when the last proof of who the user is, at a sign-in or since, is too old for the calls of `freshCalls`. */
  isProofOld: boolean;
  /** True when the stored last activity of the session is old enough to be updated. */
  isActivityDue: boolean;
  /** Identifies the session without revealing the token. */
  tokenHash: Buffer;
  /** Identifies the key that the session is bound to; null when its token alone opens it. */
  keyThumbprint: string | null;
  /**
   * The newest id of the user's entries in the audit log, from all sessions; a replica must have it to answer the user. 0
   * without replicas.
   */
  lastEntry: number;
}

/** Why a change is made, as its author says. */
export interface ChangeReason {
  reason: string | null;
  ticket: string | null;
}

/** A program of the company that calls with a key of its own. Its id is that of no user. */
export interface ServiceAccount {
  id: number;
  name: string;
  scopes: readonly ServiceScope[];
}

/** The signed-in user, or the service account, that makes a call. */
export interface Caller extends SignedInUser {
  /** True for a service account, whose `userId` is that of no user. */
  isServiceAccount?: boolean;
  /** Identifies the call, in the log and in the audit log. */
  requestId: string;
  /** Set where the call runs after its approval. */
  approval?: Approval;
  /** Set where the call gives a reason or a ticket. */
  changeReason?: ChangeReason;
  /** Set where the call has been examined and needs no approval while its effect is the examined one. */
  recheck?: Recheck;
}

/** Identifies the sender of a call: the user, the deploy key, or the address. */
export const senderOf = ({
  caller,
  deployKey,
  ip,
}: {
  caller: { userId: number } | null;
  deployKey?: Pick<DeployKey, 'id'> | null;
  ip: string;
}): string => (deployKey ? `key ${deployKey.id}` : String(caller?.userId ?? ip));

/** A key that ships one remote instead of a signed-in user. */
export interface DeployKey {
  id: number;
  remote: string;
  label: string;
  /** Set where a call of the key runs after its approval. */
  approval?: Approval;
  changeReason?: ChangeReason;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null only in public calls, and in calls with a deploy key. */
    caller: Caller | null;
    /** Set only in calls that accept a deploy key, when one was sent. */
    deployKey: DeployKey | null;
    /** Identifies the key to which a sign-in binds its session; null in other calls, and where sessions have none. */
    sessionKey: string | null;
  }
}
