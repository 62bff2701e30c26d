export const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = DAY_MS / 24;
const TUESDAY = 2;

/**
 * Returns the incident of the demo: on the last Tuesday before today (UTC) a channel type left most payments unanswered, until
 * the editor moved its weight to other channels in the afternoon; the day after, the weights were restored.
 */
export function incidentBefore(now: number) {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const daysAgo = (new Date(today).getUTCDay() - TUESDAY + 7) % 7 || 7;
  const tuesday = today - daysAgo * DAY_MS;
  return {
    channelType: 'unionpay',
    from: tuesday + 8 * HOUR_MS,
    until: tuesday + 14.5 * HOUR_MS,
    movedAt: tuesday + 14 * HOUR_MS,
    // On a Wednesday morning before ten the weights are still moved; the restoration is then dated now.
    restoredAt: Math.min(tuesday + 34 * HOUR_MS, now),
  };
}
