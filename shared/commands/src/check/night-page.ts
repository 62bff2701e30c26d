import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { alarmIds } from '@backoffice/contract/alarms';
import { nightPage } from '@backoffice/contract/night-page';
import { promtool } from '../observe/promtool';
import { alertRules, nightPageText } from '../observe/write-night-page';
import { root } from '../workspace';

const files = { 'docs/at-night.md': nightPageText(), 'docker/observe/alerts.yml': alertRules() };
const problems: string[] = [];

const alerts = nightPage.flatMap(({ alert }) => ('name' in alert ? [alert.name] : []));
const ids = nightPage.map(({ id }) => id);
for (const name of [...alerts, ...ids].filter((name, at, all) => all.indexOf(name) !== at))
  problems.push(`Two cases have the name ${name}.`);
for (const { id, alert } of nightPage)
  if ('standIn' in alert && !alerts.includes(alert.standIn))
    problems.push(`${id} is noticed by ${alert.standIn}, which is no alert.`);

// The page of operations says in the words of the night page what is in alarm.
const words = JSON.parse(
  readFileSync(`${root}/mfe-users-roles/src/features/operations/messages/en.json`, 'utf8'),
) as Record<string, string>;
for (const alarm of alarmIds) {
  const found = nightPage.find(({ id }) => id === alarm);
  if (!found || !('name' in found.alert)) problems.push(`${alarm} is no case with an alert of its own.`);
  else if (words[`operations.alarm.${alarm}`] !== found.seen)
    problems.push(`The page of operations does not say “${found.seen}” of ${alarm}.`);
}

const tests = readFileSync(`${root}/docker/observe/alerts.test.yml`, 'utf8');
for (const name of alerts)
  if (!tests.includes(`alertname="${name}"`))
    problems.push(`docker/observe/alerts.test.yml does not try ${name}.`);

for (const [path, text] of Object.entries(files)) {
  const isCurrent = existsSync(`${root}/${path}`) && readFileSync(`${root}/${path}`, 'utf8') === text;
  if (isCurrent) continue;
  if (process.argv.includes('--write')) writeFileSync(`${root}/${path}`, text);
  else
    problems.push(
      `${path} is not what the night page says. Write it anew: pnpm exec tsx shared/commands/src/check/night-page.ts --write`,
    );
}

for (const asked of promtool ? ['check config prometheus.yml', 'test rules alerts.test.yml'] : []) {
  const { status, stdout, stderr } = spawnSync(promtool!, asked.split(' '), {
    cwd: `${root}/docker/observe`,
    encoding: 'utf8',
  });
  if (status !== 0) problems.push(`promtool ${asked}:\n${stdout}${stderr}`);
}

for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
