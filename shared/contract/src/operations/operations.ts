import * as z from 'zod/mini';
import { alarmIds } from './alarms';

const moment = z.nullable(z.string());

const alarm = z.object({
  /** The id of the case in `docs/at-night.md`. */
  id: z.enum(alarmIds),
  /** `critical` needs immediate attention, `warning` can wait until the morning. */
  severity: z.enum(['critical', 'warning']),
  /** The replica, release, process or kind of job; null where there is only one. */
  about: z.nullable(z.string()),
  /** The first check and the remedy of that case, in English: Markdown with code and links. */
  look: z.string(),
  then: z.string(),
});

const drill = z.object({
  endedAt: z.string(),
  seconds: z.number(),
  isWhole: z.boolean(),
  /** The time of the last restored write. */
  newest: moment,
  /** Number of checked rows; null when the drill failed, or was recorded by an earlier release. */
  rows: z.nullable(z.int()),
  auditEntries: z.nullable(z.int()),
  /** Number of decrypted private keys; null also when no encryption key was available. */
  keys: z.nullable(z.int()),
  /** The error message of a failed drill; null when it succeeded. */
  failure: z.nullable(z.string()),
});

const archive = z.object({
  /** True if WAL archiving is on. */
  isOn: z.boolean(),
  /** The range of times to which the database can be restored; both null before the first successful drill. */
  oldest: moment,
  newest: moment,
  lastArchivedAt: moment,
  /** Time since which archiving has failed; null when the last attempt succeeded. */
  failingSince: moment,
  /** Time of the base backup, as of the last drill. */
  baseBackupAt: moment,
  drill: z.nullable(drill),
  /** Time when the product's command last created a backup file, wherever the file is now. */
  backupAt: moment,
});

const database = z.object({
  version: z.string(),
  startedAt: z.string(),
  bytes: z.int(),
  /** Connections in use by all clients of the server, and the limit for those that are no superuser. */
  connections: z.object({ used: z.int(), most: z.int() }),
  /** Number of servers that receive the primary's log: replicas and running base backups. */
  standbys: z.int(),
  /** True if the answering process connects through a pooler. */
  isPooled: z.boolean(),
  /** The replicas that APIs are configured to read from. */
  replicas: z.array(
    z.object({
      name: z.string(),
      /** True if at least one API reads from it. */
      isUsed: z.boolean(),
      /** Upper bound of the lag, from the API that knows it best; null when none knows. */
      lagSeconds: z.nullable(z.number()),
    }),
  ),
});

const logs = z.object({
  /** Null when all months are kept. */
  retentionMonths: z.nullable(z.int()),
  /** Latest first. */
  months: z.array(
    z.object({
      /** `2026-11`. */
      month: z.string(),
      /** True for the last one, which includes all older months. */
      isAndOlder: z.boolean(),
      auditBytes: z.int(),
      keyReadBytes: z.int(),
    }),
  ),
});

/** The signed heads of the audit log. */
const auditHeads = z.object({
  /** Empty while no head is signed. */
  places: z.array(
    z.object({
      /** The address without credentials. */
      name: z.string(),
      /** Time of the newest delivered head. */
      deliveredAt: moment,
      /** Number of heads that wait to be delivered there. */
      waiting: z.int(),
      /** The reason why the last delivery failed. */
      problem: z.nullable(z.string()),
    }),
  ),
});

const process = z.object({
  host: z.string(),
  /** The name of its image; null when not configured. */
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
  /** Seconds since the oldest open export was requested, and since the longest waiting bulk edit made progress. */
  oldestExport: z.number(),
  oldestBulk: z.number(),
  unreadLines: z.int(),
});

/** Calls of the last five whole minutes, all processes together. */
const calls = z.object({
  answered: z.int(),
  failed: z.int(),
  /** Answers with 429, except for sign-ins. */
  refused: z.int(),
  refusedPasswords: z.int(),
});

const remote = z.object({
  remote: z.string(),
  live: z.nullable(z.string()),
  liveSince: moment,
  canary: z.nullable(z.string()),
  isDisabled: z.boolean(),
  /** Pages, by session, that loaded the live release within a day, and those of them that ever failed. */
  loads: z.int(),
  failures: z.int(),
});

/** `GET /operations`: the state of the installation, as known to the database and all API processes. */
export const operationsStatus = z.object({
  /** Time of the figures by the database clock: at most ten seconds old. */
  at: z.string(),
  /** Most severe first. */
  alarms: z.array(alarm),
  archive,
  database,
  logs,
  auditHeads,
  processes: z.array(process),
  calls,
  work,
  remotes: z.array(remote),
});
export type OperationsStatus = z.infer<typeof operationsStatus>;
export type Alarm = OperationsStatus['alarms'][number];
export type Drill = NonNullable<OperationsStatus['archive']['drill']>;
