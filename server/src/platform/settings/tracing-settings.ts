import * as z from 'zod/mini';
import { checkedText, isHttpAddress } from './setting-kinds';

const isShare = (share: number) => share >= 0 && share <= 1;

/** The settings of the collector of OpenTelemetry. */
export const tracingFields = {
  OTLP_ENDPOINT: z.optional(
    checkedText(isHttpAddress, 'OTLP_ENDPOINT must be an address such as http://collector:4318.'),
  ),
  TRACE_SAMPLE: z._default(
    z.coerce
      .number('TRACE_SAMPLE must be a number from 0 to 1.')
      .check(z.refine(isShare, 'TRACE_SAMPLE must be a number from 0 to 1.')),
    0.01,
  ),
};

export function tracingOf(values: z.output<z.ZodMiniObject<typeof tracingFields>>) {
  const { OTLP_ENDPOINT: otlpEndpoint = null, TRACE_SAMPLE: sample } = values;
  return {
    /** The collector of OpenTelemetry for errors and speed of pages, and for traces; null sends nothing. */
    otlpEndpoint,
    /** The share of calls whose trace is sent; 0 traces none. */
    traceSample: otlpEndpoint === null ? 0 : sample,
  };
}
