import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { formatFailures } from './failed-test.ts';
import { readPlaywright, readVitest } from './test-reports.ts';
import { addCounts, formatCounts } from './test-stage.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};

it('counts passed and skipped tests of vitest', () => {
  expect(readVitest(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] });
});

it('counts a file that did not load as a failure', () => {
  expect(readVitest({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
});

it('does not count the file of a failed test again', () => {
  expect(readVitest({ ...vitest, numFailedTests: 2, numFailedTestSuites: 1 }).failed).toBe(2);
});

it('counts a flaky browser test as failed', () => {
  expect(readPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failures: [],
  });
});

it('names each failed test of vitest by its file', () => {
  const name = inWorkspace('packages/core/src/a.test.ts');
  const assertionResults = [
    { fullName: 'a holds', status: 'passed' },
    { fullName: 'b holds', status: 'failed', failureMessages: ['expected 1 to be 2'] },
  ];
  expect(
    readVitest({ ...vitest, testResults: [{ name, status: 'failed', assertionResults }] }).failures,
  ).toEqual([{ name: 'packages/core/src/a.test.ts > b holds', message: 'expected 1 to be 2' }]);
  const unloaded = { name, status: 'failed', message: 'no such module', assertionResults: [] };
  expect(readVitest({ ...vitest, testResults: [unloaded] }).failures).toEqual([
    { name: 'packages/core/src/a.test.ts', message: 'no such module' },
  ]);
});

it('names each failed browser test however deep its suite, and what failed outside them', () => {
  const failed = { status: 'unexpected', results: [{ errors: [{ message: 'no such button' }] }] };
  const spec = { title: 'a customer reports', file: 'purpose.spec.ts', line: 7, tests: [failed] };
  const report = {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'the server did not start' }],
    suites: [{ suites: [{ specs: [spec, { ...spec, tests: [{ ...failed, status: 'expected' }] }] }] }],
  };
  expect(readPlaywright(report).failures).toEqual([
    { name: 'outside every test', message: 'the server did not start' },
    { name: 'purpose.spec.ts:7 > a customer reports', message: 'no such button' },
  ]);
});

it('says what the page showed where a browser test failed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'error-context.md');
  writeFileSync(path, '# Error details\n\n```\nno such button\n```\n\n```yaml\n- heading "Sign in"\n```\n');
  const result = {
    errors: [{ message: 'no such button' }],
    attachments: [{ name: 'screenshot' }, { name: 'error-context', path }],
  };
  const tests = [{ status: 'unexpected', results: [result] }];
  const report = {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    specs: [{ title: 'a customer reports', file: 'purpose.spec.ts', line: 7, tests }],
  };
  const { failures } = readPlaywright(report);
  expect(formatFailures([{ name: 'browser', failures }])).toBe(
    'FAILED browser: purpose.spec.ts:7 > a customer reports\n    no such button\n    The page showed\n    - heading "Sign in"',
  );
});

it('says failures again in plain and few lines', () => {
  const message = ['\u001b[31mexpected\u001b[39m', '', '  at /x/node_modules/vitest/a.js:1', 'received'].join(
    '\n',
  );
  expect(formatFailures([{ name: 'unit', failures: [{ name: 'a > b', message }] }])).toBe(
    'FAILED unit: a > b\n    expected\n    received',
  );
});

it('says how much of a long failure it leaves out', () => {
  const message = Array.from({ length: 14 }, (_, index) => `line ${index + 1}`).join('\n');
  const said = formatFailures([{ name: 'unit', failures: [{ name: 'a', message }] }]).split('\n');
  expect(said.slice(-2)).toEqual(['    line 12', '    … and 2 more lines']);
});

it('sums up and mentions skipped tests only when there are some', () => {
  const sum = addCounts({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
  expect(formatCounts(sum)).toBe('3 passed, 1 failed');
  expect(formatCounts({ ...sum, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
