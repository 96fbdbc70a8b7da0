import type { TestCounts } from './test-stage.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Counts of vitest's JSON report; a file that could not be loaded has no tests, yet failed. */
export function countVitest(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } =
    report as VitestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests === 0 ? numFailedTestSuites : numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts of Playwright's JSON report; a test that passed only on a second try is not trusted. */
export function countPlaywright(report: unknown): TestCounts {
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
