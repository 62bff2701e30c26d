import { failureReason } from '@backoffice/contract';
import type { LiveList } from '@backoffice/contract/live-lists';
import type { RowsChange, ServerChange, ServerEventName } from '@backoffice/contract/server-events';
import type { ServerResponse } from 'node:http';
import { setImmediate as callsFirst } from 'node:timers/promises';
import { atEndOfCall, isOver } from '../admission/end-of-call';
import { eventStreams } from '../admission/policies';
import type { SignedInUser } from '../http/caller';
import { notNow } from '../http/http-error';
import { type GatheredRows, listsFor } from './gathered-rows';

/** A change, and whom it concerns. */
export interface ServerEvent extends ServerChange {
  userId: number;
}

/** Why a stream ended: by the reader, with its session, for reading too slowly, or with the process. */
export type StreamEnd = 'left' | 'session' | 'slow' | 'stopping';

/** What waits for a reader. A change has some 80 bytes, so this one has not read for hours, or has been asleep. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** Whoever has read rows of a list shows it, and is told for so long what its rows are; then it reads once more. */
const SHOWN_MS = 120_000;
/** Streams that are written to in one go, in less than a millisecond; then it is the calls' turn. */
const WRITTEN_AT_ONCE = 25;

type Reader = Pick<SignedInUser, 'userId' | 'tokenHash'>;
export type ReaderRights = Pick<SignedInUser, 'tokenHash' | 'permissions'>;

interface Stream extends Reader {
  response: ServerResponse;
  /** Of which lists it may hear; undefined: that is to be asked for before it hears of any. */
  lists: ReadonlySet<LiveList> | undefined;
  /** When rows of which lists were read last, by the clock of `performance`. */
  readAt: Map<LiveList, number>;
}

/** What the rows are by now that were written, of lists that somebody shows. */
export type RowsOfLists = ReadonlyMap<LiveList, RowsChange['rows']>;

const shows = ({ readAt }: Stream, list: LiveList): boolean =>
  performance.now() - (readAt.get(list) ?? -Infinity) < SHOWN_MS;

const text = (event: ServerEventName, data: object = {}) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** @param reader who has written some of the rows; null: none of them */
function changeFor(reader: number | null, { writers, ...change }: GatheredRows, readers: number): RowsChange {
  const own = reader === null ? [] : [...writers.keys()].filter((id) => writers.get(id) === reader);
  return { topic: 'rows', ...change, own, readers };
}

/** The open event streams of this process. Whoever writes says who may read it. */
export class EventStreams {
  readonly #ofUser = new Map<number, Set<Stream>>();
  #open = 0;
  #isStopping = false;

  constructor(private readonly onEnd: (why: StreamEnd) => void) {}

  get open(): number {
    return this.#open;
  }

  /** @throws HttpError 429 where there is no place for another one */
  refuseSurplus({ userId }: Pick<Reader, 'userId'>): void {
    const own = this.#ofUser.get(userId)?.size ?? 0;
    if (this.#isStopping || this.#open >= eventStreams.max || own >= eventStreams.maxPerUser)
      throw notNow(429, failureReason('busy'), this.#isStopping ? 1 : 60);
  }

  /** @param response with its head sent */
  add(reader: Reader, response: ServerResponse): void {
    const stream: Stream = { ...reader, response, lists: undefined, readAt: new Map() };
    const own = this.#ofUser.get(stream.userId) ?? new Set();
    this.#ofUser.set(stream.userId, own.add(stream));
    this.#open += 1;
    this.#write(stream, text('ready'));
    atEndOfCall(response, () => this.#remove(stream, 'left'));
  }

  /** To the streams of the user whom it concerns, and to nobody else's. */
  tell({ userId, ...change }: ServerEvent): void {
    for (const stream of this.#ofUser.get(userId) ?? []) this.#write(stream, text('change', change));
  }

  /** The session shows a list: it has just read rows of it by the list's call. */
  noteRead({ userId, tokenHash }: Reader, list: LiveList): void {
    for (const stream of this.#all(userId))
      if (stream.tokenHash.equals(tokenHash)) stream.readAt.set(list, performance.now());
  }

  /** Whether anybody shows a list. */
  isShown(list: LiveList): boolean {
    return [...this.#all()].some((stream) => shows(stream, list));
  }

  /**
   * To the streams whose readers may read the rows; made once for all who are told the same.
   *
   * @param rowsOf what those that show a list are told of its rows; the others read them
   */
  async tellRows(gathered: readonly GatheredRows[], rowsOf: RowsOfLists): Promise<void> {
    const readers = [...this.#all()];
    const countOf = (kind: LiveList) => readers.filter(({ lists }) => lists?.has(kind)).length;
    const counted = gathered.map((rows) => ({ rows, readers: countOf(rows.kind) }));
    const authors = new Set(gathered.flatMap(({ writers }) => [...writers.values()]));
    const made = new Map<string, Buffer>();
    const toldTo = (stream: Stream): Buffer | undefined => {
      const { lists, userId, response } = stream;
      if (!lists) return undefined;
      const author = authors.has(userId) ? userId : null;
      // Who is behind with reading is told little.
      const isBehind = response.writableLength > 0;
      const shown = new Set([...rowsOf.keys()].filter((list) => !isBehind && shows(stream, list)));
      const same = [author, ...lists, 'shown', ...shown].join(' ');
      const events = () =>
        counted
          .filter(({ rows }) => lists.has(rows.kind))
          .map(({ rows, readers: count }) => {
            const change = changeFor(author, rows, count);
            return text('change', shown.has(rows.kind) ? { ...change, rows: rowsOf.get(rows.kind) } : change);
          });
      const said = made.get(same) ?? Buffer.from(events().join(''));
      made.set(same, said);
      return said;
    };
    // Before the first is written: who may hear it is known for now.
    await this.#writeEach(readers.map((stream) => [stream, toldTo(stream)]));
  }

  /** The rights of all may be others: they are asked for before anything more is told of rows. */
  doubtRights(): void {
    for (const stream of this.#all()) stream.lists = undefined;
  }

  /** The sessions whose rights are to be asked for. */
  doubtful(): Buffer[] {
    return [...this.#all()].filter(({ lists }) => !lists).map(({ tokenHash }) => tokenHash);
  }

  /** @param asked the sessions whose rights were asked for: those without any hear of nothing */
  setRights(asked: readonly Buffer[], rights: readonly ReaderRights[]): void {
    const known = new Map(rights.map((reader) => [reader.tokenHash.toString('hex'), listsFor(reader)]));
    const hashes = new Set(asked.map((hash) => hash.toString('hex')));
    for (const stream of this.#all()) {
      const hash = stream.tokenHash.toString('hex');
      if (hashes.has(hash)) stream.lists = known.get(hash) ?? new Set();
    }
  }

  /** Something may have been missed. */
  async tellGap(): Promise<void> {
    await this.#writeEach([...this.#all()].map((stream) => [stream, text('ready')]));
  }

  async beat(): Promise<void> {
    for (const stream of [...this.#all()]) if (isOver(stream.response)) this.#remove(stream, 'left');
    await this.#writeEach([...this.#all()].map((stream) => [stream, ':\n\n']));
  }

  /** The sessions that streams belong to; of one user, or of all. */
  sessions(userId?: number): Buffer[] {
    return [...this.#all(userId)].map(({ tokenHash }) => tokenHash);
  }

  /** Ends the streams of sessions that are over. */
  endSessions(over: readonly Buffer[], userId?: number): void {
    const hashes = new Set(over.map((hash) => hash.toString('hex')));
    for (const stream of [...this.#all(userId)])
      if (hashes.has(stream.tokenHash.toString('hex'))) this.#end(stream, 'session', text('ended'));
  }

  /** The process stops: each reader finds another one. */
  stop(): void {
    this.#isStopping = true;
    for (const stream of [...this.#all()]) this.#end(stream, 'stopping');
  }

  *#all(userId?: number): Generator<Stream> {
    if (userId === undefined) for (const own of this.#ofUser.values()) yield* own;
    else yield* this.#ofUser.get(userId) ?? [];
  }

  async #writeEach(said: readonly (readonly [Stream, string | Buffer | undefined])[]): Promise<void> {
    for (let from = 0; from < said.length; from += WRITTEN_AT_ONCE) {
      if (from > 0) await callsFirst();
      for (const [stream, words] of said.slice(from, from + WRITTEN_AT_ONCE))
        // One that has ended meanwhile is not written to.
        if (words?.length && this.#ofUser.get(stream.userId)?.has(stream)) this.#write(stream, words);
    }
  }

  #write(stream: Stream, said: string | Buffer): void {
    const { response } = stream;
    response.write(said);
    if (response.writableLength <= MOST_UNREAD_BYTES) return;
    this.#remove(stream, 'slow');
    response.destroy();
  }

  #end(stream: Stream, why: StreamEnd, last?: string): void {
    this.#remove(stream, why);
    stream.response.end(last);
  }

  #remove(stream: Stream, why: StreamEnd): void {
    const own = this.#ofUser.get(stream.userId);
    if (!own?.delete(stream)) return;
    if (own.size === 0) this.#ofUser.delete(stream.userId);
    this.#open -= 1;
    this.onEnd(why);
  }
}
