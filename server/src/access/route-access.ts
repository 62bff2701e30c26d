import type { Permission } from '@backoffice/contract';

/** Who may make a call: everyone, everyone who is signed in, or who was granted the screen's action (one of several). */
export type RouteAccess = 'public' | 'signed-in' | Permission | readonly Permission[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Only `GET /user/info`: the token may stand in the query too. */
    takesTokenInQuery?: boolean;
    /** The call does not keep the session alive. */
    isPassive?: boolean;
  }
}
