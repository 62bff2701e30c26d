import { screens } from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../platform/database/transaction';
import { holderNotification } from '../../platform/inbox/notification-kinds';
import { scoreInterval } from '../../platform/score-interval';
import {
  activeAlerts,
  beginAlert,
  type DescribedAlert,
  describeAlert,
  endAlert,
  judgeAlert,
  type Outcome,
  type RecentOutcome,
  recentOutcomes,
  takeTurn,
  usualOfChannel,
  usualOfType,
  type Watched,
} from './channel-alerts.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time that a channel has to answer; younger payments are not judged. */
const ANSWER_MS = 15 * MINUTE_MS;
/** The judged payments: those of an hour, or the last `LEAST` where the hour has fewer, none older than `OLDEST_MS`. */
const RECENT_MS = HOUR_MS;
const OLDEST_MS = 6 * HOUR_MS;
const LEAST = 12;
const LEAST_FAILED = 5;
/** The payments before them, which give the usual rate. */
const USUAL_MS = 7 * DAY_MS;
const USUAL_MOST = 1_000;
const USUAL_LEAST = 50;
/** The limits of a control chart are three standard deviations from the usual value. */
const Z = 3;
/** A smaller fall needs no person, however significant. */
const FALL = 0.1;
/** The rate has recovered within this distance of the usual one: half of `FALL`, so that an alert does not begin and end in turn. */
const RECOVERED = FALL / 2;
/** An alert ends without a recovery when its channel had too few payments for this time. */
const QUIET_MS = DAY_MS;
/** The most channels whose usual rate is read in a run, those with the most failures first. */
const MOST_SUSPECTS = 50;

const notifyAlert = holderNotification('channel-alert', {
  permission: 'channels:edit',
  address: screens.transactions,
});
type Notice = Parameters<typeof notifyAlert>[1];

const rateOf = ({ success, payments }: Outcome) => success / payments;
const keyOf = ({ channelType, channelId }: Watched) => `${channelType} ${channelId}`;
const moment = (time: number) => new Date(time).toISOString();

/**
 * Returns true when the success rate of the latest payments is clearly below the usual one: even the upper bound of the rate
 * that they allow (three standard deviations, as in a control chart) is more than `FALL` lower. Two failures at night are not:
 * a judgement needs `LEAST` payments, of which `LEAST_FAILED` failed.
 *
 * @see https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc332.htm Shewhart’s chart for proportions
 */
export function hasFallen(recent: Outcome, usual: Outcome): boolean {
  if (recent.payments < LEAST || recent.payments - recent.success < LEAST_FAILED) return false;
  if (usual.payments < USUAL_LEAST) return false;
  return scoreInterval(recent.success, recent.payments, Z).highest < rateOf(usual) - FALL;
}

/** Days of a list are by the reader’s clock, which may be half a day before or behind UTC. */
const dayOf = (time: string, shift: number) => moment(Date.parse(time) + shift).slice(0, 10);

/** The filters of the list of transactions since an alert’s fall. */
export function alertFilters({ channelType, channelId, fellAt }: Pick<DescribedAlert, 'fellAt'> & Watched) {
  return {
    ...(channelId === null ? { channelType } : { channelId: String(channelId) }),
    from: dayOf(fellAt, -DAY_MS / 2),
  };
}

function noticeOf(alert: DescribedAlert, hasRecovered: boolean): Notice {
  const { id, type, merchantName, rate, usualRate } = alert;
  return {
    cause: `${id} ${hasRecovered ? 'recovered' : 'fell'}`,
    values: { type, merchantName, rate, usualRate, hasRecovered },
    filters: { ...alertFilters(alert), to: dayOf(alert.fellAt, DAY_MS / 2) },
  };
}

/** Returns the channels that could have fallen; those of a type with an alert of its own are left out. */
function suspectsOf(recent: readonly RecentOutcome[], known: ReadonlySet<string>): RecentOutcome[] {
  const failed = ({ payments, success }: Outcome) => payments - success;
  return recent
    .filter((each) => failed(each) >= LEAST_FAILED && !known.has(keyOf(each)))
    .sort((a, b) => Number(a.channelId !== null) - Number(b.channelId !== null) || failed(b) - failed(a))
    .slice(0, MOST_SUSPECTS);
}

/**
 * Begins an alert for each channel, and each type of channels, whose success rate has fallen, and ends those whose rate has
 * recovered. Users who may edit channels are notified of both. One process at a time does it.
 *
 * @param now for the history of the demo, as is `notify`
 */
export async function watchChannels(
  pool: pg.Pool,
  now = Date.now(),
  notify: (transaction: pg.ClientBase, notice: Notice) => Promise<void> = notifyAlert,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    if (!(await takeTurn(transaction))) return;
    const at = moment(now);
    const until = now - ANSWER_MS;
    const active = await activeAlerts(transaction);
    const recent = await recentOutcomes(transaction, {
      oldest: moment(until - OLDEST_MS),
      recent: moment(until - RECENT_MS),
      until: moment(until),
      least: LEAST,
    });
    const recentOf = new Map(recent.map((each) => [keyOf(each), each]));
    for (const { id, usualRate, judgedAt, ...watched } of active) {
      const outcome = recentOf.get(keyOf(watched));
      if (outcome) {
        const rate = rateOf(outcome);
        const hasEnded = rate >= usualRate - RECOVERED;
        await judgeAlert(transaction, { id, at, rate, hasEnded });
        if (hasEnded) await notify(transaction, noticeOf(await describeAlert(transaction, { id }), true));
      } else if (now - Date.parse(judgedAt) > QUIET_MS) {
        await endAlert(transaction, { id, at });
      }
    }

    const alerted = new Set(active.map(keyOf));
    for (const { channelType, channelId, fellAt, ...outcome } of suspectsOf(recent, alerted)) {
      if (channelId !== null && alerted.has(keyOf({ channelType, channelId: null }))) continue;
      const readUsual = channelId === null ? usualOfType : usualOfChannel;
      const usual = await readUsual(transaction, {
        channelType,
        channelId,
        oldest: moment(now - USUAL_MS),
        before: fellAt,
        most: USUAL_MOST,
      });
      if (!hasFallen(outcome, usual)) continue;
      alerted.add(keyOf({ channelType, channelId }));
      const began = { channelType, channelId, at, fellAt, rate: rateOf(outcome), usualRate: rateOf(usual) };
      const { id } = await beginAlert(transaction, began);
      await notify(transaction, noticeOf(await describeAlert(transaction, { id }), false));
    }
  });
}
