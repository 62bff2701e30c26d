import type { ApiCalls } from './api-calls';
import { FakeFailure } from './fake-failure';

type Method = keyof ApiCalls;
type Path<M extends Method> = keyof ApiCalls[M] & string;
type Body<M extends Method, P extends Path<M>> = ApiCalls[M][P] extends { body: infer B } ? B : never;
type Data<M extends Method, P extends Path<M>> = ApiCalls[M][P] extends { data: infer D } ? D : never;

export interface FakeCall<B> {
  body: B;
  headers: Headers;
  query: URLSearchParams;
  /** The values of the named segments of the path. */
  params: Record<string, string>;
}

type Answer<D> = D | FakeFailure | Promise<D | FakeFailure>;
type Handler = (body: never, call: FakeCall<never>) => Answer<unknown>;

const handlers = new Map<string, Handler>();
const received: { key: string; call: FakeCall<unknown> }[] = [];

const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

const on =
  <M extends Method>(method: M) =>
  <P extends Path<M>>(
    path: P,
    handler: (body: Body<M, P>, call: FakeCall<Body<M, P>>) => Answer<Data<M, P>>,
  ): void => {
    handlers.set(keyOf(method, path), handler);
  };

/** Finds the pattern of a path and the values of its segments: `/role/:id` for `/role/editor`. */
function patternOf(method: string, path: string): { key: string; params: Record<string, string> } {
  const exact = keyOf(method, path);
  if (handlers.has(exact)) return { key: exact, params: {} };
  for (const key of handlers.keys()) {
    const names = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const found = names.length > 0 && new RegExp(`^${key.replace(/:\w+/g, '([^/]+)')}$`).exec(exact);
    if (found) return { key, params: Object.fromEntries(names.map((name, n) => [name, found[n + 1]!])) };
  }
  return { key: exact, params: {} };
}

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const { key, params } = patternOf(request.method, url.pathname);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : text || undefined;
  const call = { body, headers: request.headers, query: url.searchParams, params };
  received.push({ key, call });

  const handler = handlers.get(key);
  if (!handler) {
    console.error(
      `The fake API has no answer for ${key}: add one by fakeApi.${request.method.toLowerCase()}().`,
    );
    return Response.json({ status: 404, message: `No fake answer for ${key}` }, { status: 404 });
  }
  const aborted = new Promise<never>((_resolve, reject) => {
    if (request.signal.aborted) reject(request.signal.reason);
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
  const data = await Promise.race([handler(body as never, call as FakeCall<never>), aborted]);
  if (data instanceof FakeFailure) return data.respond();
  return Response.json({ status: 200, message: 'ok', data });
}

/**
 * A fake API that replaces `fetch`. `get`, `post`, `put` and `delete` set the answer of a call, data or a failure, for the current
 * test; a later one replaces an earlier one. Typed by the contract.
 */
export const fakeApi = {
  get: on('get'),
  post: on('post'),
  put: on('put'),
  delete: on('delete'),
  /** Returns the calls received at a path so far, in order. */
  calls<M extends Method, P extends Path<M>>(method: M, path: P): FakeCall<Body<M, P>>[] {
    const key = keyOf(method, path);
    return received.filter((entry) => entry.key === key).map((entry) => entry.call as FakeCall<Body<M, P>>);
  },
};

beforeEach(() => {
  handlers.clear();
  received.length = 0;
  globalThis.fetch = fakeFetch;
});
