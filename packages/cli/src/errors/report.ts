import { format } from '@svcdesk/core/phrases';
import type { Terminal } from '../output/terminal.ts';
import { isDebugging } from '../session/call-hooks.ts';
import { type DescribeContext, type Described, describe } from './describe.ts';
import type { ExitCode } from './exit-codes.ts';

/** What reporting needs of a run. */
export interface ReportContext extends DescribeContext {
  readonly terminal: Pick<Terminal, 'noteColours'>;
  /** Whether the reader is a program that asked for JSON. */
  readonly json: boolean;
}

/** Tells of a failure on standard error and gives the exit code that it means. */
export function report(error: unknown, context: ReportContext): ExitCode {
  const { stderr } = context.host;
  const described = describe(error, context);
  if (described.message) {
    stderr.write(context.json ? `${asJson(described)}\n` : `${asText(described, context)}\n`);
  }
  if (isDebugging(context) && error instanceof Error) stderr.write(`${chainOf(error)}\n`);
  return described.exitCode;
}

function asJson({ exitCode: _exitCode, ...error }: Described): string {
  return JSON.stringify({ error });
}

function asText(described: Described, { phrases, terminal }: ReportContext): string {
  const { message, issues = [], requestId, hint } = described;
  const { red, dim } = terminal.noteColours;
  return [
    `${red('svcdesk:')} ${message}`,
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
