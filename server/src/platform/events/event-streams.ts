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

/** A change, with the user that it concerns. */
export interface ServerEvent extends ServerChange {
  userId: number;
}

/** The reason for the end of a stream: closed by the reader, session over, reader too slow, or process stopping. */
export type StreamEnd = 'left' | 'session' | 'slow' | 'stopping';

/**
 * The maximum number of bytes that wait for a reader. A change has about 80 bytes, so a reader beyond it has not read for
 * hours, or its computer was asleep.
 */
const MAX_UNREAD_BYTES = 64 * 1024;
/**
 * The time after a session read rows of a list in which it receives row contents; later it receives only a notice and reads
 * again.
 */
const SHOWN_MS = 120_000;
/** The number of streams written to before other calls are served; this takes less than a millisecond. */
const WRITTEN_AT_ONCE = 25;

type Reader = Pick<SignedInUser, 'userId' | 'tokenHash'>;
export type ReaderRights = Pick<SignedInUser, 'tokenHash' | 'permissions'>;

interface Stream extends Reader {
  response: ServerResponse;
  /** The lists that the reader may receive; undefined until the rights have been read. */
  lists: ReadonlySet<LiveList> | undefined;
  /** The time of the last read of rows by list, on the clock of `performance`. */
  readAt: Map<LiveList, number>;
}

/** The current contents of the written rows, for lists that a session shows. */
export type RowsOfLists = ReadonlyMap<LiveList, RowsChange['rows']>;

const shows = ({ readAt }: Stream, list: LiveList): boolean =>
  performance.now() - (readAt.get(list) ?? -Infinity) < SHOWN_MS;

const text = (event: ServerEventName, data: object = {}) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** @param reader the user whose own writes are marked; null when none of the rows are theirs */
function changeFor(reader: number | null, { writers, ...change }: GatheredRows, readers: number): RowsChange {
  const own = reader === null ? [] : [...writers.keys()].filter((id) => writers.get(id) === reader);
  return { topic: 'rows', ...change, own, readers };
}

/** The open event streams of this process. Writers decide who may read an event. */
export class EventStreams {
  readonly #ofUser = new Map<number, Set<Stream>>();
  #open = 0;
  #isStopping = false;

  constructor(private readonly onEnd: (why: StreamEnd) => void) {}

  get open(): number {
    return this.#open;
  }

  /** @throws HttpError 429 when a limit of streams is reached */
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

  /** Writes an event to the streams of its user only. */
  send({ userId, ...change }: ServerEvent): void {
    for (const stream of this.#ofUser.get(userId) ?? []) this.#write(stream, text('change', change));
  }

  /** Notes that the session shows a list: it has just read rows of it by the list's call. */
  noteRead({ userId, tokenHash }: Reader, list: LiveList): void {
    for (const stream of this.#all(userId))
      if (stream.tokenHash.equals(tokenHash)) stream.readAt.set(list, performance.now());
  }

  /** Returns true when any session shows the list. */
  isShown(list: LiveList): boolean {
    return [...this.#all()].some((stream) => shows(stream, list));
  }

  /**
   * Writes changes to the streams whose readers may read the rows. Equal texts are composed once.
   *
   * @param rowsOf the row contents for sessions that show a list; the others read the rows themselves
   */
  async sendRows(gathered: readonly GatheredRows[], rowsOf: RowsOfLists): Promise<void> {
    const readers = [...this.#all()];
    const countOf = (kind: LiveList) => readers.filter(({ lists }) => lists?.has(kind)).length;
    const counted = gathered.map((rows) => ({ rows, readers: countOf(rows.kind) }));
    const authors = new Set(gathered.flatMap(({ writers }) => [...writers.values()]));
    const made = new Map<string, Buffer>();
    const textFor = (stream: Stream): Buffer | undefined => {
      const { lists, userId, response } = stream;
      if (!lists) return undefined;
      const author = authors.has(userId) ? userId : null;
      // A reader who is behind gets no row contents.
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
      const message = made.get(same) ?? Buffer.from(events().join(''));
      made.set(same, message);
      return message;
    };
    // All texts are composed before the first is written, because the rights are known for this moment.
    await this.#writeEach(readers.map((stream) => [stream, textFor(stream)]));
  }

  /** Marks the rights of all readers as unknown: they are read before the next change of rows is sent. */
  invalidateRights(): void {
    for (const stream of this.#all()) stream.lists = undefined;
  }

  /** The sessions whose rights are unknown. */
  sessionsWithoutRights(): Buffer[] {
    return [...this.#all()].filter(({ lists }) => !lists).map(({ tokenHash }) => tokenHash);
  }

  /** @param hashesRead the sessions whose rights were read; those without any rights receive nothing */
  setRights(hashesRead: readonly Buffer[], rights: readonly ReaderRights[]): void {
    const known = new Map(rights.map((reader) => [reader.tokenHash.toString('hex'), listsFor(reader)]));
    const hashes = new Set(hashesRead.map((hash) => hash.toString('hex')));
    for (const stream of this.#all()) {
      const hash = stream.tokenHash.toString('hex');
      if (hashes.has(hash)) stream.lists = known.get(hash) ?? new Set();
    }
  }

  /** Tells all readers that events may have been missed. */
  async sendGap(): Promise<void> {
    await this.#writeEach([...this.#all()].map((stream) => [stream, text('ready')]));
  }

  async beat(): Promise<void> {
    for (const stream of [...this.#all()]) if (isOver(stream.response)) this.#remove(stream, 'left');
    await this.#writeEach([...this.#all()].map((stream) => [stream, ':\n\n']));
  }

  /** The sessions that have streams, of one user or of all. */
  sessions(userId?: number): Buffer[] {
    return [...this.#all(userId)].map(({ tokenHash }) => tokenHash);
  }

  /** Ends the streams of sessions that are over. */
  endSessions(over: readonly Buffer[], userId?: number): void {
    const hashes = new Set(over.map((hash) => hash.toString('hex')));
    for (const stream of [...this.#all(userId)])
      if (hashes.has(stream.tokenHash.toString('hex'))) this.#end(stream, 'session', text('ended'));
  }

  /** Ends all streams because the process stops; readers reconnect to another one. */
  stop(): void {
    this.#isStopping = true;
    for (const stream of [...this.#all()]) this.#end(stream, 'stopping');
  }

  *#all(userId?: number): Generator<Stream> {
    if (userId === undefined) for (const own of this.#ofUser.values()) yield* own;
    else yield* this.#ofUser.get(userId) ?? [];
  }

  async #writeEach(messages: readonly (readonly [Stream, string | Buffer | undefined])[]): Promise<void> {
    for (let from = 0; from < messages.length; from += WRITTEN_AT_ONCE) {
      if (from > 0) await callsFirst();
      for (const [stream, words] of messages.slice(from, from + WRITTEN_AT_ONCE))
        // A stream that has ended since is skipped.
        if (words?.length && this.#ofUser.get(stream.userId)?.has(stream)) this.#write(stream, words);
    }
  }

  #write(stream: Stream, message: string | Buffer): void {
    const { response } = stream;
    response.write(message);
    if (response.writableLength <= MAX_UNREAD_BYTES) return;
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
