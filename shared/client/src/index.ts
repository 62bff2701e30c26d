import type { Calls } from './calls';

export type { Calls };

/** A call by method and path, for example `POST /channel/list`. */
export type Call = keyof Calls;

/** A list whose rows can be read one after the other. */
export type ListCall = 'POST /merchant/list' | 'POST /channel/list';

/** A row of a list. */
export type Row<List extends ListCall> = Calls[List]['data']['items'][number];

/** A part of the feed of changes. `next` is to be stored together with what the events have changed. */
export type Changes = Calls['GET /changes']['data'];

export interface Field {
  path: string;
  code: string;
  message: string;
}

/** A refusal of the API. `code` is stable, `message` is an English sentence. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly Field[],
    readonly requestId: string | undefined,
  ) {
    super(message);
  }
}

export interface ClientOptions {
  /** The address of the API, for example `https://office.example.com/api`. */
  address: string;
  /** The key of a service account. */
  key: string;
  /** Ends all calls. */
  signal?: AbortSignal;
  /** The number of attempts of a call that can be repeated; 8 by default. The feed of changes has no limit. */
  attempts?: number;
}

type InputArgs<C extends Call> = undefined extends Calls[C]['input']
  ? [input?: undefined]
  : [input: Calls[C]['input']];

export interface Client {
  /**
   * Makes a call. It is repeated while the API is busy, and where that is safe, while it cannot be reached.
   *
   * @throws {ApiFailure} for a refusal
   */
  call<C extends Call>(call: C, ...input: InputArgs<C>): Promise<Calls[C]['data']>;
  /**
   * Reads all rows of a list, the newest first. A row that exists throughout is read once, whatever is created or deleted meanwhile.
   */
  rows<List extends ListCall>(
    list: List,
    filter?: Omit<Calls[List]['input'], 'page' | 'limit' | 'sort' | 'total'>,
  ): AsyncGenerator<Row<List>, void, undefined>;
  /** Follows the changes after a cursor, without an end. A failed call is repeated from the same cursor. */
  changes(after: string): AsyncGenerator<Changes, void, undefined>;
}

const PAGE = 1_000;
const WAIT_SECONDS = 25;
const TIMEOUT_MS = 60_000;
const LONGEST_PAUSE_MS = 10_000;
/** Calls that can be made twice: reads, creates with an Idempotency-Key, and reports of payments. */
const REPEATABLE = /^GET |\/(list|totals|rows|history|create|transactions)$/;

function pauseBefore(
  attempt: number,
  retryAfter: string | null | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const backOff = Math.min(250 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
  const milliseconds = retryAfter ? Number(retryAfter) * 1_000 : backOff;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}

function requestOf(address: string, call: string, input: object | undefined) {
  const [method, path] = call.split(' ') as [string, string];
  const url = new URL(address.replace(/\/$/, '') + path);
  if (method !== 'GET') return { url, method, body: JSON.stringify(input ?? {}) };
  for (const [name, value] of Object.entries(input ?? {}))
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
  return { url, method };
}

async function failureOf(answer: Response): Promise<ApiFailure> {
  // A proxy in between answers without an envelope.
  const body = (await answer.json().catch(() => ({}))) as Partial<ApiFailure>;
  const { code = 'unforeseen', message = answer.statusText, errors = [], requestId } = body;
  return new ApiFailure(answer.status, code, message, errors, requestId);
}

/** Creates the client of a service account. */
export function createClient({ address, key, signal, attempts = 8 }: ClientOptions): Client {
  async function send(call: string, input: object | undefined, most: number): Promise<unknown> {
    const { url, ...request } = requestOf(address, call, input);
    const headers = {
      authorization: `Bearer ${key}`,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.endsWith('/create') && { 'idempotency-key': crypto.randomUUID() }),
    };
    for (let attempt = 0; ; attempt += 1) {
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const isLast = attempt + 1 >= most;
      let retryAfter: string | null | undefined;
      try {
        const answer = await fetch(url, { ...request, headers, signal: ends });
        if (answer.ok) return ((await answer.json()) as { data: unknown }).data;
        const failure = await failureOf(answer);
        const isBusy = failure.status === 429 || failure.code === 'shutting-down';
        const isAway = [502, 503, 504].includes(failure.status) && REPEATABLE.test(call);
        if (isLast || !(isBusy || isAway)) throw failure;
        retryAfter = answer.headers.get('retry-after');
      } catch (error) {
        if (error instanceof ApiFailure || signal?.aborted || isLast || !REPEATABLE.test(call)) throw error;
      }
      await pauseBefore(attempt, retryAfter, signal);
    }
  }

  const client: Client = {
    call: (call, ...[input]) => send(call, input, attempts) as never,

    // The last page first: a deleted row moves the rows after it to earlier pages, which are read later.
    async *rows(list, filter) {
      const pageOf = (page: number, limit: number) =>
        send(list, { ...filter, sort: '+id', page, limit }, attempts) as Promise<Calls[typeof list]['data']>;
      const { total } = await pageOf(1, 1);
      let lowest = Infinity;
      for (let page = Math.ceil((total ?? 0) / PAGE); page > 0; page -= 1)
        for (const row of (await pageOf(page, PAGE)).items.reverse())
          if (row.id < lowest) {
            lowest = row.id;
            yield row;
          }
    },

    async *changes(after) {
      for (let cursor = after; ;) {
        const answer = (await send(
          'GET /changes',
          { after: cursor, wait: WAIT_SECONDS },
          Infinity,
        )) as Changes;
        yield answer;
        cursor = answer.next;
      }
    },
  };
  return client;
}
