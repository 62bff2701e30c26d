import { apiPaths } from '../api-paths';

/** Of the cases of `docs/at-night.md` those whose values an API can know by itself, without Prometheus: the page of operations shows them. */
export const alarmIds = [
  'disk-full',
  'keys-unreadable',
  'remote-fails',
  'calls-fail',
  'sign-ins-refused',
  'calls-refused',
  'api-memory',
  'jobs-stand-still',
  'month-missing',
  'replica-unused',
  'archive-fails',
  'drill-fails',
] as const;
export type AlarmId = (typeof alarmIds)[number];

/** Whose refusals are no sign of somebody who calls too much: the alert rules leave them out, and so does the API. */
export const signInRoutes: readonly string[] = [apiPaths.login, apiPaths.loginAlias];

/** Where these begin: the alert rules are written with them, and the API holds its values against them. Times in seconds. */
export const alarmLimits = {
  archiveAge: 300,
  drillAge: 172_800,
  jobAge: 1800,
  leastMonthsAhead: 1,
  memoryBytes: 450_000_000,
  /** Of the calls of five minutes. */
  failedShare: 0.01,
  refusedPerSecond: 1,
  /** Within five minutes. */
  refusedPasswords: 50,
  /** Of a release, within ten minutes. */
  failedLoads: 3,
  failedLoadShare: 0.1,
} as const;
