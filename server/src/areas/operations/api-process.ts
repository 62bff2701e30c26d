import { signInRoutes } from '@backoffice/contract/alarms';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Registry } from 'prom-client';
import type { Queryable } from '../../platform/database/transaction';
import type { Reads } from '../../platform/replicas/reads';
import { type Counts, noteProcessEnd, reportProcess } from './api-processes.repository';

async function valuesOf(registry: Registry, name: string) {
  const metric = await registry.getSingleMetric(name)?.get();
  return metric?.values ?? [];
}

/** Reads the counters of the process since its start: the same ones that Prometheus reads. */
async function countsOf(registry: Registry): Promise<Counts> {
  const counts = {
    answered: 0,
    failed: 0,
    refused: 0,
    refusedPasswords: 0,
    unreadableKeys: 0,
    fullAnswers: 0,
  };
  for (const { labels, value, ...more } of await valuesOf(registry, 'http_request_duration_seconds')) {
    if (!('metricName' in more) || more.metricName !== 'http_request_duration_seconds_count') continue;
    const { status, route } = labels;
    counts.answered += value;
    if (Number(status) === 500) counts.failed += value;
    if (Number(status) === 429 && !signInRoutes.includes(String(route))) counts.refused += value;
  }
  for (const { value } of await valuesOf(registry, 'password_checks_refused_total'))
    counts.refusedPasswords += value;
  for (const { labels, value } of await valuesOf(registry, 'private_keys_total'))
    if (labels.outcome === 'unreadable') counts.unreadableKeys += value;
  for (const { value } of await valuesOf(registry, 'database_full_answers_total'))
    counts.fullAnswers += value;
  return counts;
}

function grownBy(now: Counts, before: Counts | null): Counts {
  const grown = { ...now };
  for (const name of Object.keys(now) as (keyof Counts)[]) grown[name] -= before?.[name] ?? 0;
  return grown;
}

/** Reports this process to the other ones through the database. */
export class ApiProcess {
  readonly #id = randomUUID();
  readonly #startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  #reported: Counts | null = null;
  #reporting: Promise<void> | undefined;

  constructor(
    private readonly options: { db: Queryable; registry: Registry; reads: Reads; release: string | null },
  ) {}

  /** Reports the state and the counts since the last report; concurrent calls share one report. */
  report(): Promise<void> {
    return (this.#reporting ??= this.#send().finally(() => (this.#reporting = undefined)));
  }

  async #send(): Promise<void> {
    const { db, registry, reads, release } = this.options;
    const counts = await countsOf(registry);
    const replicas = reads.replicas.map(({ name, problem, lagMs }) => ({
      name,
      isUsed: problem === null,
      lagSeconds: Number.isFinite(lagMs) ? lagMs / 1000 : null,
    }));
    await reportProcess(db, {
      id: this.#id,
      host: hostname(),
      release,
      node: process.version,
      startedAt: this.#startedAt,
      memoryBytes: process.memoryUsage.rss(),
      replicas: JSON.stringify(replicas),
      ...grownBy(counts, this.#reported),
    });
    this.#reported = counts;
  }

  async end(): Promise<void> {
    await noteProcessEnd(this.options.db, { id: this.#id });
  }
}
