import { readFileSync } from 'node:fs';
import {
  type AlarmId,
  alarmIds,
  alarmLimits,
  alarmSeverities,
  signInRoutes,
} from '@backoffice/contract/alarms';
import { parse } from 'yaml';
import { root } from '../workspace';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { runbook: string };
}

const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

const page = textOf('docs/at-night.md');
const cases = page
  .split('<a id="')
  .slice(1)
  .map((text) => {
    const [, id, title] =
      /^([\w-]+)"><\/a>\n\n## (.+)\n\n1\. First look: .+\n2\. Then: .+\n/.exec(text) ?? [];
    const [, alert, severity, lasting = '0m'] =
      /\nAlert: `(\w+)`, (critical|warning)(?:, after (\w+))?\n/.exec(text) ?? [];
    const [, standIn] = /\nNo alert of its own: .+ Noticed by `(\w+)`\.\n/.exec(text) ?? [];
    return { text, id, title, alert, severity, lasting, standIn };
  });
const { groups } = parse(textOf('docker/observe/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const names = rules.map(({ alert }) => alert);

/** The alert rule for a case of the operations page. */
const ruleOf = (id: AlarmId) => rules.find(({ annotations }) => annotations.runbook.endsWith(`#${id}`))!;

it('has a title, two steps and an alert, or the reason for none, in each case of the page', () => {
  const torn = cases.filter(({ title, alert, standIn }) => !title || (!alert && !standIn));
  expect(torn.map(({ text }) => text)).toEqual([]);
});

it('lists all cases at its top', () => {
  const rowOf = ({ alert, standIn }: (typeof cases)[number]) =>
    alert ? `\`${alert}\`` : `none; noticed by \`${standIn}\``;
  expect(page.match(/^\| \[.*$/gm)).toEqual(
    cases.map((each) => `| [${each.title}](#${each.id}) | ${rowOf(each)} |`),
  );
});

it('has a case for each rule, with its severity and duration, in the same order', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(
    cases.flatMap(({ id, alert, severity, lasting }) =>
      alert ? [{ alert, for: lasting, severity, runbook: `docs/at-night.md#${id}` }] : [],
    ),
  ).toEqual(
    rules.map((rule) => ({
      alert: rule.alert,
      for: rule.for,
      severity: rule.labels.severity,
      runbook: rule.annotations.runbook,
    })),
  );
});

it('names an alert where a case has none of its own', () => {
  expect(names).toEqual(expect.arrayContaining(cases.flatMap(({ standIn }) => standIn ?? [])));
});

it('tries each rule in alerts.test.yml', () => {
  const tests = textOf('docker/observe/alerts.test.yml');
  expect(names.filter((name) => !tests.includes(`alertname="${name}"`))).toEqual([]);
});

it.each(alarmIds)('shows %s on the page of operations with the severity of its rule', (id) => {
  expect(ruleOf(id).labels.severity).toBe(alarmSeverities[id]);
});

it('calls a case on the page of operations by its title', () => {
  const words = JSON.parse(textOf('host/src/pages/operations/messages/en.json')) as Record<string, string>;
  expect(alarmIds.map((id) => words[`operations.alarm.${id}`])).toEqual(
    alarmIds.map((id) => cases.find((each) => each.id === id)?.title),
  );
});

const rulesWithLimits: Record<keyof typeof alarmLimits, AlarmId> = {
  archiveAge: 'archive-fails',
  drillAge: 'drill-fails',
  certificateLeft: 'certificate-ends',
  headAge: 'heads-late',
  forwardLag: 'forward-late',
  jobAge: 'jobs-stand-still',
  leastMonthsAhead: 'month-missing',
  memoryBytes: 'api-memory',
  failedShare: 'calls-fail',
  refusedPerSecond: 'calls-refused',
  refusedPasswords: 'sign-ins-refused',
  failedLoads: 'remote-fails',
  failedLoadShare: 'remote-fails',
};
it.each(Object.entries(rulesWithLimits) as [keyof typeof alarmLimits, AlarmId][])(
  'holds values against the limit %s of the rule for %s',
  (limit, id) => {
    const limits = [...ruleOf(id).expr.matchAll(/ [<>]=? ([\d.]+)/g)].map(([, value]) => Number(value));
    expect(limits).toContain(alarmLimits[limit]);
  },
);

it('leaves the refusals of sign-ins out as the API does', () => {
  expect(ruleOf('calls-refused').expr).toContain(`route!~"${signInRoutes.join('|')}"`);
});
