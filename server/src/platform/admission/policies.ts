import { type FailureReason, failureReason } from '@backoffice/contract';
import { MAX_ANSWER_BYTES } from '@backoffice/contract/shortened-rows';
import { availableParallelism } from 'node:os';

// The limits of callers. Each has a row in one of the four tables below; beyond it a caller gets 429 and the time of the next
// attempt: docs/decisions/0038. Connections are limited by `senderLimits` of the contract.

/**
 * Limits of one owner's calls in progress at once in this process, until the body of a call has arrived or its answer is sent.
 */
export const concurrency = {
  /** An answer is in memory until its reader has received it. */
  answersPerUser: { max: 128, until: 'answer' },
  /** A browser sends six requests at once to one server. */
  bodiesPerUser: { max: 12, until: 'body' },
  /** Applies to callers without a session: an address may be an office behind one router, which signs in at the same time. */
  bodiesPerAddress: { max: 32, until: 'body' },
  /** Counted by user, or by address without a session. A form may have 2 MB. */
  formsPerSender: { max: 12, until: 'body' },
  /** A download uses as much of the process as its reader's speed permits. */
  downloadsPerUser: { max: 2, until: 'answer' },
  /** Counted by user or deploy key: a packed release has up to 8 MB, an unpacked one 32 MB. */
  releaseUploadsPerSender: { max: 2, until: 'answer' },
  /** A waiting reader of changes has no database connection. */
  changeReadsPerAccount: { max: 8, until: 'answer' },
  /** An image, up to 2 MB, is in memory until its reader has received it. */
  imagesPerAddress: { max: 32, until: 'answer' },
} satisfies Record<string, { max: number; until: 'body' | 'answer' }>;

/** Event streams: a browser has one for all of its tabs, and a user no more browsers than sessions. A stream takes 20 kB. */
export const eventStreams = { maxPerUser: 20, max: 2_000 };

/** Limits of one owner's calls over time, counted in this process. */
export const rates = {
  /** Reading and parsing a megabyte takes as long as ten calls. */
  longBodiesPerUser: { calls: 20, seconds: 10 },
  /** Each page load opens a stream; a broken stream is reopened after some seconds. */
  streamOpeningsPerUser: { calls: 300, seconds: 60 },
  /** A reader that waits for changes makes up to 150 calls a minute, one that is behind more. */
  changeReadsPerAccount: { calls: 1200, seconds: 60 },
  /** Each sends an event to a server of the company, for up to ten seconds. */
  webhookSendsPerUser: { calls: 30, seconds: 60 },
  exportStartsPerUser: { calls: 60, seconds: 3600 },
  /** Each download has an entry in the audit log. */
  downloadsPerUser: { calls: 30, seconds: 60 },
  /** Also by deploy key. */
  releaseUploadsPerSender: { calls: 30, seconds: 60 },
  bulkPreviewsPerUser: { calls: 30, seconds: 60 },
  /** Enough for a user who deletes many views. */
  viewChangesPerUser: { calls: 120, seconds: 60 },
  /** Enough for a user who writes short notes; one notifies up to 20 users. */
  noteChangesPerUser: { calls: 120, seconds: 60 },
  /** Enough for a user who goes through all notifications with the keyboard. */
  notificationChangesPerUser: { calls: 240, seconds: 60 },
  /** Enough for a user who tries many column orders. */
  layoutChangesPerUser: { calls: 240, seconds: 60 },
  /** A browser reports every few seconds at most. */
  remoteLoadReportsPerUser: { calls: 60, seconds: 60 },
  /** Several open pages of a user report errors together, each a few times a minute. */
  problemReportsPerUser: { calls: 60, seconds: 60 },
  /** An address may be an office behind one router. */
  problemReportsPerAddress: { calls: 600, seconds: 60 },
  /** The API's document has 4 MB, the script of its page 1.5 MB. */
  apiDocsPerReader: { calls: 40, seconds: 60 },
  /** An address may be an office behind one router; also for the next three. */
  policyReportsPerAddress: { calls: 60, seconds: 60 },
  providerSignInsPerAddress: { calls: 60, seconds: 60 },
  passkeySignInsPerAddress: { calls: 60, seconds: 60 },
  /** Enough for a user who sets up all factors at once. */
  factorChangesPerUser: { calls: 60, seconds: 60 },
  /** Limits the cost of reading; the amount to store is limited with the tokens. */
  tokenUploadsPerAddress: { calls: 120, seconds: 60 },
  /** Enough for a provider that ends the sessions of a whole office at once. */
  providerLogoutsPerAddress: { calls: 600, seconds: 60 },
  /** Calls of the company's directory: more than twice as fast as Entra ID sends them. */
  scimCallsPerAddress: { calls: 3600, seconds: 60 },
};

/**
 * Slots of each address for calls without a session, in each process: their number, and how many are regained each
 * second. A refused call takes a whole slot, a served call a part. When 200 people of one office sign in at once, they wait
 * for two seconds.
 */
export const strangers = { max: 200, perSecond: 200, served: 0.4 };

/**
 * Limits of one owner's calls over time, counted in the database for all processes. The `counter` of a row is stored and must
 * not change.
 */
export const budgets = {
  uploadsPerUser: { counter: 'uploads of user', calls: 60, seconds: 60 },
  picturesPerUser: { counter: 'pictures of user', calls: 10, seconds: 60 },
  linkMailsPerUser: { counter: 'link mails of user', calls: 20, seconds: 60 },
  /** More than an import of rows needs when one thread generates the keys. */
  privateKeysPerUser: { counter: 'private keys of user', calls: 300, seconds: 60 },
};

export interface QueuePolicy {
  /** Pieces of work in progress at once; a piece counts by its weight. */
  atOnce: number;
  /** The number of pieces that may wait. */
  maxWaiting: number;
  /** A piece whose expected wait is longer is refused. */
  maxWaitMs: number;
  /** The assumed duration of one piece, until one has been measured. */
  firstGuessMs: number;
  /** The reason of a refusal. */
  reason: FailureReason;
  /**
   * How far the counted work of an owner, each piece by its weight, may run ahead of one piece at a time. Beyond it, one piece
   * runs at a time, followed by a pause.
   */
  burstMs?: number;
  /** Pieces of one owner that may wait or be in progress; when omitted, owners are not distinguished. */
  maxPerOwner?: number;
}

// A client gives up after 5 s, and a call takes further time after its turn in a queue.
const maxWaitMs = 3_000;

/** Work that waits for its turn in this process. */
export const queues = {
  /** Four calls of one user leave enough database connections and processor time for all others. */
  callsPerUser: {
    atOnce: 4,
    burstMs: 2_000,
    maxWaiting: concurrency.answersPerUser.max,
    maxWaitMs,
    firstGuessMs: 20,
    reason: failureReason('busy'),
  },
  /** A long list may take several times the bytes of its answer while it is read and serialised. */
  longLists: { atOnce: 4, maxWaiting: 200, maxWaitMs, firstGuessMs: 50, reason: failureReason('busy') },
  /** libuv has four threads: one stays free for files and names. */
  passwords: {
    atOnce: Math.max(1, Math.min(availableParallelism(), 3)),
    maxWaiting: 400,
    // When an office of 200 signs in at once, two processors take 2.2 s.
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
  /** One release is unpacked, hashed and compressed at a time; the gateway waits 30 s for the answer. */
  releaseUploads: {
    atOnce: 1,
    maxWaiting: 8,
    maxWaitMs: 15_000,
    firstGuessMs: 500,
    reason: failureReason('busy'),
  },
  /** Reading a source map of 4 MB takes a tenth of a second. */
  readableStacks: {
    atOnce: 1,
    maxWaiting: 20,
    maxWaitMs,
    firstGuessMs: 50,
    reason: failureReason('busy'),
  },
  /** Half of the connections of a pool stay free for reads (docs/decisions/0039). */
  commits: {
    atOnce: 10,
    maxWaiting: 500,
    maxWaitMs: 2_000,
    firstGuessMs: 10,
    reason: failureReason('storage-slow'),
  },
} satisfies Record<string, QueuePolicy>;

/** The rows of a list that count as one call of `queues.callsPerUser`. */
export const ROWS_PER_CALL = 25;

/**
 * Bytes of answers that their readers have not received. With the uncounted ones of `concurrency.answersPerUser`, a user has up
 * to 32 MB.
 */
export const unreadBytes = {
  maxPerOwner: 3 * MAX_ANSWER_BYTES,
  max: 12 * MAX_ANSWER_BYTES,
  countedFrom: 64 * 1024,
  stalledMs: 60_000,
};

/**
 * Bytes of bodies: few calls accept more than `long`, for example an article's; no call without a session accepts more than
 * `public`.
 */
export const bodyBytes = { long: 64 * 1024, public: 16 * 1024 };

/** The delay of the event loop in two samples in a row, and the number of calls that wait for a database connection. */
export const overload = { maxDelayMs: 1_000, maxWaitingForConnection: 500 };
