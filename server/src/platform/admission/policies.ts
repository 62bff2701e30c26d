import { type FailureReason, failureReason } from '@backoffice/contract';
import { MAX_ANSWER_BYTES } from '@backoffice/contract/shortened-rows';
import { availableParallelism } from 'node:os';

// The limits of callers. Each has a row in one of the four tables below, and beyond it a caller gets 429 and the time of the next attempt:
// docs/decisions/0038. Connections are limited by `senderLimits` of the contract.

/** What one owner may have under way at once in this process, until the body of a call has arrived or its answer is out. */
export const places = {
  /** An answer is in memory until its reader has it. */
  answersPerUser: { max: 128, until: 'answer' },
  /** A browser sends six requests at once to one server. */
  bodiesPerUser: { max: 12, until: 'body' },
  /** Of callers without a session: an address may be an office behind one router, which signs in at the same time. */
  bodiesPerAddress: { max: 32, until: 'body' },
  /** Of a user, or of an address without a session. A form may have 2 MB. */
  formsPerSender: { max: 12, until: 'body' },
  /** A download keeps the process as busy as its reader is quick. */
  downloadsPerUser: { max: 2, until: 'answer' },
  /** An image is in memory until its reader has it, up to 2 MB. */
  imagesPerAddress: { max: 32, until: 'answer' },
} satisfies Record<string, { max: number; until: 'body' | 'answer' }>;

/** Event streams: a browser has one for all of its tabs, and a user no more browsers than sessions. A stream takes 20 kB. */
export const eventStreams = { maxPerUser: 20, max: 2_000 };

/** Calls of one owner over time, counted in this process. */
export const rates = {
  /** To read and parse a megabyte takes as long as ten calls. */
  longBodiesPerUser: { calls: 20, seconds: 10 },
  /** Each page that is loaded opens a stream; one that breaks is opened again after some seconds. */
  streamOpeningsPerUser: { calls: 300, seconds: 60 },
  exportStartsPerUser: { calls: 60, seconds: 3600 },
  /** Each has an entry in the audit log. */
  downloadsPerUser: { calls: 30, seconds: 60 },
  bulkPreviewsPerUser: { calls: 30, seconds: 60 },
  /** A user who tidies up their views. */
  viewChangesPerUser: { calls: 120, seconds: 60 },
  /** A user who goes through all notifications with the keyboard. */
  notificationChangesPerUser: { calls: 240, seconds: 60 },
  /** A user who tries one order of columns after the other. */
  layoutChangesPerUser: { calls: 240, seconds: 60 },
  /** A browser reports every few seconds at most. */
  remoteLoadReportsPerUser: { calls: 60, seconds: 60 },
  /** The API's document has 4 MB, the script of its page 1.5 MB. */
  apiDocsPerReader: { calls: 40, seconds: 60 },
  /** An address may be an office behind one router; so for the next two. */
  policyReportsPerAddress: { calls: 60, seconds: 60 },
  providerSignInsPerAddress: { calls: 60, seconds: 60 },
  /** Limits what reading costs; what may be stored is limited with the tokens. */
  tokenUploadsPerAddress: { calls: 120, seconds: 60 },
};

/**
 * Calls without a session, for each address in each process: so many places, of which so many come back each second. A call that is
 * refused takes a whole one, a served call a part. 200 people of one office who sign in at once wait for two seconds.
 */
export const strangers = { max: 200, perSecond: 200, served: 0.4 };

/** Calls of one owner over time, counted in the database for all processes. A row's `counter` is stored and stays as it is. */
export const budgets = {
  uploadsPerUser: { counter: 'uploads of user', calls: 60, seconds: 60 },
  picturesPerUser: { counter: 'pictures of user', calls: 10, seconds: 60 },
  /** Above what an import of rows needs where one thread makes the keys. */
  privateKeysPerUser: { counter: 'private keys of user', calls: 300, seconds: 60 },
};

export interface QueuePolicy {
  /** Pieces of work under way at once; one of more weight counts as so many. */
  atOnce: number;
  /** Pieces that may wait. */
  maxWaiting: number;
  /** Who would have to wait longer is sent away. */
  maxWaitMs: number;
  /** How long one piece takes, until that is known. */
  firstGuessMs: number;
  /** Why somebody is sent away. */
  reason: FailureReason;
  /**
   * Counted work, each piece by its weight, of so much more than one piece at a time would have done; beyond it there is one at a
   * time, and a rest after it.
   */
  burstMs?: number;
  /** Pieces of one owner that may wait or be under way; without it, owners are not told apart. */
  maxPerOwner?: number;
}

// A client gives up after 5 s, and a call goes on after its turn in a queue.
const maxWaitMs = 3_000;

/** Work that waits for its turn in this process. */
export const queues = {
  /** Four calls of a user leave connections of the database, and the process, to all others. */
  callsPerUser: {
    atOnce: 4,
    burstMs: 2_000,
    maxWaiting: places.answersPerUser.max,
    maxWaitMs,
    firstGuessMs: 20,
    reason: failureReason('busy'),
  },
  /** A long list may have the bytes of an answer several times while it is read and put together. */
  longLists: { atOnce: 4, maxWaiting: 200, maxWaitMs, firstGuessMs: 50, reason: failureReason('busy') },
  /** libuv has four threads: one stays free for files and names. */
  passwords: {
    atOnce: Math.max(1, Math.min(availableParallelism(), 3)),
    maxWaiting: 400,
    // An office of 200 signs in at once: two processors take 2.2 s for it.
    maxWaitMs: 4_500,
    firstGuessMs: 20,
    reason: failureReason('sign-in-busy'),
  },
  /** An import of rows sends four creates at once. */
  privateKeys: {
    atOnce: 1,
    maxPerOwner: 4,
    maxWaiting: 20,
    maxWaitMs,
    firstGuessMs: 300,
    reason: failureReason('busy'),
  },
  /** Half of the connections of a pool stay with callers who read (docs/decisions/0039). */
  commits: {
    atOnce: 10,
    maxWaiting: 500,
    maxWaitMs: 2_000,
    firstGuessMs: 10,
    reason: failureReason('storage-slow'),
  },
} satisfies Record<string, QueuePolicy>;

/** Rows of a list that count as one call of `queues.callsPerUser`. */
export const ROWS_PER_CALL = 25;

/** Bytes of answers that their readers have not taken. With those that are not counted, `places.answersPerUser`, a user has up to 32 MB. */
export const unreadBytes = {
  maxPerOwner: 3 * MAX_ANSWER_BYTES,
  max: 12 * MAX_ANSWER_BYTES,
  countedFrom: 64 * 1024,
  stalledMs: 60_000,
};

/** Bytes of bodies: few calls take more than `long`, such as an article's; no call without a session takes more than `public`. */
export const bodyBytes = { long: 64 * 1024, public: 16 * 1024 };

/** How late the event loop may be in two samples in a row, and how many calls may wait for a connection of the database. */
export const overload = { maxDelayMs: 1_000, maxWaitingForConnection: 500 };
