import { apiPaths } from '@backoffice/contract';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

// The time after which a browser gives up.
const PATIENCE_MS = 5_000;
const LONG_PATIENCE_MS = 60_000;
const AGAIN_AFTER_MS = 200;
const TRIES = 50;

interface RawCall {
  method: string;
  path: string;
  headers?: Record<string, string> | undefined;
  body?: string | Buffer | undefined;
}

/** A complete answer, or the lack of one. */
interface RawAnswer {
  /** The HTTP status; 0 if no complete answer arrived in time. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  tookMs: number;
  /** Whether the server had closed the connection before the call was sent on it. */
  wasStale: boolean;
}

/** Options for sending. Without an agent each call has a connection of its own. */
interface Sending {
  agent?: Agent;
  patienceMs?: number;
}

/** Sends one call unchanged. */
export function exchange(port: number, call: RawCall, sending: Sending = {}): Promise<RawAnswer> {
  const { agent, patienceMs = PATIENCE_MS } = sending;
  const begin = performance.now();
  return new Promise((resolve) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method: call.method,
      path: call.path,
      agent: agent ?? false,
      headers: {
        ...(!agent && { connection: 'close' }),
        ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
        ...call.headers,
      },
    });
    const timer = setTimeout(() => sent.destroy(), patienceMs);
    const settle = (status: number, headers: IncomingHttpHeaders = {}, body = Buffer.alloc(0)) => {
      clearTimeout(timer);
      const wasStale = status === 0 && sent.reusedSocket;
      resolve({ status, headers, body, tookMs: performance.now() - begin, wasStale });
    };
    sent.on('error', () => settle(0));
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => settle(0));
      answer.on('close', () =>
        answer.complete ? settle(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts)) : settle(0),
      );
    });
    sent.end(call.body);
  });
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

type Data = Record<string, unknown>;

/** An answer of the API with its parsed envelope. */
export interface Answer<T = Data> extends RawAnswer {
  /** The reason of a refusal: the envelope's `code`. */
  reason: string;
  data: T;
}

export async function send<T = Data>(port: number, call: Call, sending?: Sending): Promise<Answer<T>> {
  const body = call.body && JSON.stringify(call.body);
  const headers = { ...(body && { 'content-type': 'application/json' }), ...call.headers };
  const answer = await exchange(port, { ...call, headers, body }, sending);
  const isJson = /json/.test(answer.headers['content-type'] ?? '');
  const { code, data } = (isJson ? JSON.parse(answer.body.toString()) : {}) as { code?: string; data?: T };
  return { ...answer, reason: answer.status === 0 ? 'no answer' : (code ?? ''), data: data ?? ({} as T) };
}

/** Sends a call that must succeed. @throws {Error} if it does not */
export async function granted<T = Data>(port: number, call: Call, sending?: Sending): Promise<Answer<T>> {
  const answer = await send<T>(port, call, sending);
  if (answer.status === 200) return answer;
  throw new Error(`${call.method} ${call.path} was answered ${answer.status} ${answer.reason}`);
}

/** Retries while the API is busy or unavailable, until the call succeeds. @throws {Error} if it is refused */
export async function insist<T = Data>(port: number, call: Call): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await send<T>(port, call);
    if (answer.status === 200) return answer.data;
    if (![0, 429, 503].includes(answer.status) || tries === TRIES)
      throw new Error(`${call.method} ${call.path} was refused: ${answer.status} ${answer.reason}`);
    await pause(AGAIN_AFTER_MS);
  }
}

export interface Person {
  username: string;
  password: string;
  token: string;
}

export const as = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

export async function signIn(port: number, { username, password }: Omit<Person, 'token'>): Promise<Person> {
  const body = { username, password };
  const { token } = await insist<{ token: string }>(port, { method: 'POST', path: apiPaths.login, body });
  return { username, password, token };
}

/** Creates a user, who replaces the administrator's password at the first sign-in. */
export async function addPerson(
  port: number,
  administrator: Person,
  { username, password, roleName }: Omit<Person, 'token'> & { roleName: string },
): Promise<Person> {
  const first = `first ${password}`;
  const body = { username, password: first, roleName };
  await insist(port, { method: 'POST', path: apiPaths.userCreate, body, headers: as(administrator) });
  const person = { ...(await signIn(port, { username, password: first })), password };
  const change = { oldPassword: first, newPassword: password };
  await insist(port, { method: 'PUT', path: apiPaths.userPassword, body: change, headers: as(person) });
  return person;
}

/** Sends calls as one user, with a longer timeout than a browser's. Each must succeed. */
export const callsAs =
  (port: () => number, person: Person) =>
  async <T>(method: Call['method'], path: string, body?: object): Promise<T> => {
    const call = { method, path, body, headers: as(person) };
    return (await granted<T>(port(), call, { patienceMs: LONG_PATIENCE_MS })).data;
  };
