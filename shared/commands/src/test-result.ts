/** What a part of a test run came to. */
export interface TestResult {
  passed: number;
  /** What failed, a line each. */
  failures: string[];
}
