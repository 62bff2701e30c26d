import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page makes the call by itself, and nobody waits for it: those that somebody waits for come first. */
    givesWay?: boolean;
  }
}

/** Calls that give way and are under way at once. */
const AT_ONCE = 2;
/** Then it is let in, whatever else there is: calls may be under way without end. */
const LONGEST_WAIT_MS = 200;

/**
 * Lets calls that pages make by themselves wait until none is under way that somebody waits for: five hundred pages that bring their rows
 * up to date are in nobody's way. See docs/decisions/0068.
 */
export const givingWayPlugin = fp(async (app: FastifyInstance) => {
  const waiting = new Set<() => void>();
  let first = 0;
  let givingWay = 0;
  const isFree = () => first === 0 && givingWay < AT_ONCE;
  const letIn = () => {
    for (const enter of waiting) if (isFree()) enter();
  };

  app.addHook('onRequest', async (request, reply) => {
    const { givesWay, isPassive } = request.routeOptions.config;
    if (!givesWay) {
      // Streams are passive too, and go on without end.
      if (isPassive) return;
      first += 1;
      reply.raw.once('close', () => {
        first -= 1;
        letIn();
      });
      return;
    }
    await new Promise<void>((resolve) => {
      let isIn = false;
      const enter = () => {
        clearTimeout(timer);
        waiting.delete(enter);
        isIn = true;
        givingWay += 1;
        resolve();
      };
      const timer = setTimeout(enter, LONGEST_WAIT_MS);
      reply.raw.once('close', () => {
        if (!isIn) enter();
        givingWay -= 1;
        letIn();
      });
      if (isFree()) enter();
      else waiting.add(enter);
    });
  });
});
