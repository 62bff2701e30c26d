import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { DELIVER_WITHIN_MS, type HeadPlace } from './head-place';

/** Facility 13 (log audit), severity 6 (informational). */
const PRIORITY = 13 * 8 + 6;

/** Returns a message of RFC 5424 without structured data. */
const messageOf = (line: string, at: Date): Buffer =>
  Buffer.from(
    `<${PRIORITY}>1 ${at.toISOString()} ${hostname()} backoffice ${process.pid} audit-head - ${line}`,
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
async function sendByTcp(host: string, port: number, messages: readonly Buffer[]): Promise<void> {
  const signal = AbortSignal.timeout(DELIVER_WITHIN_MS);
  const socket = connect(port, host);
  const framed = messages.map((message) => Buffer.concat([Buffer.from(`${message.length} `), message]));
  socket.resume();
  try {
    await once(socket, 'connect', { signal });
    await pipeline(framed, socket, { signal });
  } finally {
    socket.destroy();
  }
}

/**
 * A syslog server: `syslog://host:514` by UDP, which reports no loss, or `syslog://host:514?transport=tcp`. No transport of syslog
 * acknowledges a message.
 */
export function syslogPlace(url: URL): HeadPlace {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || 514);
  const send = url.searchParams.get('transport') === 'tcp' ? sendByTcp : sendByUdp;
  return {
    name: `syslog://${url.hostname}:${port}${send === sendByTcp ? '?transport=tcp' : ''}`,
    deliver: (lines) =>
      send(
        host,
        port,
        lines.map((line) => messageOf(line, new Date())),
      ),
  };
}
