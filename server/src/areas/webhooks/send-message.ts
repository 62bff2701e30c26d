import type { WebhookFailure } from '@backoffice/contract/webhook-values';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { AddressRefused, type ReceiverAddresses } from './receiver-addresses';

const SEND_WITHIN_MS = 10_000;
const READ_BYTES = 1_024;
const SHOWN_CHARACTERS = 200;
const IDLE_SOCKETS = 2;

/** The outcome of one attempt. */
export interface Attempt {
  at: string;
  /** Null when the receiver has taken the message. */
  failure: WebhookFailure | null;
  httpStatus: number | null;
  ms: number;
  /** The beginning of the answer, in printable characters. */
  answer: string;
  /** The seconds that the receiver asks to wait. */
  retryAfter: number;
}

/** Returns the seconds of a `Retry-After`; 0 without one. */
function secondsOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1_000;
  return Math.max(0, seconds || 0);
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      // Ends the connection.
      if (bytes >= READ_BYTES) break;
    }
  } catch {
    // The status has arrived, which decides.
  }
  const text = Buffer.concat(parts).subarray(0, READ_BYTES).toString();
  return Array.from(text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .slice(0, SHOWN_CHARACTERS)
    .join('');
}

function failureOfStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function failureOfError(error: NodeJS.ErrnoException, timeout: AbortSignal): WebhookFailure {
  if (timeout.aborted) return 'timeout';
  if (error instanceof AddressRefused) return 'address';
  return /CERT|SSL|TLS|EPROTO|UNABLE_TO/.test(error.code ?? '') ? 'certificate' : 'connection';
}

function request(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(url, options, resolve);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // A receiver may close an idle connection at the moment at which it is used again.
      if (sent.reusedSocket && error.code === 'ECONNRESET') request(url, options, body).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}

/** Sends messages over connections that are kept open. The proxies of the environment are not used. */
export function createMessageSender(addresses: ReceiverAddresses) {
  const kept = { keepAlive: true, maxFreeSockets: IDLE_SOCKETS };
  const agents = { 'https:': new https.Agent(kept), 'http:': new http.Agent(kept) };
  return {
    /**
     * Makes one attempt.
     *
     * @param end aborts it
     * @throws the reason of `end`
     */
    async send(
      address: string,
      { headers, body }: { headers: Record<string, string>; body: string },
      end: AbortSignal,
    ): Promise<Attempt> {
      const url = new URL(address);
      const began = performance.now();
      const at = new Date();
      const timeout = AbortSignal.timeout(SEND_WITHIN_MS);
      const outcome = { at: at.toISOString(), httpStatus: null, answer: '', retryAfter: 0 };
      const ms = () => Math.round(performance.now() - began);
      try {
        if (!addresses.permits(url)) throw new AddressRefused();
        const answer = await request(
          url,
          {
            method: 'POST',
            headers: {
              ...headers,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'accept-encoding': 'identity',
              'user-agent': 'backoffice-webhooks/1',
            },
            agent: agents[url.protocol as keyof typeof agents],
            lookup: addresses.lookup(url.protocol === 'https:'),
            signal: AbortSignal.any([timeout, end]),
          },
          body,
        );
        const status = answer.statusCode ?? 0;
        return {
          ...outcome,
          httpStatus: status,
          failure: failureOfStatus(status),
          answer: await beginningOf(answer),
          retryAfter: secondsOf(answer.headers['retry-after'], at.getTime()),
          ms: ms(),
        };
      } catch (error) {
        end.throwIfAborted();
        return { ...outcome, failure: failureOfError(error as NodeJS.ErrnoException, timeout), ms: ms() };
      }
    },
    close(): void {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

export type MessageSender = ReturnType<typeof createMessageSender>;
