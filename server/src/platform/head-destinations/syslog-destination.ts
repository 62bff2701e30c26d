import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { finished, pipeline } from 'node:stream/promises';
import { connect as connectTls } from 'node:tls';
import { DELIVER_WITHIN_MS, type HeadDestination } from './head-destination';

/** Facility 13 (log audit), severity 6 (informational). */
const PRIORITY = 13 * 8 + 6;

/** Returns a message of RFC 5424 without structured data. */
const messageOf = (what: string, line: string): Buffer =>
  Buffer.from(
    `<${PRIORITY}>1 ${new Date().toISOString()} ${hostname()} backoffice ${process.pid} ${what} - ${line}`,
  );

async function sendByUdp(host: string, port: number, messages: readonly Buffer[]): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    socket.connect(port, host);
    await once(socket, 'connect', { signal: AbortSignal.timeout(DELIVER_WITHIN_MS) });
    for (const message of messages)
      await new Promise<void>((sent, failed) =>
        socket.send(message, (error) => (error ? failed(error) : sent())),
      );
  } finally {
    socket.close();
  }
}

/** Frames each message by its length: RFC 6587, 3.4.1. */
async function sendByStream(socket: Socket, connected: string, messages: readonly Buffer[]): Promise<void> {
  const signal = AbortSignal.timeout(DELIVER_WITHIN_MS);
  const framed = messages.map((message) => Buffer.concat([Buffer.from(`${message.length} `), message]));
  socket.resume();
  try {
    await once(socket, connected, { signal });
    await pipeline(framed, socket, { signal });
    // The receiver closes its side when it has read all: the only acknowledgement that there is.
    await finished(socket, { signal });
  } finally {
    socket.destroy();
  }
}

const hostOf = ({ hostname: host }: URL) => host.replace(/^\[|\]$/g, '');

/** A syslog server: `syslog://host:514` by UDP, which reports no loss, or `syslog://host:514?transport=tcp`. */
export function syslogDestination(url: URL): HeadDestination {
  const host = hostOf(url);
  const port = Number(url.port || 514);
  const isStream = url.searchParams.get('transport') === 'tcp';
  const send = (messages: readonly Buffer[]) =>
    isStream ? sendByStream(connect(port, host), 'connect', messages) : sendByUdp(host, port, messages);
  return {
    name: `syslog://${url.hostname}:${port}${isStream ? '?transport=tcp' : ''}`,
    deliver: (lines) => send(lines.map((line) => messageOf('audit-head', line))),
  };
}

/** A syslog server by a stream: `syslog+tcp://host:601` (RFC 6587) or `syslog+tls://host:6514` (RFC 5425). */
export function syslogStreamDestination(url: URL, what: string): HeadDestination {
  const host = hostOf(url);
  const isTls = url.protocol === 'syslog+tls:';
  const port = Number(url.port || (isTls ? 6514 : 601));
  const send = (messages: readonly Buffer[]) =>
    isTls
      ? sendByStream(
          connectTls({ host, port, servername: isIP(host) ? '' : host }),
          'secureConnect',
          messages,
        )
      : sendByStream(connect(port, host), 'connect', messages);
  return {
    name: `${url.protocol}//${url.hostname}:${port}`,
    deliver: (lines) => send(lines.map((line) => messageOf(what, line))),
  };
}
