import { type FailureCode, failureReason } from '@backoffice/contract';
import {
  BACKEND_ANSWER_HEADERS,
  BACKEND_METHODS,
  BACKEND_REQUEST_HEADERS,
  BACKEND_URL,
  backendLimits,
  FROM_BACKEND_HEADER,
  IDENTITY_HEADER,
  isWithheldStatus,
  TEAM_PATH,
  WITHHELD_HEADERS,
} from '@backoffice/contract/team-backends';
import { KEY_PROOF_HEADER, PAGE_CALL_HEADER } from '@backoffice/contract/session-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { Agent, Pool } from 'undici';
import { ConcurrencyLimit } from './concurrency-limit';
import type { TeamSettings } from './team-settings';

/** Headers of a refusal by the API that the page needs. */
const REFUSAL_HEADERS = ['content-type', 'retry-after', 'x-request-id', 'x-rights'] as const;
const NOT_PASSED_ON: ReadonlySet<string> = new Set([...WITHHELD_HEADERS, 'content-length', 'date']);

type Headers = Record<string, string | string[] | undefined>;

/** The call as `onRequest` has permitted it. */
interface PermittedCall {
  team: string;
  url: string;
  identity: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    backendCall: PermittedCall | null;
  }
}

type Code = Extract<FailureCode, `backend-${string}` | 'request-too-large'>;
type Refusal = [status: number, code: Code, values?: Record<string, string | number>];

interface Answer {
  status: number;
  headers: Headers;
  content: Buffer;
}

function refuse(reply: FastifyReply, ...[status, code, values]: Refusal) {
  if (status === 429) reply.header('retry-after', '1');
  const reason = failureReason(code, values as never);
  return reply.code(status).send({ status, ...reason, requestId: '' });
}

function picked(headers: Headers, names: readonly string[]): Headers {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** Returns a signal that is aborted when the caller has left. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

/** Options of connections that are not used again: what an answer leaves behind reaches no other call. */
const once = { pipelining: 0, connect: { timeout: backendLimits.connectMs } };

interface Options extends TeamSettings {
  /** Another gateway has added the address of the sender to `X-Forwarded-For`. */
  isBehindGateway?: boolean;
}

/**
 * Passes calls under `/team/<segment>/` on to the backend of that remote: never with the session of the user, but with a token by
 * which the API names them, and only within limits, so that a backend that hangs costs its own pages.
 */
export async function passTeamCallsOn(app: FastifyInstance, options: Options): Promise<void> {
  const { backends, api, certificates, isBehindGateway } = options;
  const asking = new Agent(once);
  const trusted = certificates && { ca: [...rootCertificates, certificates] };
  const pools = new Map(
    [...backends].map(([team, address]) => [
      team,
      new Pool(address, {
        ...once,
        connect: { ...once.connect, ...trusted },
        connections: backendLimits.calls,
        maxResponseSize: backendLimits.answerBytes,
      }),
    ]),
  );
  const ofBackend = new ConcurrencyLimit(backendLimits.calls);
  const ofSession = new ConcurrencyLimit(backendLimits.callsPerSession);

  /** Asks the API for the user's token; answers the call if it refuses. */
  async function identify(
    request: FastifyRequest,
    reply: FastifyReply,
    team: string,
  ): Promise<string | null> {
    const { authorization = '', 'x-request-id': id, 'x-forwarded-for': from } = request.headers;
    const { [KEY_PROOF_HEADER]: proof } = request.headers;
    const answer = await asking.request({
      origin: api,
      path: `/backends/${team}/identity`,
      method: 'GET',
      headers: {
        authorization,
        ...(id && { 'x-request-id': id }),
        ...(proof && {
          [KEY_PROOF_HEADER]: proof,
          [PAGE_CALL_HEADER]: `${request.method} ${request.raw.url!.split('?', 1)[0]}`,
        }),
        'x-forwarded-for': [from, !isBehindGateway && request.ip].filter(Boolean).join(', '),
      },
      signal: AbortSignal.any([leavingOf(reply), AbortSignal.timeout(backendLimits.answerMs)]),
    });
    const identity = answer.headers[IDENTITY_HEADER];
    const body = await answer.body.text();
    if (answer.statusCode === 200 && typeof identity === 'string') return identity;
    reply.code(answer.statusCode).headers(picked(answer.headers, REFUSAL_HEADERS)).send(body);
    return null;
  }

  async function permit(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(BACKEND_ANSWER_HEADERS);
    const { team = '', backend_url: url = '' } = BACKEND_URL.exec(request.raw.url ?? '')?.groups ?? {};
    if (!team || request.headers.upgrade !== undefined) return refuse(reply, 400, 'backend-call');
    if (!pools.has(team)) return refuse(reply, 404, 'backend-unknown', { team });
    const session = createHash('sha256').update(`${request.headers.authorization}`).digest('base64');
    const leave = ofSession.enter(`${team} ${session}`);
    if (!leave) return refuse(reply, 429, 'backend-busy', { team });
    reply.raw.once('close', leave);
    const identity = await identify(request, reply, team).catch((error: unknown) => {
      request.log.warn(error);
      reply.code(502).send({ status: 502, message: 'The server does not answer.', requestId: '' });
      return null;
    });
    if (identity === null) return reply;
    request.backendCall = { team, url, identity };
  }

  /** Asks the backend, in one of its slots. */
  async function ask(request: FastifyRequest, reply: FastifyReply): Promise<Answer | Refusal> {
    const { team, url, identity } = request.backendCall!;
    const leave = ofBackend.enter(team);
    if (!leave) return [429, 'backend-busy', { team }];
    const late = AbortSignal.timeout(backendLimits.answerMs);
    try {
      const {
        statusCode: status,
        headers,
        body,
      } = await pools.get(team)!.request({
        path: url,
        method: request.method,
        headers: { ...picked(request.headers, BACKEND_REQUEST_HEADERS), [IDENTITY_HEADER]: identity },
        body: Buffer.isBuffer(request.body) ? request.body : null,
        signal: AbortSignal.any([late, leavingOf(reply)]),
      });
      const content = Buffer.from(await body.arrayBuffer());
      if (status === 502) return [502, 'backend-away', { team }];
      if (status === 504) return [504, 'backend-late', { team }];
      if (isWithheldStatus(status)) return [502, 'backend-status', { team, status }];
      return { status, headers, content };
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return [502, 'backend-answer-too-large', { team }];
      request.log.warn({ team, err: error }, 'a backend does not answer');
      return late.aborted ? [504, 'backend-late', { team }] : [502, 'backend-away', { team }];
    } finally {
      leave();
    }
  }

  async function call(request: FastifyRequest, reply: FastifyReply) {
    const answer = await ask(request, reply);
    if (Array.isArray(answer)) return refuse(reply, ...answer);
    const { status, headers, content } = answer;
    const passed = Object.keys(headers).filter((name) => !NOT_PASSED_ON.has(name));
    return reply
      .code(status)
      .headers(picked(headers, passed))
      .header(FROM_BACKEND_HEADER, request.backendCall!.team)
      .send(content);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: backendLimits.bodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.decorateRequest('backendCall', null);
    scope.addHook('onClose', async () => {
      await Promise.all([asking.destroy(), ...[...pools.values()].map((pool) => pool.destroy())]);
    });
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      error.statusCode === 413 ? refuse(reply, 413, 'request-too-large') : refuse(reply, 400, 'backend-call'),
    );
    scope.route({
      method: [...BACKEND_METHODS],
      url: `${TEAM_PATH}*`,
      onRequest: permit,
      handler: call,
    });
  });
}
