import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { workspace } from '../workspace.ts';
import type { FailedTest } from './failed-test.ts';
import type { StageResult } from './test-stage.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly errors?: readonly { readonly message?: string }[];
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** What went wrong outside every test, such as a server that did not start. */
  readonly errors?: readonly { readonly message?: string }[];
}

/** Reads vitest's JSON report; a file that could not be loaded has no tests, yet failed. */
export function readVitest(report: unknown): StageResult {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests === 0 ? numFailedTestSuites : numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: (testResults ?? []).flatMap(failuresOfFile),
  };
}

function failuresOfFile(file: NonNullable<VitestReport['testResults']>[number]): FailedTest[] {
  const path = relative(workspace, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0)
    return file.status === 'failed' ? [{ name: path, message: file.message ?? '' }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${path} > ${fullName}`,
    message: (failureMessages ?? []).join('\n'),
  }));
}

/** Reads Playwright's JSON report; a test that passed only on a second try is not trusted. */
export function readPlaywright(report: unknown): StageResult {
  const { stats, errors = [], ...root } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message = '' }) => ({ name: 'outside every test', message })),
      ...failuresOfSuite(root),
    ],
  };
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const shown = results.flatMap(({ attachments = [] }) => attachments.map(shownIn)).find(Boolean);
        return {
          name: `${file}:${line} > ${title}`,
          message: results
            .flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? ''))
            .join('\n'),
          ...(shown !== undefined && { shown }),
        };
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** What the page showed, of the paper that Playwright writes of a failure. */
function shownIn({ name, path }: { readonly name: string; readonly path?: string }): string | undefined {
  if (name !== 'error-context' || path === undefined || !existsSync(path)) return undefined;
  return /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8'))?.[1];
}
