import { apiPaths } from '../api-paths';

/**
 * The alerts that an API can evaluate without Prometheus, for the operations page. Each is a case in `docs/at-night.md` and a
 * rule in `docker/observe/alerts.yml`; a test compares the severities and limits with the rules.
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
  'heads-late': 'critical',
  'forward-late': 'warning',
  'certificate-ends': 'warning',
  'replica-unused': 'warning',
  'archive-fails': 'critical',
  'drill-fails': 'warning',
} as const;
export type AlarmId = keyof typeof alarmSeverities;
export const alarmIds = Object.keys(alarmSeverities) as AlarmId[];

/** Routes whose refusals are no sign of excessive calls: the alert rules exclude them, and so does the API. */
export const signInRoutes: readonly string[] = [apiPaths.login, apiPaths.loginAlias];

/** The limits of the alert rules, for comparison with the API's values. Times in seconds. */
export const alarmLimits = {
  archiveAge: 300,
  certificateLeft: 1_209_600,
  drillAge: 172_800,
  headAge: 300,
  forwardLag: 600,
  jobAge: 1800,
  leastMonthsAhead: 1,
  memoryBytes: 450_000_000,
  /** Share of failed calls within five minutes. */
  failedShare: 0.01,
  refusedPerSecond: 1,
  /** Number within five minutes. */
  refusedPasswords: 50,
  /** Number for a release within ten minutes. */
  failedLoads: 3,
  failedLoadShare: 0.1,
} as const;
