import { rmSync } from 'node:fs';
import { installedVersions, startInstalledServer } from 'server/installed-server';
import { kubectl } from './check/kubectl';
import { findArchiver, hasCluster, hasPooler, hasToken } from './test/database-programs';
import { findBrowser } from './test/find-browser';
import { findContainerEngine } from './test/container-engine';
import type { TestResult } from './test/reports';
import { makeScratchFolder, runTestStep } from './test/run-test-step';

const results: TestResult[] = [];
const durations: string[] = [];
const scratch = makeScratchFolder();
process.env.TMPDIR = scratch;
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

async function step(name: string, run: () => Promise<TestResult>): Promise<void> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const result = await run();
  results.push(result);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  durations.push(`${name}: ${seconds} s`);
  console.log(`── ${name}: ${result.passed} passed, ${result.failures.length} failed in ${seconds} s`);
}

await step('Formatting, lint, types, dependency rules', () => runTestStep.check());
// The embedded database has tests of its own, and is used by the end-to-end tests.
const [version] = installedVersions();
const postgres = version ? await startInstalledServer({ version }) : undefined;
await step(
  `Unit and server tests, on ${postgres ? `PostgreSQL ${postgres.version}` : 'the embedded database'}`,
  () => runTestStep.jest([], postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
);
await postgres?.stop();
if (!hasPooler()) console.log('\n── Skipped: calls through a pooler (pgbouncer is not installed).');
if (!hasToken()) console.log('\n── Skipped: root keys in a PKCS#11 token (softhsm2 is not installed).');
if (!postgres)
  console.log('\n── Skipped: reads from replicas (PostgreSQL of Debian’s packages is not installed).');
if (!hasCluster())
  console.log('\n── Skipped: high availability on three machines (patroni or haproxy is not installed).');
if (!kubectl) console.log('\n── Skipped: manifests of Kubernetes (no kubectl with Kustomize 5).');
const archiver = findArchiver();
if (typeof archiver === 'string') console.log(`\n── Skipped: point-in-time recovery (${archiver})`);
else
  await step(`Back to any minute, with ${archiver.version}`, () =>
    runTestStep.jest(['--config', 'jest.archive.config.mjs'], {}),
  );
const browser = { CHROMIUM: findBrowser() };
await step('End-to-end tests', () => runTestStep.playwright('e2e', browser));
const engine = findContainerEngine(process.env);
if (typeof engine === 'string') console.log(`\n── Skipped: containers (${engine})`);
else await step('The installation of containers', () => runTestStep.playwright('e2e/compose', browser));

console.log(`\n${durations.join('\n')}\nTemporary files were in ${scratch}.`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
