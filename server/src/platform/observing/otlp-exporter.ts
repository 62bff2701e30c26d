import type { FastifyBaseLogger } from 'fastify';

/** A log record of OpenTelemetry. Its values are public: they leave the installation. */
export interface OtlpRecord {
  event: string;
  severity: 'INFO' | 'ERROR';
  text: string;
  attributes: Readonly<Record<string, string | number>>;
}

/** Sends log records to a collector, and drops them while it is away. */
export interface OtlpExporter {
  add(records: readonly OtlpRecord[]): void;
  /** Ends sending; records that wait are dropped. */
  end(): void;
}

/** The records that wait; further ones are dropped. */
const MAX_WAITING = 500;
const BATCH = 100;
const EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 5_000;
/** The pause after a failure, and between two warnings. */
const PAUSE_MS = 30_000;

const SEVERITY = { INFO: 9, ERROR: 17 };

const valueOf = (value: string | number) =>
  typeof value === 'number' ? { doubleValue: value } : { stringValue: value };

const attributesOf = (values: OtlpRecord['attributes']) =>
  Object.entries(values).map(([key, value]) => ({ key, value: valueOf(value) }));

/** Encodes records as the JSON of `ExportLogsServiceRequest`, of the protocol's version 1. */
function encoded(records: readonly (OtlpRecord & { at: number })[]): string {
  return JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'backoffice-browser' }) },
        scopeLogs: [
          {
            scope: { name: 'problems' },
            logRecords: records.map(({ at, event, severity, text, attributes }) => ({
              timeUnixNano: `${at}000000`,
              severityNumber: SEVERITY[severity],
              severityText: severity,
              body: { stringValue: text },
              attributes: attributesOf({ 'event.name': event, ...attributes }),
            })),
          },
        ],
      },
    ],
  });
}

/** @param endpoint the address of the collector, without `/v1/logs` */
export function createOtlpExporter(
  endpoint: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { everyMs = EVERY_MS, pauseMs = PAUSE_MS } = {},
): OtlpExporter {
  const address = `${endpoint.replace(/\/$/, '')}/v1/logs`;
  let waiting: (OtlpRecord & { at: number })[] = [];
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();

  async function send(): Promise<void> {
    let nextMs = everyMs;
    const batch = waiting.splice(0, BATCH);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: encoded(batch),
        redirect: 'error',
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    } catch (error) {
      if (ending.signal.aborted) return;
      waiting = [];
      nextMs = pauseMs;
      log.warn({ err: error }, 'the collector of OTLP_ENDPOINT does not take log records; they are dropped');
    }
    timer = undefined;
    if (waiting.length > 0 || nextMs === pauseMs) schedule(nextMs);
  }

  function schedule(ms: number): void {
    timer ??= setTimeout(() => {
      if (waiting.length > 0) void send();
      else timer = undefined;
    }, ms).unref();
  }

  return {
    add(records) {
      const at = Date.now();
      for (const record of records) if (waiting.length < MAX_WAITING) waiting.push({ ...record, at });
      if (waiting.length > 0) schedule(everyMs);
    },
    end() {
      ending.abort();
      clearTimeout(timer);
      waiting = [];
    },
  };
}
