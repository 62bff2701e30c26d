import { connect } from 'node:net';
import { bytesOf, type RawCall } from './raw-calls';

/** Runs in a process of its own: 50 connections that send calls as fast as they are answered, whatever the answer. */
const CONNECTIONS = 50;

/** Forms without a session, creates with unique names, calls with unknown tokens, or one repeated call. */
export type Attack = 'forms' | 'creates' | 'tokens' | RawCall;

export interface AttackOrder {
  attack: Attack;
  port: number;
  token: string;
}

/** The number of answers by status; 0 if the connection was closed without one. */
export type AttackCounts = Record<string, number>;

const PART = '--x\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n';
const form = Buffer.from(PART.repeat(40_000));
const formHead = `POST /qiniu/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${form.length}\r\n\r\n`;
const formCall = Buffer.concat([Buffer.from(formHead), form]);

function callsOf(attack: Attack, token: string): () => Buffer {
  if (attack === 'forms') return () => formCall;
  if (typeof attack === 'object') {
    const call = bytesOf(token, attack);
    return () => call;
  }
  let calls = 0;
  if (attack === 'tokens')
    return () =>
      bytesOf(`${(calls += 1)}`.padStart(43, `${process.pid}x`), { method: 'GET', path: '/user/info' });
  return () =>
    bytesOf(token, {
      method: 'PUT',
      path: '/merchant/create',
      body: { merchantName: `attack ${process.pid} ${(calls += 1)}`, freeDifference: 0 },
    });
}

/** Sends calls over one connection after another. */
async function callAgainAndAgain(port: number, nextCall: () => Buffer, note: (status: string) => void) {
  for (;;) {
    await new Promise<void>((closed) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      let isAnswered = false;
      const call = () => {
        isAnswered = false;
        socket.write(nextCall());
      };
      socket.on('connect', call);
      socket.on('data', (part: Buffer) => {
        const [, status] = /HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1')) ?? [];
        if (!status) return;
        isAnswered = true;
        note(status);
        call();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (!isAnswered) note('0');
        closed();
      });
    });
  }
}

process.once('message', ({ attack, port, token }: AttackOrder) => {
  const counts: AttackCounts = {};
  const nextCall = callsOf(attack, token);
  const note = (status: string) => (counts[status] = (counts[status] ?? 0) + 1);
  for (let connection = 0; connection < CONNECTIONS; connection += 1)
    void callAgainAndAgain(port, nextCall, note);
  process.once('message', () => process.send?.(counts, () => process.exit(0)));
});
