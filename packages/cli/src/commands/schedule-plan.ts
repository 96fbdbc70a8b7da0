import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { commit, plan } from '@svcdesk/core/contract/dispatch';
import { command } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import { flagsOfFields, labelOf, typedFields } from '../calls/parts.ts';
import { checkRequest, requestOf } from '../calls/request.ts';
import { CommandFailure, exitCode } from '../errors.ts';
import { toggle } from '../line/flags.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';

const planFlags = flagsOfFields({
  group: 'groupId',
  day: 'from',
  days: 'days',
  moves: switchFor('moves'),
});

/** A plan, and what became of it where it was to be written. */
export type PlanOutcome = DataOf<typeof plan> & Partial<DataOf<typeof commit>>;

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

/** `svcdesk schedule plan`: my day, or a group's days, put in order; nothing is written without `--commit`. */
export const planSchedule = command({
  calls: [plan, commit],
  arguments: [],
  flags: { ...planFlags, commit: toggle() },
  output: 'detail',
  kind: 'order',
  examples: {
    one: 'svcdesk schedule plan',
    commit: 'svcdesk schedule plan --commit',
    group: 'svcdesk schedule plan --group "Network team" --days 2',
  },
  fields: () => ['list', 'unplaced', 'present', 'proposed', 'omittedCount', 'asOf', 'changed', 'undo'],
  async run(input, context) {
    const connection = connectSignedIn(context);
    const fields = typedFields([], planFlags, input);
    try {
      const request = await requestOf({ call: plan, fields, base: {}, later: [] }, connection, context);
      checkRequest(plan, request, fields, context);
      const made = await connection.caller.call(plan, request as RequestOf<typeof plan>);
      const item: PlanOutcome = input.flags.commit ? { ...made, ...(await written(made, connection)) } : made;
      return {
        kind: 'detail',
        item,
        people: async () => (await import('./plan-in-words.ts')).planInWords(item, context),
        ...(item.changed && item.changed.length > 0 && { exitCode: exitCode.conflict }),
      };
    } catch (error) {
      throw new CommandFailure(error, undefined, { labelOf: (path) => labelOf(path, fields) });
    }
  },
});
