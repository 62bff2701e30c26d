import type { FastifyInstance } from 'fastify';
import { createOtlpExporter, type OtlpRecord } from '../../../platform/observing/otlp-exporter';
import type { Settings } from '../../../platform/settings/settings';
import type { Recorded } from './problem-service';

const recordsOf = ({ problems, vitals }: Recorded): OtlpRecord[] => [
  ...problems.map(({ remote, release, kind, route, name, message, frames, times, requestIds }) => ({
    event: 'browser.problem',
    severity: 'ERROR' as const,
    text: message ? `${name}: ${message}` : name,
    attributes: {
      'exception.type': name,
      'exception.message': message ?? '',
      'exception.stacktrace': frames.map(({ file, line, column }) => `${file}:${line}:${column}`).join('\n'),
      remote,
      release,
      kind,
      route,
      times,
      'request.id': requestIds[0] ?? '',
    },
  })),
  ...vitals.map(({ remote, release, route, name, value }) => ({
    event: 'browser.web_vital',
    severity: 'INFO' as const,
    text: name,
    attributes: { remote, release, route, name, value },
  })),
];

/** Returns a function that forwards what was stored to the collector of `OTLP_ENDPOINT`; without one it does nothing. */
export function otlpProblems(
  app: FastifyInstance,
  { otlpEndpoint }: Pick<Settings, 'otlpEndpoint'>,
): (recorded: Recorded) => void {
  if (otlpEndpoint === null) return () => {};
  const exporter = createOtlpExporter(otlpEndpoint, app.log);
  app.addHook('onClose', () => exporter.end());
  return (recorded) => exporter.add(recordsOf(recorded));
}
