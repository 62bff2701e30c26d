import { failureReason } from '@backoffice/contract';
import type { LiveList } from '@backoffice/contract/live-lists';
import type { RowsChange, ServerChange, ServerEventName } from '@backoffice/contract/server-events';
import type { ServerResponse } from 'node:http';
import type { SignedInUser } from '../http/caller';
import { notNow } from '../http/http-error';
import { type GatheredRows, listsFor } from './gathered-rows';

/** A change, and whom it concerns. */
export interface ServerEvent extends ServerChange {
  userId: number;
}

/** Why a stream ended: by the reader, with its session, for reading too slowly, or with the process. */
export type StreamEnd = 'left' | 'session' | 'slow' | 'stopping';

/** A browser has one stream for all of its tabs; no user has more browsers than sessions. */
const MOST_OF_USER = 20;
/** Of one process: some 20 kB of memory each. */
const MOST_STREAMS = 2_000;
/** What waits for a reader. A change has some 80 bytes, so this one has not read for hours, or has been asleep. */
const MOST_UNREAD_BYTES = 64 * 1024;

type Reader = Pick<SignedInUser, 'userId' | 'tokenHash'>;
export type ReaderRights = Pick<SignedInUser, 'tokenHash' | 'permissions' | 'mustChangePassword'>;

interface Stream extends Reader {
  response: ServerResponse;
  /** Of which lists it may hear; undefined: that is to be asked for before it hears of any. */
  lists: ReadonlySet<LiveList> | undefined;
}

const text = (event: ServerEventName, data: object = {}) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The open event streams of this process. Whoever writes says who may read it. */
export class EventStreams {
  readonly #ofUser = new Map<number, Set<Stream>>();
  #open = 0;
  #isStopping = false;
  /** How often all rights were in doubt: whoever asked for them before that asks again. */
  doubts = 0;

  constructor(private readonly onEnd: (why: StreamEnd) => void) {}

  get open(): number {
    return this.#open;
  }

  /** @throws HttpError 429 where there is no place for another one */
  refuseSurplus({ userId }: Pick<Reader, 'userId'>): void {
    const own = this.#ofUser.get(userId)?.size ?? 0;
    if (this.#isStopping || this.#open >= MOST_STREAMS || own >= MOST_OF_USER)
      throw notNow(429, failureReason('busy'), this.#isStopping ? 1 : 60);
  }

  /** @param response with its head sent */
  add(reader: Reader, response: ServerResponse): void {
    const stream: Stream = { ...reader, response, lists: undefined };
    const own = this.#ofUser.get(stream.userId) ?? new Set();
    this.#ofUser.set(stream.userId, own.add(stream));
    this.#open += 1;
    response.once('close', () => this.#remove(stream, 'left'));
    this.#write(stream, text('ready'));
  }

  /** To the streams of the user whom it concerns, and to nobody else's. */
  tell({ userId, ...change }: ServerEvent): void {
    for (const stream of this.#ofUser.get(userId) ?? []) this.#write(stream, text('change', change));
  }

  /** To the streams whose readers may read the rows. */
  tellRows({ writers, ...rows }: GatheredRows): void {
    const readers: Stream[] = [];
    this.#each((stream) => stream.lists?.has(rows.kind) && readers.push(stream));
    const toldTo = (userId: number | null) => {
      const own = userId === null ? [] : [...writers.keys()].filter((id) => writers.get(id) === userId);
      const change: RowsChange = { topic: 'rows', ...rows, own, readers: readers.length };
      return text('change', change);
    };
    const toOthers = toldTo(null);
    const authors = new Set(writers.values());
    for (const stream of readers)
      this.#write(stream, authors.has(stream.userId) ? toldTo(stream.userId) : toOthers);
  }

  /** The rights of all may be others: they are asked for before anything more is told of rows. */
  doubtRights(): void {
    this.doubts += 1;
    this.#each((stream) => (stream.lists = undefined));
  }

  /** The sessions whose rights are to be asked for. */
  doubtful(): Buffer[] {
    const hashes: Buffer[] = [];
    this.#each(({ lists, tokenHash }) => !lists && hashes.push(tokenHash));
    return hashes;
  }

  /** @param asked the sessions whose rights were asked for: those without any hear of nothing */
  setRights(asked: readonly Buffer[], rights: readonly ReaderRights[]): void {
    const known = new Map(rights.map((reader) => [reader.tokenHash.toString('hex'), listsFor(reader)]));
    const hashes = new Set(asked.map((hash) => hash.toString('hex')));
    this.#each((stream) => {
      const hash = stream.tokenHash.toString('hex');
      if (hashes.has(hash)) stream.lists = known.get(hash) ?? new Set();
    });
  }

  /** Something may have been missed. */
  tellGap(): void {
    this.#each((stream) => this.#write(stream, text('ready')));
  }

  beat(): void {
    this.#each((stream) => this.#write(stream, ':\n\n'));
  }

  /** The sessions that streams belong to; of one user, or of all. */
  sessions(userId?: number): Buffer[] {
    const hashes: Buffer[] = [];
    this.#each(({ tokenHash }) => hashes.push(tokenHash), userId);
    return hashes;
  }

  /** Ends the streams of sessions that are over. */
  endSessions(over: readonly Buffer[], userId?: number): void {
    const hashes = new Set(over.map((hash) => hash.toString('hex')));
    this.#each((stream) => {
      if (hashes.has(stream.tokenHash.toString('hex'))) this.#end(stream, 'session', text('ended'));
    }, userId);
  }

  /** The process stops: each reader finds another one. */
  stop(): void {
    this.#isStopping = true;
    this.#each((stream) => this.#end(stream, 'stopping'));
  }

  #each(work: (stream: Stream) => void, userId?: number): void {
    const those = userId === undefined ? [...this.#ofUser.values()] : [this.#ofUser.get(userId) ?? []];
    for (const own of those) for (const stream of [...own]) work(stream);
  }

  #write(stream: Stream, said: string): void {
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
