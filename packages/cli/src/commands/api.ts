import { randomId } from '@svcdesk/core';
import type { Call, RequestOf } from '@svcdesk/core/contract';
import { allCalls } from '@svcdesk/core/contract/docs';
import { format } from '@svcdesk/core/phrases';
import { inputFlag } from '../calls/parts.ts';
import { defineCommand } from '../command.ts';
import { usageError } from '../errors.ts';
import { untilInterrupted } from '../host/host.ts';
import { jsonOf, readJsonFile } from '../host/input.ts';
import { oneOf, type Pair, pairs, text, toggle } from '../line/flags.ts';
import { withActionHint } from '../report.ts';
import { connectSignedIn } from '../session/connection.ts';

const methods = ['GET', 'POST'] as const;

/** `svcdesk api` */
export const api = defineCommand({
  name: 'api',
  calls: [],
  arguments: [{ name: 'METHOD', values: methods }, { name: 'PATH' }],
  flags: {
    field: { ...pairs('KEY=VALUE'), short: 'F' },
    'raw-field': { ...pairs('KEY=VALUE'), short: 'f' },
    ...inputFlag,
    paginate: toggle(),
    'idempotency-key': text('KEY', undefined, { conflicts: ['paginate'] }),
  },
  output: 'values',
  examples: {
    read: 'svcdesk api POST /api/order/order/mobile/find_all_page -f scope=group -F size=5',
    file: 'svcdesk api POST /api/order/order/mobile/receive --input request.json',
    pages: 'svcdesk api POST /api/order/order/mobile/find_all_page -f scope=mine --paginate',
  },
  fields: () => [],
  async run({ args: [[method = ''] = [], [path = ''] = []], flags }, context) {
    const call = callAt(
      oneOf(method, methods, { name: 'METHOD', ...context, now: context.host.now() }),
      path,
    );
    if (!call) throw usageError(format(context.phrases.usage.unknownPath, { path }));
    const given = flags.input === undefined ? {} : await readJsonFile('--input', flags.input, context);
    const request = {
      ...given,
      ...fieldsOf(flags['raw-field'], (text) => text),
      ...fieldsOf(flags.field, (text) => {
        // A number, yes or no, a list or an object is what it is; all else is text.
        const value = jsonOf(text, '--field', context.phrases);
        return value === undefined ? text : value;
      }),
    };
    const { caller } = connectSignedIn(context, { validate: false });
    const key = flags['idempotency-key'] ?? randomId();
    const answerTo = (asked: Record<string, unknown>): Promise<unknown> =>
      untilInterrupted(context.host, (signal) =>
        caller.call(call, asked as RequestOf<Call>, { idempotencyKey: key, signal }),
      ).catch((error: unknown) => {
        const tried = { named: undefined, key, view: undefined, fields: [] };
        throw call.writes ? withActionHint(error, tried, context.phrases) : error;
      });
    async function* answers(): AsyncGenerator<unknown> {
      for (let next: Record<string, unknown> | undefined = request; next; ) {
        const data = await answerTo(next);
        yield data;
        next = flags.paginate ? pageAfter(next, data) : undefined;
      }
    }
    return { kind: 'values', values: answers() };
  },
});

/** The call at a path; a part of it that the path leaves open is given as a field. */
function callAt(method: string, path: string): Call | undefined {
  const asked = `/${path.replace(/^\//, '')}`;
  return allCalls.find((call) => call.method === method && call.path === asked);
}

function fieldsOf(given: readonly Pair[], read: (text: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(given.map(([key, value]) => [key, read(value)]));
}

function pageAfter(request: Record<string, unknown>, data: unknown): Record<string, unknown> | undefined {
  const { hasNext, next, page } = data as { hasNext?: boolean; next?: string; page?: number };
  if (!hasNext) return undefined;
  return { ...request, page: next ? 1 : (page ?? 1) + 1, next };
}
