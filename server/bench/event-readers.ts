import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type pg from 'pg';
import { EVENTS_PATH } from '@backoffice/contract/server-events';

/** An address has 512 connections: the readers come from several. */
const STREAMS_OF_ADDRESS = 200;

export interface Reader {
  userId: number;
  token: string;
}

/** So many users, each with a session. */
export async function addReaders(database: pg.Pool, count: number, role: string): Promise<Reader[]> {
  await database.query(`delete from app_user where username like 'reader-%'`);
  const { rows } = await database.query<{ id: string }>(
    `insert into app_user (username, password_hash, role_key)
     select 'reader-' || n, password_hash, $2 from app_user, generate_series(1, $1) n
     where username = 'editor' returning id`,
    [count, role],
  );
  const readers = rows.map(({ id }) => ({
    userId: Number(id),
    token: randomBytes(32).toString('base64url'),
  }));
  await database.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 hour' from unnest($1::bytea[], $2::bigint[]) as given (hash, id)`,
    [
      readers.map(({ token }) => createHash('sha256').update(token).digest()),
      readers.map(({ userId }) => userId),
    ],
  );
  return readers;
}

async function openStream(port: number, { token }: Reader, index: number): Promise<IncomingMessage> {
  const request = get({
    host: '127.0.0.1',
    localAddress: `127.0.0.${2 + Math.floor(index / STREAMS_OF_ADDRESS)}`,
    port,
    path: EVENTS_PATH,
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`);
  answer.setEncoding('utf8');
  await once(answer, 'data');
  return answer;
}

/** Each has begun: what is announced from now on, it hears. */
export async function openStreams(port: number, readers: readonly Reader[]): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (const [index, reader] of readers.entries()) streams.push(await openStream(port, reader, index));
  return streams;
}
