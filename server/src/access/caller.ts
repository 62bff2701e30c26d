import type { Permission } from '@backoffice/contract';

/** The signed-in user that makes a call, with what their role grants right now. */
export interface Caller {
  userId: number;
  username: string;
  roleKey: string;
  permissions: ReadonlySet<Permission>;
  /** Names the session; never the token itself. */
  tokenHash: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null only in calls that are public. */
    caller: Caller | null;
  }
}
