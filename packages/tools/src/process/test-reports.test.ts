import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';
import { addCounts, formatCounts } from './test-stage.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};

it('counts passed and skipped tests of vitest', () => {
  expect(countVitest(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

it('counts a file that did not load as a failure', () => {
  expect(countVitest({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
});

it('does not count the file of a failed test again', () => {
  expect(countVitest({ ...vitest, numFailedTests: 2, numFailedTestSuites: 1 }).failed).toBe(2);
});

it('counts a flaky browser test as failed', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
  });
});

it('sums up and mentions skipped tests only when there are some', () => {
  const sum = addCounts({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
  expect(formatCounts(sum)).toBe('3 passed, 1 failed');
  expect(formatCounts({ ...sum, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
