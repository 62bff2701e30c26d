import type { CallAccess } from '@backoffice/contract';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: CallAccess;
    /** Only `GET /user/info`: the token may stand in the query too. */
    takesTokenInQuery?: boolean;
    /** The call does not keep the session alive. */
    isPassive?: boolean;
  }
}
