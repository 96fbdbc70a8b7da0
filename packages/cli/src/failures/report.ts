import { format } from '@svcdesk/core/phrases';
import type { ExitCode } from '../errors/exit-codes.ts';
import type { Aside } from '../output/aside.ts';
import type { Terminal } from '../output/terminal.ts';
import { isDebugging } from '../session/call-hooks.ts';
import { type DescribeContext, type Described, describe } from './describe.ts';

/** What reporting needs of a run. */
export interface ReportContext extends DescribeContext {
  readonly terminal: Pick<Terminal, 'noteColours'>;
  readonly aside: Aside;
}

/** Reports a failure, of the thing that was named where there were several, and gives the exit code that it means. */
export function report(error: unknown, context: ReportContext, named?: string): ExitCode {
  const described = describe(error, context);
  const { exitCode, ...reported } = described;
  if (reported.message) context.aside.fail(reported, () => asText(described, context, named));
  if (isDebugging(context) && error instanceof Error) context.host.stderr.write(`${chainOf(error)}\n`);
  return exitCode;
}

function asText(described: Described, { phrases, terminal }: ReportContext, named?: string): string {
  const { message, issues = [], requestId, hint } = described;
  const { red, dim } = terminal.noteColours;
  return [
    [red('svcdesk:'), named && `${named}:`, message].filter(Boolean).join(' '),
    ...issues.map(({ path, text }) => `  ${path}: ${text}`),
    requestId && dim(`  ${format(phrases.errors.request, { requestId })}`),
    hint,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Stacks of an error and of what caused it. Core's errors carry neither tokens nor bodies. */
function chainOf(error: Error): string {
  const cause = error.cause instanceof Error ? `\n${chainOf(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
