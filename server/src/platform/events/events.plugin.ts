import { callAccess } from '@backoffice/contract';
import type { LiveList } from '@backoffice/contract/live-lists';
import { EVENTS_PATH, HEARTBEAT_MS } from '@backoffice/contract/server-events';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { Counter, Gauge } from 'prom-client';
import { createRateLimit } from '../admission/rate-limit';
import { listenToDatabase } from '../database/listening-connection';
import type { SignedInUser } from '../http/caller';
import { refusal } from '../http/http-error';
import { EventStreams, type ReaderRights, type ServerEvent } from './event-streams';
import { FollowingRows, type RowsReader } from './following-rows';

declare module 'fastify' {
  interface FastifyInstance {
    liveRows: {
      /** See `FollowingRows`. */
      sendRowsBy(list: LiveList, reader: RowsReader): void;
      /** See `EventStreams`. */
      noteRead(reader: Pick<SignedInUser, 'userId' | 'tokenHash'>, list: LiveList): void;
    };
  }
}

interface Options {
  databaseUrl: string;
  pool: pg.Pool;
  /** Returns the ended sessions among the given ones, by the hashes of their tokens. */
  findEndedSessions(tokenHashes: readonly Buffer[]): Promise<Buffer[]>;
  /** Returns the current rights of the sessions that exist, by the hashes of their tokens. */
  findRights(tokenHashes: readonly Buffer[]): Promise<ReaderRights[]>;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  connection: 'close',
  // Makes nginx forward the answer without buffering.
  'x-accel-buffering': 'no',
};

function countStreams(app: FastifyInstance) {
  const registers = [app.metrics];
  const ends = new Counter({
    name: 'event_streams_ended_total',
    help: 'Total number of closed event streams, by reason: left, session (ended), slow (reader) or stopping.',
    labelNames: ['why'],
    registers,
  });
  const losses = new Counter({
    name: 'event_listener_lost_total',
    help: 'Total number of lost or failed connections of the event listener to the database.',
    registers,
  });
  const streams = new EventStreams((why) => ends.inc({ why }));
  const open = new Gauge({
    name: 'event_streams_open',
    help: 'Number of open event streams, one per browser.',
    registers,
    collect() {
      open.set(streams.open);
    },
  });
  return { streams, losses };
}

/**
 * `GET /events`: sends the database's notifications to the users that they concern. It is the transport only: a notification is
 * sent with its topic, in the transaction of the change. See docs/decisions/0052.
 */
export const eventsPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { streams, losses } = countStreams(app);
  const limitOpenings = createRateLimit('streamOpeningsPerUser');

  /** Ends the streams of ended sessions. While the database is away, the next heartbeat tries again. */
  async function endOverSessions(userId?: number): Promise<void> {
    const open = streams.sessions(userId);
    if (open.length === 0) return;
    try {
      streams.endSessions(await options.findEndedSessions(open), userId);
    } catch (error) {
      app.log.info({ err: error }, 'could not query ended sessions of event streams');
    }
  }

  const following = new FollowingRows({ ...options, log: app.log, streams });
  app.decorate('liveRows', {
    sendRowsBy: (list, reader) => following.sendRowsBy(list, reader),
    noteRead: (reader, list) => streams.noteRead(reader, list),
  });
  function onEvent(payload: string): void {
    const event = JSON.parse(payload) as ServerEvent;
    if (event.topic === 'session') void endOverSessions(event.userId);
    else streams.send(event);
  }

  /** Tells all readers to read again, because notifications may have been lost. */
  async function sendGap(): Promise<void> {
    try {
      await following.beginAnew();
    } catch (error) {
      app.log.info({ err: error }, 'could not query the latest write');
    }
    await streams.sendGap();
  }

  let isLost = false;
  let stopListening: (() => Promise<void>) | undefined;
  let beating: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    stopListening = listenToDatabase(options.databaseUrl, {
      onEvent,
      onReady: () => {
        if (isLost) app.log.info('event listener reconnected');
        isLost = false;
        void sendGap();
        void endOverSessions();
      },
      onLost: (error) => {
        losses.inc();
        // Further attempts are counted, but not logged again.
        if (!isLost) app.log.warn({ err: error }, 'event listener lost its connection');
        isLost = true;
      },
    });
    beating = setInterval(() => {
      void streams.beat();
      streams.invalidateRights();
      void endOverSessions();
    }, HEARTBEAT_MS).unref();
  });
  // Runs before the server waits for the calls in progress, because event streams would never end.
  app.addHook('preClose', async () => {
    clearInterval(beating);
    following.stop();
    streams.stop();
    await stopListening?.();
  });

  app.get(
    EVENTS_PATH,
    {
      exposeHeadRoute: false,
      config: { access: callAccess['GET /events'], isPassive: true },
      schema: {
        summary: 'Subscribe to change events as text/event-stream',
        tags: ['events'],
        security: [{ session: [] }],
      },
    },
    async (request, reply) => {
      const { caller } = request;
      if (!caller) throw refusal(401, 'signed-out');
      limitOpenings(request);
      await following.begin();
      streams.refuseSurplus(caller);
      void reply.hijack();
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
      streams.add(caller, reply.raw);
    },
  );
});
