import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace';

/** The result of a part of a test run. */
export interface TestResult {
  passed: number;
  /** The failed tests with the beginning of their errors, a line each. */
  failures: string[];
}

interface JestReport {
  numPassedTests: number;
  testResults: {
    /** The path of the file. */
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/** @param file the output of `jest --json` */
export function readJestReport(file: string): TestResult {
  const { numPassedTests, testResults } = readJson(file) as JestReport;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [`${path} could not run`]
        : failed.map(
            ({ fullName, failureMessages }) => `${path} › ${fullName}: ${reason(failureMessages[0])}`,
          );
    });
  return { passed: numPassedTests, failures };
}

/**
 * Counts a test that passed only on a retry as failed.
 *
 * @param file the output of Playwright's reporter `json`
 */
export function readPlaywrightReport(file: string): TestResult {
  const { stats, suites } = readJson(file) as PlaywrightReport;
  const specs = suites.flatMap(specsIn);
  const failures = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file: path, line, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap((result) => result.error ?? []));
      return `${path}:${line} › ${title}: ${reason(error?.message)}`;
    });
  return { passed: stats.expected, failures };
}

/** Short, so that the end of a long log shows all failures; their whole errors stand above. */
const REASON_LENGTH = 100;

/** The beginning of an error's message, on one line. */
function reason(message = 'no reason given'): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, REASON_LENGTH);
}

function specsIn({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
