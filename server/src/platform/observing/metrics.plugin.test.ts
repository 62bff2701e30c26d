import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from '../http/declare-route';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({
    settings: { replicaUrls: ['postgresql://127.0.0.1:1/nowhere'] },
    extend: (app) =>
      declareRoute(app, 'GET', '/test/full', {
        access: 'public',
        summary: '',
        data: z.null(),
        handle: () => {
          throw Object.assign(new Error('No space left on device'), { code: '53100' });
        },
      }),
  });
});
afterEach(() => api.stop());

const OBSERVE = `${import.meta.dirname}/../../../../docker/observe`;
// Metrics of Prometheus itself, and of HAProxy.
const NOT_OURS = ['up', 'haproxy_backend_active_servers'];

/** Returns the names of metrics in PromQL: the words that are neither functions nor labels nor texts. */
function metricsIn(promql: string): string[] {
  const bare = promql.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|without) \([^)]*\)|\b\d\w*/g, ' ');
  return [...bare.matchAll(/\b[a-z_]+\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless', 'by', 'on'].includes(name));
}

const value = async (series: string) => {
  const lines = (await api.app.metrics.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]);
};

test('every metric of the alerts and the dashboard exists in the API', async () => {
  const rules = readFileSync(`${OBSERVE}/alerts.yml`, 'utf8');
  const { panels } = JSON.parse(readFileSync(`${OBSERVE}/dashboard.json`, 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queried = [
    ...[...rules.matchAll(/^ +expr: '(.*)'$/gm)].map(([, promql]) => promql!),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap(metricsIn);
  const registered = (await api.app.metrics.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  expect(queried).toEqual(expect.arrayContaining(['remote_loads_total', 'inbox_lines']));
  expect(queried.filter((name) => ![...registered, ...NOT_OURS].includes(name))).toEqual([]);
});

test('waiting and running jobs, and unread notifications, are read from the database', async () => {
  const { pool } = api.services;
  expect(await value('database_reachable')).toBe(1);
  expect(await value('jobs_open{kind="export",state="waiting"}')).toBe(0);
  const unread = await value('inbox_lines{state="unread"}');
  await pool.query(
    `insert into export_job (user_id, kind, file_name, filter, time_zone, state, created_at)
     select id, 'merchants', 'x', '{}', 'UTC', state, now() - interval '1 hour'
     from app_user, unnest('{waiting,waiting,running,ready}'::text[]) state where username = 'admin'`,
  );
  await pool.query(
    `insert into notification (user_id, kind, cause, "values", address)
     select id, 'device-new', 'x', '{}', '/x' from app_user where username = 'admin'`,
  );
  expect(await value('jobs_open{kind="export",state="waiting"}')).toBe(2);
  expect(await value('jobs_open{kind="export",state="running"}')).toBe(1);
  expect(await value('jobs_oldest_seconds{kind="export"}')).toBeGreaterThanOrEqual(3600);
  expect(await value('inbox_lines{state="unread"}')).toBe(unread + 1);
});

test('the results of the last drill are shown, and none without a drill', async () => {
  expect(await value('recovery_drill_whole')).toBeNaN();
  await api.asOwner(
    `insert into recovery_drill (ended_at, seconds, oldest, newest, is_whole, told) values
       (now() - interval '2 days', 9, '2026-11-01T00:00Z', '2026-11-20T00:00Z', true, ''),
       (now() - interval '1 day', 12, '2026-11-02T00:00Z', '2026-11-21T00:00Z', false, '')`,
  );
  expect(await value('recovery_drill_whole')).toBe(0);
  expect(await value('recovery_drill_duration_seconds')).toBe(12);
  expect(await value('recovery_drill_age_seconds')).toBeGreaterThanOrEqual(86_400);
  expect(await value('archive_oldest_timestamp_seconds')).toBe(Date.UTC(2026, 10, 2) / 1000);
  // This server does not archive.
  expect(await value('archive_failing')).toBeNaN();
});

test('without the database its figures are absent, and others are shown', async () => {
  const query = jest.spyOn(api.services.pool, 'query').mockRejectedValue(new Error('away') as never);
  expect(await value('database_reachable')).toBe(0);
  expect(await value('jobs_open{kind="export",state="waiting"}')).toBeNaN();
  expect(await value('recovery_drill_whole')).toBeNaN();
  expect(await value('database_full_answers_total')).toBe(0);
  query.mockRestore();
});

test('refused passwords and full-disk answers are counted from the first on', async () => {
  const wrong = await value('password_checks_refused_total{why="wrong"}');
  const body = { username: 'admin', password: 'not-this-one' };
  for (let times = 0; times < 11; times++) await api.call('POST', '/auth/login', { body });
  expect(await value('password_checks_refused_total{why="wrong"}')).toBe(wrong + 10);
  expect(await value('password_checks_refused_total{why="locked"}')).toBe(1);
  expect((await api.call('GET', '/test/full')).statusCode).toBe(507);
  expect(await value('database_full_answers_total')).toBe(1);
});
