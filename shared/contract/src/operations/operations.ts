import * as z from 'zod/mini';
import { alarmIds } from './alarms';

const moment = z.nullable(z.string());

const alarm = z.object({
  /** Of the case in `docs/at-night.md`. */
  id: z.enum(alarmIds),
  /** `critical` wakes somebody, `warning` waits for the morning. */
  severity: z.enum(['critical', 'warning']),
  /** Which replica, release, process or kind of job; null where there is one of it. */
  about: z.nullable(z.string()),
  /** Of that case, in English: what to look at first, and what to do then. In Markdown, with code and links. */
  look: z.string(),
  then: z.string(),
});

const drill = z.object({
  endedAt: z.string(),
  seconds: z.number(),
  isWhole: z.boolean(),
  /** The last write that came back. */
  newest: moment,
  /** What was looked at; null where it failed, or was made by a release that did not write it down. */
  rows: z.nullable(z.int()),
  auditEntries: z.nullable(z.int()),
  /** Private keys that were decrypted; null where no key was at hand, too. */
  keys: z.nullable(z.int()),
  /** Why it failed, in the words of who said so; null where it did not. */
  failure: z.nullable(z.string()),
});

const archive = z.object({
  /** Whether the database archives its log at all. */
  isOn: z.boolean(),
  /** One can go back to any minute from the first to the second; both null before the first drill that came back whole. */
  oldest: moment,
  newest: moment,
  lastArchivedAt: moment,
  /** Since then no piece of the log could be archived; null where the last one could. */
  failingSince: moment,
  /** Of the base backup, as of the last drill. */
  baseBackupAt: moment,
  drill: z.nullable(drill),
  /** When a backup file was made last, by the product's own command; wherever it lies now. */
  backupAt: moment,
});

const database = z.object({
  version: z.string(),
  startedAt: z.string(),
  bytes: z.int(),
  /** Of all who use the server, and how many of those may be there who are no superuser. */
  connections: z.object({ used: z.int(), most: z.int() }),
  /** Servers that the primary sends its log to: replicas, and whoever copies it just now. */
  standbys: z.int(),
  /** Whether the process that answers reaches the database through a pooler. */
  isPooled: z.boolean(),
  /** Those that APIs were given to read from. */
  replicas: z.array(
    z.object({
      name: z.string(),
      /** Whether at least one API reads there. */
      isUsed: z.boolean(),
      /** How far it is behind at most, by the API that knows best; null where none knows. */
      lagSeconds: z.nullable(z.number()),
    }),
  ),
});

const logs = z.object({
  /** Null: all is kept. */
  retentionMonths: z.nullable(z.int()),
  /** The latest first. */
  months: z.array(
    z.object({
      /** `2026-11` */
      month: z.string(),
      /** With all that is older: the last one alone. */
      isAndOlder: z.boolean(),
      auditBytes: z.int(),
      keyReadBytes: z.int(),
    }),
  ),
});

const process = z.object({
  host: z.string(),
  /** What its image is called; null where nobody says. */
  release: z.nullable(z.string()),
  node: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  memoryBytes: z.int(),
});

const work = z.object({
  exportsWaiting: z.int(),
  exportsRunning: z.int(),
  bulkRunning: z.int(),
  /** Seconds since the oldest open file was asked for, and since the change that waits longest was worked on. */
  oldestExport: z.number(),
  oldestBulk: z.number(),
  unreadLines: z.int(),
});

/** Of the last five minutes, by whole minutes, of all processes together. */
const calls = z.object({
  answered: z.int(),
  failed: z.int(),
  /** With 429, sign-ins apart. */
  refused: z.int(),
  refusedPasswords: z.int(),
});

const remote = z.object({
  remote: z.string(),
  live: z.nullable(z.string()),
  liveSince: moment,
  canary: z.nullable(z.string()),
  isDisabled: z.boolean(),
  /** Pages of sessions that loaded the live release within a day, and those of them that ever failed. */
  loads: z.int(),
  failures: z.int(),
});

/** `GET /operations`: how the installation is, by what the database and all API processes know. */
export const operationsStatus = z.object({
  /** Of the figures, by the clock of the database: up to ten seconds ago. */
  at: z.string(),
  /** The gravest first. */
  alarms: z.array(alarm),
  archive,
  database,
  logs,
  processes: z.array(process),
  calls,
  work,
  remotes: z.array(remote),
});
export type OperationsStatus = z.infer<typeof operationsStatus>;
export type Alarm = OperationsStatus['alarms'][number];
export type Drill = NonNullable<OperationsStatus['archive']['drill']>;
