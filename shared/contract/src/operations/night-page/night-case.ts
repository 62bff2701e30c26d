interface Alert {
  name: string;
  /** PromQL, under the job `api` of `docker/observe/prometheus.yml`. */
  expr: string;
  for: string;
  /** `critical` wakes somebody, `warning` waits for the morning. */
  severity: 'critical' | 'warning';
  /** May name the alert's labels and value: `{{ $labels.remote }}`, `{{ $value }}`. */
  summary: string;
}

/** No metric shows the case: why, and the alert by which it is noticed all the same. */
interface NoAlert {
  why: string;
  standIn: string;
}

export interface NightCase {
  /** Its anchor in `docs/at-night.md`. */
  id: string;
  seen: string;
  look: string;
  then: string;
  alert: Alert | NoAlert;
}
