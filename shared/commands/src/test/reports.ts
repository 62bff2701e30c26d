import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../workspace';

/** What a part of a test run came to. */
export interface TestResult {
  passed: number;
  /** What failed, a line each. */
  failures: string[];
}

interface JestReport {
  numPassedTests: number;
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/** @param file that `jest --json` wrote */
export function readJestReport(file: string): TestResult {
  const { numPassedTests, testResults } = readJson(file) as JestReport;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [`${path} could not run`]
        : failed.map(({ fullName }) => `${path} › ${fullName}`);
    });
  return { passed: numPassedTests, failures };
}

/**
 * A test that passed only when it was repeated has failed.
 *
 * @param file that Playwright's reporter `json` wrote
 */
export function readPlaywrightReport(file: string): TestResult {
  const { stats, suites } = readJson(file) as PlaywrightReport;
  const specs = suites.flatMap(specsIn);
  const failures = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file: path, line, title }) => `${path}:${line} › ${title}`);
  return { passed: stats.expected, failures };
}

function specsIn({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
