import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { commit, plan } from '@svcdesk/core/contract/dispatch';
import { command } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import { flagsOfFields, labelOf, typedFields } from '../calls/parts.ts';
import type { Context } from '../command.ts';
import { CommandFailure, exitCode } from '../errors.ts';
import { readJsonFile } from '../host/input.ts';
import { text, toggle } from '../line/flags.ts';
import type { Detail } from '../print/output.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import type { PlanOutcome } from './plan-in-words.ts';

const planFlags = flagsOfFields({
  group: 'groupId',
  day: 'from',
  days: 'days',
  moves: switchFor('moves'),
});

/** Writes what a plan changes; one that changes nothing is written already. */
async function written(
  { list }: DataOf<typeof plan>,
  { caller }: Connection,
): Promise<DataOf<typeof commit>> {
  const stops = list
    .filter(({ change }) => change !== 'kept')
    .map(({ orderId, version, accountId, planStart, planEnd }) => ({
      ...{ orderId, version, planStart, planEnd },
      engineerId: accountId,
    }));
  return stops.length > 0 ? caller.call(commit, { stops }) : { changed: [], undo: [] };
}

/** What takes a plan back, from a file that holds what writing it answered. */
async function undone(
  file: string,
  context: Context,
  { caller }: Connection,
): Promise<DataOf<typeof commit>> {
  const { undo } = await readJsonFile('--undo', file, context);
  // What is sent is checked as any request is.
  return caller.call(commit, { stops: undo as RequestOf<typeof commit>['stops'] });
}

/** `svcdesk schedule plan`: my day, or a group's days, put in order; nothing is written without `--commit`. */
export const planSchedule = command({
  calls: [plan, commit],
  arguments: [],
  flags: { ...planFlags, commit: toggle(undefined, { conflicts: ['undo'] }), undo: text('FILE') },
  output: 'detail',
  kind: 'order',
  examples: {
    one: 'svcdesk schedule plan',
    commit: 'svcdesk schedule plan --commit',
    group: 'svcdesk schedule plan --group "Network team" --days 2',
    undo: 'svcdesk schedule plan --undo - < plan.json',
  },
  fields: () => ['list', 'unplaced', 'present', 'proposed', 'omittedCount', 'asOf', 'changed', 'undo'],
  async run(input, context) {
    const connection = connectSignedIn(context);
    const fields = typedFields([], planFlags, input);
    const { commit: writes, undo: file } = input.flags;
    // Loaded by this command only: reading days takes a calendar.
    const { checkRequest, requestOf } = await import('../calls/request.ts');
    try {
      if (file !== undefined) return detailOf(await undone(file, context, connection), context);
      const request = await requestOf({ call: plan, fields, base: {}, later: [] }, connection, context);
      checkRequest(plan, request, fields, context);
      const made = await connection.caller.call(plan, request as RequestOf<typeof plan>);
      return detailOf(writes ? { ...made, ...(await written(made, connection)) } : made, context);
    } catch (error) {
      throw new CommandFailure(error, undefined, { labelOf: (path) => labelOf(path, fields) });
    }
  },
});

function detailOf(item: PlanOutcome, context: Context): Detail {
  const isRefused = item.changed !== undefined && item.changed.length > 0;
  return {
    kind: 'detail',
    item,
    people: async () => (await import('./plan-in-words.ts')).planInWords(item, context),
    ...(isRefused && { exitCode: exitCode.conflict }),
  };
}
