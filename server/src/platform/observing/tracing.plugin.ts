import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { traceParent } from '../http/requests';
import { CallTrace, inTrace } from '../tracing/call-trace';
import { SampleWindows } from '../tracing/sample-windows';
import { watchOutgoingCalls } from '../tracing/watch-outgoing-calls';

declare module 'fastify' {
  interface FastifyRequest {
    /** The steps of a call that is chosen. */
    trace: CallTrace | null;
    /** True once the access plug-in has let a caller of a call that is not public pass. */
    isOfKnownCaller: boolean;
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
 * Sends the traces of a share of the calls, and the times of those that failed by a defect. The server chooses by chance, so that
 * no caller can have a call traced; a trace under an id that the caller has given is sent only when the server knows the caller.
 * docs/decisions/0118-traces.md
 */
export const tracingPlugin = fp(async (app: FastifyInstance, options: Options) => {
  const { otlpEndpoint: endpoint, traceSample, release, traceEveryMs } = options;
  if (endpoint === null || traceSample === 0) return;
  const { createTraceSender } = await import('./trace-sender');
  const everyMs = traceEveryMs === undefined ? {} : { everyMs: traceEveryMs };
  const sender = createTraceSender({ endpoint, release, log: app.log, ...everyMs });
  const windows = new SampleWindows(traceSample);
  const unwatch = watchOutgoingCalls();

  app.decorateRequest('trace', null);
  app.decorateRequest('isOfKnownCaller', false);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!windows.begin()) return done();
    request.trace = new CallTrace();
    inTrace(request.trace, done);
  });
  // After all hooks that refuse unknown callers, and after the body, whose events do not belong to the call.
  app.addHook('preValidation', (request, _reply, done) => {
    request.isOfKnownCaller = !request.is404 && request.routeOptions.config.access !== 'public';
    if (request.trace) inTrace(request.trace, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { trace, caller, id, method, is404, headers } = request;
    if (trace) {
      trace.isOver = true;
      windows.finish();
    }
    const isKnown = request.isOfKnownCaller || caller !== null;
    const parent = traceParent(request);
    const isGiven = id === parent?.traceId || id === headers['x-request-id'];
    const isSent = isKnown ? trace !== null || status === DEFECT : trace !== null && !isGiven;
    const endedAt = Date.now();
    if (isSent)
      sender.send({
        traceId: id,
        parentSpanId: id === parent?.traceId ? parent.spanId : undefined,
        method,
        route: (!is404 && request.routeOptions.url) || 'unknown',
        status,
        userId: caller?.userId,
        startedAt: trace?.startedAt ?? endedAt - elapsedTime,
        endedAt: trace?.now() ?? endedAt,
        trace,
      });
    done();
  });
  app.addHook('onClose', async () => {
    unwatch();
    windows.end();
    await sender.end();
  });
});
