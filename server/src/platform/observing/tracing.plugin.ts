import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { traceParent } from '../http/requests';
import { CallTrace, inTrace } from '../tracing/call-trace';
import { watchOutgoingCalls } from '../tracing/watch-outgoing-calls';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without tracing. */
    trace: { of: CallTrace; isSampled: boolean; isKnown: boolean } | null;
  }
}

interface Options {
  /** Null sends nothing, and loads nothing. */
  otlpEndpoint: string | null;
  /** The share of calls whose trace is sent. */
  traceSample: number;
  release: string | null;
  traceEveryMs?: number | undefined;
}

const DEFECT = 500;

/**
 * Sends the traces of a share of the calls, and of those that failed by a defect. The server chooses by chance, so that no caller
 * can have a call traced; a trace under an id that the caller has given is sent only when the server knows the caller.
 * docs/decisions/0118-traces.md
 */
export const tracingPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { otlpEndpoint: endpoint, traceSample, release, traceEveryMs } = options;
  app.decorateRequest('trace', null);
  if (endpoint === null || traceSample === 0) return;
  const { createTraceSender } = await import('./trace-sender');
  const everyMs = traceEveryMs === undefined ? {} : { everyMs: traceEveryMs };
  const sender = createTraceSender({ endpoint, release, log: app.log, ...everyMs });
  const unwatch = watchOutgoingCalls();

  app.addHook('onRequest', (request, _reply, done) => {
    const of = new CallTrace();
    request.trace = { of, isSampled: Math.random() < traceSample, isKnown: false };
    inTrace(of, done);
  });
  // After all hooks that refuse unknown callers, and after the body, whose events do not belong to the call.
  app.addHook('preValidation', ({ trace, is404, routeOptions }, _reply, done) => {
    if (!trace) return done();
    trace.isKnown = !is404 && routeOptions.config.access !== 'public';
    inTrace(trace.of, done);
  });
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { trace, caller, id, method, is404, headers } = request;
    if (!trace) return done();
    trace.of.isOver = true;
    const isKnown = trace.isKnown || caller !== null;
    const parent = traceParent(request);
    const isGiven = id === parent?.traceId || id === headers['x-request-id'];
    if (isKnown ? trace.isSampled || status === DEFECT : trace.isSampled && !isGiven)
      sender.send({
        traceId: id,
        parentSpanId: id === parent?.traceId ? parent.spanId : undefined,
        method,
        route: (!is404 && request.routeOptions.url) || 'unknown',
        status,
        userId: caller?.userId,
        trace: trace.of,
      });
    done();
  });
  app.addHook('onClose', async () => {
    unwatch();
    await sender.end();
  });
});
