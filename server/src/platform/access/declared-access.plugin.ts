import type { CallAccess } from '@backoffice/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: CallAccess;
    /** Only `GET /user/info`: the token may stand in the query too. */
    takesTokenInQuery?: boolean;
    /** A deploy key does as well as a session. */
    takesDeployKey?: boolean;
    /** The call does not keep the session alive. */
    isPassive?: boolean;
  }

  interface FastifyInstance {
    /** Every route that the server has. */
    declaredRoutes: readonly RouteOptions[];
  }
}

/** A route that does not say who may call it stops the start. Has to come before the plug-ins that add routes. */
export const declaredAccessPlugin = fp(async (app: FastifyInstance) => {
  const routes: RouteOptions[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.access === undefined);
    if (open) {
      throw new Error(
        `The route ${String(open.method)} ${open.url} does not say who may call it: set config.access.`,
      );
    }
  });
});
