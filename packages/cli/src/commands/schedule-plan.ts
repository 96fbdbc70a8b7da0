import { randomId } from '@svcdesk/core';
import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { commit, plan } from '@svcdesk/core/contract/dispatch';
import { format } from '@svcdesk/core/phrases';
import { command } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import { flagsOfFields, typedFields } from '../calls/parts.ts';
import type { Context } from '../command.ts';
import { exitCode, usageError } from '../errors.ts';
import { readJsonFile } from '../host/input.ts';
import { text, toggle } from '../line/flags.ts';
import type { Detail } from '../print/output.ts';
import { withActionHint } from '../report.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import { absencesOf, awayFlags, sentAbsence } from './absences.ts';
import type { PlanOutcome } from './plan-in-words.ts';

const planFlags = flagsOfFields({
  group: 'groupId',
  day: 'from',
  days: 'days',
  moves: switchFor('moves'),
  order: { field: 'orderIds', conflicts: ['group'] },
});

type Stops = RequestOf<typeof commit>['stops'];

/** Writes stops under a key that can be sent again where no answer came; none are written already. */
async function written(
  stops: Stops | undefined,
  { key, remark }: { readonly key: string; readonly remark: string | undefined },
  { caller }: Connection,
): Promise<DataOf<typeof commit>> {
  if (stops?.length === 0) return { changed: [], undo: [] };
  // A file without any is refused as a request without them.
  return caller.call(commit, { stops: stops as Stops, remark }, { idempotencyKey: key });
}

/** What a plan changes. */
const stopsOf = ({ list }: PlanOutcome): Stops | undefined =>
  list
    ?.filter(({ change }) => change !== 'kept')
    .map(({ orderId, version, engineerId, planStart, planEnd }) => ({
      ...{ orderId, version, engineerId, planStart, planEnd },
      suggestedId: engineerId,
    }));

const holdsNone = (name: string, field: string, { phrases }: Context) =>
  usageError(format(phrases.usage.holdsNone, { name, field }));

/** `svcdesk schedule plan`: my day, or a group's days, put in order; nothing is written without `--commit`. */
export const planSchedule = command({
  calls: [plan, commit],
  arguments: [],
  flags: {
    ...planFlags,
    ...awayFlags,
    remark: text('TEXT', undefined, { needs: ['commit', 'undo'] }),
    commit: toggle(undefined, { conflicts: ['undo'] }),
    plan: text('FILE', undefined, { conflicts: ['undo', ...Object.keys({ ...planFlags, ...awayFlags })] }),
    undo: text('FILE'),
    'idempotency-key': text('KEY'),
  },
  output: 'detail',
  kind: 'order',
  examples: {
    one: 'svcdesk schedule plan',
    commit: 'svcdesk schedule plan --commit',
    group: 'svcdesk schedule plan --group "Network team" --days 2',
    away: 'svcdesk schedule plan --order WO202611200001 --away "Li Wei" --away-from "tomorrow 09:00" --away-to "tomorrow 18:00"',
    file: 'svcdesk schedule plan --commit --plan - < plan.json',
    undo: 'svcdesk schedule plan --undo - < done.json',
  },
  fields: () => ['list', 'unplaced', 'present', 'proposed', 'omittedCount', 'asOf', 'changed', 'undo'],
  async run(input, context) {
    const connection = connectSignedIn(context);
    const fields = typedFields([], planFlags, input);
    const { commit: writes, plan: planFile, undo: undoFile, remark } = input.flags;
    const key = input.flags['idempotency-key'] ?? randomId();
    const sent = { key, remark };
    const said = [...fields, ...sentAbsence(input)];
    // Loaded by this command only: reading days takes a calendar.
    const { checkRequest, requestOf } = await import('../calls/request.ts');
    try {
      if (undoFile !== undefined) {
        const { undo } = await readJsonFile('--undo', undoFile, context);
        if (undo === undefined) throw holdsNone('--undo', 'undo', context);
        return detailOf(await written(undo as Stops, sent, connection), context);
      }
      const made =
        planFile === undefined
          ? await planAnew()
          : ((await readJsonFile('--plan', planFile, context)) as PlanOutcome);
      if (made.list === undefined) throw holdsNone('--plan', 'list', context);
      return detailOf(
        writes ? { ...made, ...(await written(stopsOf(made), sent, connection)) } : made,
        context,
      );
    } catch (error) {
      throw withActionHint(error, { named: undefined, key, view: undefined, fields: said }, context.phrases);
    }

    async function planAnew(): Promise<DataOf<typeof plan>> {
      const request = await requestOf({ call: plan, fields, base: {}, later: [] }, connection, context);
      request.absences = await absencesOf(input, connection, context);
      checkRequest(plan, request, said, context);
      return await connection.caller.call(plan, request as RequestOf<typeof plan>);
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
