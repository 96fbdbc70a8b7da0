import { isDeepStrictEqual } from 'node:util';
import { isSvcdeskError, randomId, SvcdeskError } from '@svcdesk/core';
import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { commit, plan } from '@svcdesk/core/contract/dispatch';
import { format } from '@svcdesk/core/phrases';
import { command } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import { flagsOfFields, labelOf, typedFields } from '../calls/parts.ts';
import { withPipedNames } from '../calls/piped-names.ts';
import type { Context } from '../command.ts';
import { CliError, CommandFailure, exitCode, usageError } from '../errors.ts';
import { untilInterrupted } from '../host/host.ts';
import { text, toggle } from '../line/flags.ts';
import type { Detail } from '../print/output.ts';
import { report, withActionHint } from '../report.ts';
import { connectSignedIn } from '../session/connection.ts';
import { absencesOf, awayFlags, sentAbsence } from './absences.ts';
import { keptPlans, readOutcome } from './plan-files.ts';
import type { PlanOutcome } from './plan-in-words.ts';

const planFlags = flagsOfFields({
  group: 'groupId',
  day: 'from',
  days: 'days',
  moves: switchFor('moves'),
  order: { field: 'orderIds', conflicts: ['group'] },
  without: 'without',
});

type Stops = RequestOf<typeof commit>['stops'];

/** What a plan changes. */
const stopsOf = (list: NonNullable<PlanOutcome['list']>): Stops =>
  list
    .filter(({ change }) => change !== 'kept')
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
    room: 'svcdesk schedule plan --order WO202611200001 --moves --days 7 --commit',
    file: 'svcdesk schedule plan --commit --plan - < plan.json',
    undo: 'svcdesk schedule plan --undo - < done.json',
  },
  fields: () => ['list', 'unplaced', 'present', 'proposed', 'omittedCount', 'asOf', 'changed', 'undo'],
  async run(input, context) {
    const { host, phrases, terminal } = context;
    const connection = connectSignedIn(context);
    const { caller } = connection;
    const { commit: writes, plan: planFile, undo: undoFile, remark } = input.flags;
    const given = input.flags['idempotency-key'];
    const key = given ?? randomId();
    const { fields, isEmpty } = await withPipedNames(plan, typedFields([], planFlags, input), context);
    if (isEmpty) {
      terminal.note(phrases.notes.nothingToDo);
      const item = { list: [], unplaced: [], ...(writes && { changed: [], undo: [] }) };
      return { kind: 'detail', item, people: () => '' };
    }
    const said = [...fields, ...sentAbsence(input)];
    if (undoFile !== undefined) {
      const { undo } = await readOutcome('--undo', undoFile, context);
      if (undo === undefined) throw holdsNone('--undo', 'undo', context);
      return detailOf(await written(undo), context);
    }
    const made =
      planFile !== undefined
        ? await readOutcome('--plan', planFile, context)
        : writes
          ? await planToWrite()
          : await planAnew();
    if (made.list === undefined) throw holdsNone('--plan', 'list', context);
    const outcome = writes ? { ...made, ...(await written(stopsOf(made.list))) } : made;
    const [days = '1'] = fields.find(({ use }) => use.field === 'days')?.typed ?? [];
    // A file does not say of how many days its plan is.
    return detailOf(outcome, context, planFile === undefined ? Number(days) : undefined);

    /** Writes stops, all of them or none; none are written already. */
    async function written(stops: Stops): Promise<DataOf<typeof commit>> {
      if (stops.length === 0) return { changed: [], undo: [] };
      try {
        return await untilInterrupted(host, (signal) =>
          caller.call(commit, { stops, remark }, { idempotencyKey: key, signal }),
        );
      } catch (error) {
        throw withActionHint(error, { named: undefined, key, view: undefined, fields: said }, phrases);
      }
    }

    /** The plan that is written under the key: the same again where the line is repeated. */
    async function planToWrite(): Promise<PlanOutcome> {
      const asked = [...said.map(({ label, typed }) => [label, ...typed]), ['--remark', remark ?? '']];
      const kept = await keptPlans(connection, host);
      const before = given === undefined ? undefined : kept.find(given);
      if (before === undefined) {
        const made = await planAnew();
        kept.keep(key, { asked, plan: made });
        return made;
      }
      if (!isDeepStrictEqual(before.asked, asked)) throw new SvcdeskError('keyReused');
      const { localTime } = await import('../print/time.ts');
      terminal.note(format(phrases.plan.again, { time: localTime(before.plan.asOf ?? '') }));
      return before.plan;
    }

    async function planAnew(): Promise<PlanOutcome> {
      // Loaded by this command only: reading days takes a calendar.
      const { checkRequest, requestOf } = await import('../calls/request.ts');
      const request = await requestOf({ call: plan, fields, base: {}, later: [] }, connection, context);
      request.absences = await absencesOf(input, connection, context);
      checkRequest(plan, request, said, context);
      try {
        return await untilInterrupted(host, (signal) =>
          caller.call(plan, request as RequestOf<typeof plan>, { signal }),
        );
      } catch (error) {
        // A plan takes seconds to make, and who gives up then wants to know that none was written.
        if (writes && isSvcdeskError(error, 'aborted'))
          throw new CliError('interrupted', exitCode.interrupted, phrases.notes.notDone);
        throw new CommandFailure(error, undefined, { labelOf: (path) => labelOf(path, said) });
      }
    }
  },
});

/** What was planned, and what became of it; a plan that was refused stands nowhere, so only why is told. */
function detailOf(outcome: PlanOutcome, context: Context, dayCount?: number): Detail {
  const { list, changed = [], undo } = outcome;
  const detail = (item: PlanOutcome): Detail => ({
    kind: 'detail',
    item,
    people: async () => (await import('./plan-in-words.ts')).planInWords(item, context, dayCount),
  });
  if (changed.length === 0) return detail(outcome);
  const { notWritten, notTakenBack } = context.phrases.plan;
  const refusal = new CliError('orderChanged', exitCode.conflict, list ? notWritten : notTakenBack);
  return { ...detail({ changed, undo }), exitCode: report(refusal, context) };
}
