import { EVENTS_PATH } from '@backoffice/contract/server-events';
import type { JsonSchema } from '../../src/platform/access/sample-of.fixture';

/** A call in the product's OpenAPI document. */
export interface Operation {
  method: string;
  /** With the parameters in braces. */
  path: string;
  /** The first part of the path, which names the rows of the call. */
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

/** Reads the operations from the API's OpenAPI document. @throws Error if there is none */
export async function operationsOf(port: number): Promise<Operation[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/docs/json`);
  if (!answer.ok) throw new Error(`The OpenAPI document was answered ${answer.status}.`);
  const { paths } = (await answer.json()) as Document;
  // A stream of events does not end, so it is left out.
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
