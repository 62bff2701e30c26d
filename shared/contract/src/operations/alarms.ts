import { apiPaths } from '../api-paths';

/**
 * The alerts whose values an API knows by itself, without Prometheus: the page of operations shows them. Each is a case of
 * `docs/at-night.md` and a rule of `docker/observe/alerts.yml`; a test holds the severities and limits here against the rules.
 */
export const alarmSeverities = {
  'disk-full': 'critical',
  'keys-unreadable': 'critical',
  'remote-fails': 'critical',
  'calls-fail': 'critical',
  'sign-ins-refused': 'warning',
  'calls-refused': 'warning',
  'api-memory': 'warning',
  'jobs-stand-still': 'warning',
  'month-missing': 'warning',
  'replica-unused': 'warning',
  'archive-fails': 'critical',
  'drill-fails': 'warning',
} as const;
export type AlarmId = keyof typeof alarmSeverities;
export const alarmIds = Object.keys(alarmSeverities) as AlarmId[];

/** Whose refusals are no sign of somebody who calls too much: the alert rules leave them out, and so does the API. */
export const signInRoutes: readonly string[] = [apiPaths.login, apiPaths.loginAlias];

/** The limits of the alert rules, which the API holds its values against. Times in seconds. */
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
