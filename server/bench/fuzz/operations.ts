import { EVENTS_PATH } from '@backoffice/contract/server-events';
import type { JsonSchema } from '../../src/platform/access/sample-of.fixture';

/** One call of the product as its OpenAPI document describes it. */
export interface Operation {
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** The first part of the path: whose rows the call is about. */
  area: string;
  body: JsonSchema | null;
  query: Record<string, JsonSchema>;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: JsonSchema }> };
        parameters?: { name: string; in: string; schema: JsonSchema }[];
      }
    >
  >;
}

/** Reads the operations from the API's own description. @throws Error without one */
export async function operationsOf(port: number): Promise<Operation[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/docs/json`);
  if (!answer.ok) throw new Error(`The OpenAPI document was answered ${answer.status}.`);
  const { paths } = (await answer.json()) as Document;
  // A stream of events has no end that could be waited for.
  const { [EVENTS_PATH]: _stream, ...others } = paths;
  return Object.entries(others).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { requestBody, parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      area: (path.split('/')[1] ?? '').replace(/s$/, ''),
      body: requestBody?.content['application/json']?.schema ?? null,
      query: Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
    })),
  );
}
