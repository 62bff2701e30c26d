import { type HrTime, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallTrace, Step } from '../tracing/call-trace';

/** The spans that wait; further ones are dropped. */
const MAX_WAITING = 2_048;
const EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;
const WARN_EVERY_MS = 60_000;
/** The time for the last spans when the process ends. */
const END_WITHIN_MS = 2_000;

export interface AnsweredCall {
  traceId: string;
  /** The span of the caller that the call is a part of. */
  parentSpanId: string | undefined;
  method: string;
  route: string;
  status: number;
  userId: number | undefined;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  /** Null for a call that was not followed. */
  trace: CallTrace | null;
}

interface Options {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  release: string | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs?: number;
}

const timeOf = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1_000_000)];

/** Warns at most once a minute while the collector takes no spans. */
function warnsOfFailures(exporter: SpanExporter, log: Options['log']): SpanExporter {
  let warnedAt = -Infinity;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.error && now - warnedAt >= WARN_EVERY_MS) {
          warnedAt = now;
          log.warn(
            { err: result.error },
            'the collector of OTLP_ENDPOINT does not take traces; they are dropped',
          );
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

const attributesOf = ({ kind, name }: Step) =>
  kind === 'statement' ? { 'db.system.name': 'postgresql', 'db.query.summary': name } : {};

/**
 * Sends the traces of calls to a collector: a span for the call and one for each of its steps. The only module that loads
 * OpenTelemetry, on demand.
 */
export function createTraceSender({ endpoint, release, log, everyMs = EVERY_MS }: Options) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: ANSWER_WITHIN_MS,
  });
  const random = new RandomIdGenerator();
  let traceId = '';
  const provider = new BasicTracerProvider({
    // Calls are chosen before they get here.
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => traceId, generateSpanId: () => random.generateSpanId() },
    resource: resourceFromAttributes({
      'service.name': 'backoffice-api',
      ...(release !== null && { 'service.version': release }),
    }),
    spanProcessors: [
      new BatchSpanProcessor(warnsOfFailures(exporter, log), {
        maxQueueSize: MAX_WAITING,
        scheduledDelayMillis: everyMs,
        exportTimeoutMillis: 2 * ANSWER_WITHIN_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('backoffice');

  return {
    send(call: AnsweredCall): void {
      const { parentSpanId, method, route, status, userId, trace: followed } = call;
      ({ traceId } = call);
      const parent = parentSpanId
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId,
            spanId: parentSpanId,
            traceFlags: TraceFlags.SAMPLED,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          startTime: timeOf(call.startedAt),
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            ...(userId !== undefined && { 'user.id': String(userId) }),
            ...(followed?.leftOut && { 'steps.left_out': followed.leftOut }),
          },
        },
        parent,
      );
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      const within = trace.setSpan(ROOT_CONTEXT, span);
      for (const step of followed?.steps ?? []) {
        const part = tracer.startSpan(
          step.name,
          {
            kind: step.kind === 'wait' ? SpanKind.INTERNAL : SpanKind.CLIENT,
            startTime: timeOf(step.startedAt),
            attributes: attributesOf(step),
          },
          within,
        );
        if (step.isFailed) part.setStatus({ code: SpanStatusCode.ERROR });
        part.end(timeOf(step.endedAt));
      }
      span.end(timeOf(call.endedAt));
    },
    /** Sends what waits, if the collector takes it soon. */
    async end(): Promise<void> {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        pause(END_WITHIN_MS, undefined, { ref: false }),
      ]);
    },
  };
}
