import { type AlarmId, alarmLimits as limits, alarmSeverities } from '@backoffice/contract/alarms';
import type { Alarm, OperationsStatus } from '@backoffice/contract/operations';
import type { DatabaseFigures } from '../../platform/observing/database-gauges';
import type { Counts } from './api-processes.repository';
import { nightSteps } from './night-page';
import type { FailedLoads } from './operations.repository';

const steps = nightSteps();

const WINDOW_SECONDS = 300;

/** The values that are compared with the limits of the alert rules. */
export interface Known {
  /** In seconds since 1970, as in the figures. */
  now: number;
  figures: DatabaseFigures;
  /** The end of this API's certificate, in seconds since 1970; null without one. */
  certificateEnd: number | null;
  counts: Counts;
  failedLoads: readonly FailedLoads[];
  replicas: OperationsStatus['database']['replicas'];
  processes: OperationsStatus['processes'];
}

const jobsStanding = ({ oldestExport, oldestBulk }: DatabaseFigures) => [
  ...(oldestExport > limits.jobAge ? ['export'] : []),
  ...(oldestBulk > limits.jobAge ? ['bulk'] : []),
];

/**
 * True when the alert is active, or the names of its subjects. Alert rules that wait before they page are shown here at once.
 */
const held: Record<AlarmId, (known: Known) => boolean | readonly string[]> = {
  'disk-full': ({ counts }) => counts.fullAnswers > 0,
  'keys-unreadable': ({ counts }) => counts.unreadableKeys > 0,
  'remote-fails': ({ failedLoads }) =>
    failedLoads
      .filter(
        ({ failures, loads }) => failures >= limits.failedLoads && failures / loads > limits.failedLoadShare,
      )
      .map(({ remote, release }) => `${remote} ${release}`),
  'calls-fail': ({ counts }) => counts.failed > counts.answered * limits.failedShare,
  'sign-ins-refused': ({ counts }) => counts.refusedPasswords > limits.refusedPasswords,
  'calls-refused': ({ counts }) => counts.refused > limits.refusedPerSecond * WINDOW_SECONDS,
  'api-memory': ({ processes }) =>
    processes.filter(({ memoryBytes }) => memoryBytes > limits.memoryBytes).map(({ host }) => host),
  'jobs-stand-still': ({ figures }) => jobsStanding(figures),
  'month-missing': ({ figures }) =>
    figures.hasLinesWithoutMonth === 1 || figures.logMonthsAhead < limits.leastMonthsAhead,
  'heads-late': ({ figures }) =>
    figures.headAges.filter(({ seconds }) => seconds > limits.headAge).map(({ place }) => place),
  'forward-late': ({ figures }) =>
    figures.forwardLags.filter(({ seconds }) => seconds > limits.forwardLag).map(({ place }) => place),
  'certificate-ends': ({ certificateEnd, now }) =>
    certificateEnd !== null && certificateEnd - now < limits.certificateLeft,
  'replica-unused': ({ replicas }) => replicas.filter(({ isUsed }) => !isUsed).map(({ name }) => name),
  'archive-fails': ({ figures: { archiveFailing, newestRestorable }, now }) =>
    archiveFailing === 1 || (newestRestorable !== null && now - newestRestorable > limits.archiveAge),
  'drill-fails': ({ figures: { drillWhole, drillAge } }) =>
    drillWhole === 0 || (drillAge !== null && drillAge > limits.drillAge),
};

/** The active alerts, by the cases of the night page: critical ones first, each group in that page's order. */
export function alarmsOf(known: Known): Alarm[] {
  const alarms = [...steps].flatMap(([id, { look, then }]) => {
    if (!isKnown(id)) return [];
    const found = held[id](known);
    const abouts = typeof found === 'boolean' ? (found ? [null] : []) : [...new Set(found)];
    return abouts.map((about) => ({ id, severity: alarmSeverities[id], about, look, then }));
  });
  return alarms.sort((one, other) => one.severity.localeCompare(other.severity));
}

const isKnown = (id: string): id is AlarmId => Object.hasOwn(held, id);
