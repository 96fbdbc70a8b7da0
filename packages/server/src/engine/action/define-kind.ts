import { SvcdeskError } from '@svcdesk/core';
import type { Actor } from '@svcdesk/core/roles';
import type { ExpectedVersion, KindAction, Refusal, ScheduleCut, Stateful } from '@svcdesk/core/rules';
import type { Queryable } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import type { ActContext, PersonContext, ReadContext, WorkContext, WriteContext } from '../context.ts';
import { bindAttachments } from '../files/attachments.ts';
import { isoOf } from '../instants.ts';
import { cutSchedules, type Plan, type Planned, planFor } from '../schedules.ts';
import { type SightsOf, sightsBy } from '../sight.ts';
import { type Performable, perform, type Rules } from './perform.ts';
import { type RecordInput, stepOf, timeOf } from './record-step.ts';
import type { NewRow, WorkRow, WorkTable } from './work-table.ts';

/** What comes with every action. */
export interface ActionInput extends ExpectedVersion {
  /** The device's time, ISO 8601. */
  readonly at?: string | undefined;
  readonly remark?: string | undefined;
  /** Files that become the thing's, as an attachment string. */
  readonly attachments?: string | undefined;
  readonly internal?: boolean | undefined;
}

/** An action that the rules allow, on a thing that is locked. */
export interface Act<Found, Action, Command, Input> {
  readonly before: Found;
  readonly action: Action;
  readonly command: Command;
  readonly input: Input;
  readonly actor: Actor;
  /** The state that it leads to, by its number. */
  readonly to: number;
  /** When it counts as done, ISO 8601. */
  readonly at: string;
  /** The server's time, in milliseconds. */
  readonly now: number;
  /** The attachment string of what came with it, as it is stored. */
  readonly files: string;
}

/** A command, of which version and status go without saying. */
type OwnCommand<Command extends ExpectedVersion> = Omit<Command, keyof ExpectedVersion> & ExpectedVersion;

/** Whoever asks for a thing. */
type Asker = Pick<WorkContext, 'tenantId' | 'now'> & { readonly actor: Actor };

/**
 * What makes a kind of work, each thing of it a row of one table, beside core's rules: what its actions set and say,
 * what becomes of plans, and who is notified.
 */
export interface KindDefinition<
  Row extends WorkRow & { readonly cellId: string },
  Shown extends object,
  State extends Stateful,
  Action extends KindAction,
  Command extends ExpectedVersion,
  Input extends ActionInput,
  Detail,
> {
  /** What records, plans, messages and files know it by. */
  readonly kind: Exclude<WorkKind, 'order'>;
  readonly rules: Rules<State, Command, Action>;
  readonly table: WorkTable<Row, Shown>;
  stateOf(row: Row & Shown, actor: Actor, now: number): State;
  /** What the rules ask for beside the row, where an action is worth another look. */
  facts?(context: ActContext, found: Row & Shown, action: Action): Promise<Partial<State>>;
  maySee(state: State, actor: Actor): boolean;
  /** All of a thing as it travels, for a reader who was found to see it. */
  detail(on: Queryable, context: PersonContext, row: Row & Shown): Promise<Detail>;
  /** The command that an input is, with the facts that the rules ask for; version and status are added
   * unless they are in it. */
  commandOf(
    context: ActContext,
    found: Row & Shown,
    action: Action,
    input: Input,
  ): OwnCommand<Command> | Promise<OwnCommand<Command>>;
  refusal?(refusal: Refusal, action: Action, found: FoundWork<Row & Shown, State>): Error | undefined;
  /** Columns that an action sets beside the status. */
  columns(
    act: Act<Row & Shown, Action, Command, Input>,
    context: ActContext,
  ): Partial<Row> | Promise<Partial<Row>>;
  /** What its record says beside the remark and the files. */
  record?(act: Act<Row & Shown, Action, Command, Input>, set: Partial<Row>): Partial<RecordInput>;
  /** What is planned anew; what was planned follows the lifecycle. */
  plan?(act: Act<Row & Shown, Action, Command, Input>, after: Row): Plan | undefined;
  /** What else an action writes. */
  also?(context: ActContext, act: Act<Row & Shown, Action, Command, Input>, after: Row): Promise<void>;
  notify?(context: ActContext, act: Act<Row & Shown, Action, Command, Input>, after: Row): Promise<void>;
}

/** Does to a thing's schedules what its lifecycle says of an action. */
async function followPlan(
  context: ActContext,
  thing: Planned,
  how: ScheduleCut | undefined,
  { plan, resumeAt }: { readonly plan?: Plan | undefined; readonly resumeAt?: number | undefined },
): Promise<void> {
  const now = context.now().getTime();
  if (how && how !== 'set') await cutSchedules(context, thing.id, how, resumeAt, now);
  if (plan) await planFor(context, thing, plan, now);
}

/** A thing as it was found, with the state that the rules judge. */
export interface FoundWork<Found, State> {
  readonly row: Found;
  readonly state: State;
}

/** A kind of work, as `perform` and its module's calls use it. */
export function defineKind<
  Row extends WorkRow & { readonly cellId: string },
  Shown extends object,
  State extends Stateful,
  Action extends KindAction,
  Command extends ExpectedVersion,
  Input extends ActionInput,
  Detail,
>(definition: KindDefinition<Row, Shown, State, Action, Command, Input, Detail>) {
  type Found = Row & Shown;
  const { kind, rules, table } = definition;

  // Out of sight and not there answer the same, so that nobody learns which.
  function seen(row: Found | undefined, { actor, now }: Asker): FoundWork<Found, State> {
    const state = row && definition.stateOf(row, actor, now().getTime());
    if (!state || !definition.maySee(state, actor)) throw new SvcdeskError('notFound');
    return { row, state };
  }

  /** Writes a locked thing with the next record of its history; gives it as it stands then. */
  async function append(
    context: ActContext,
    before: Row,
    input: RecordInput,
    set: Partial<Row> = {},
  ): Promise<Row> {
    const step = stepOf(context, kind, before, input);
    const after: Row = { ...before, ...step.columns, status: input.to, ...set };
    await table.update(context.tx, before, after, step.rows);
    return after;
  }

  const performable: Performable<
    FoundWork<Found, State>,
    Action,
    Command,
    Input,
    { readonly before: Found; readonly after: Row }
  > = {
    rules: () => rules,
    async lock(context, id, action) {
      const { row, state } = seen(await table.lock(context.tx, context.tenantId, id), context);
      return { row, state: { ...state, ...(await definition.facts?.(context, row, action)) } };
    },
    async commandOf(context, { row }, action, input) {
      const { version, status } = input;
      const own = await definition.commandOf(context, row, action, input);
      return { version, status, ...own } as Command;
    },
    refusal: (...asked) => definition.refusal?.(...asked),
    async carryOut(context, { found, action, command, input, to, now }) {
      const { row: before, state } = found;
      const { actor } = context;
      const { attachments, internal } = input;
      const object = { kind, id: before.id };
      const bound = attachments && (await bindAttachments(context, object, { attachments }, internal));
      const files = bound ? bound.attachments : '';
      const at = isoOf(timeOf(context, before, input.at).effectiveAt);
      const act = { before, action, command, input, actor, to, at, now, files };
      const set = await definition.columns(act, context);
      const record: RecordInput = {
        action,
        from: state.status,
        to,
        at: input.at,
        remark: input.remark || undefined,
        internal,
        attachments: files,
        ...definition.record?.(act, set),
      };
      const after = await append(context, before, record, set);
      await definition.also?.(context, act, after);
      await followPlan(
        context,
        { id: after.id, kind, cellId: after.cellId, onSite: true },
        rules.lifecycle.actions[action].schedules,
        { plan: definition.plan?.(act, after), resumeAt: (command as { resumeAt?: number }).resumeAt },
      );
      await definition.notify?.(context, act, after);
      return { before, after };
    },
  };

  const sights: SightsOf = sightsBy(table.byIds, (row, reader) =>
    // The moment makes no difference to who sees it.
    definition.maySee(definition.stateOf(row, reader, 0), reader),
  );

  /** A thing that the actor may see. */
  const visible = async (on: Queryable, asker: Asker, id: string) =>
    seen(await table.find(on, asker.tenantId, id), asker).row;

  /** How a thing stands after what one did, even when it is out of one's sight now. */
  async function detailAfter(context: WriteContext, id: string): Promise<Detail> {
    const row = await table.find(context.tx, context.tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    return definition.detail(context.tx, context, row);
  }

  return {
    ...performable,
    table,
    append,
    sights,
    visible,
    /** The same, locked until the end of the transaction. */
    locked: async (context: ActContext, id: string) =>
      seen(await table.lock(context.tx, context.tenantId, id), context).row,
    /** All of a thing that the reader may see. */
    detail: async (context: ReadContext, id: string): Promise<Detail> =>
      definition.detail(context.db, context, await visible(context.db, context, id)),
    detailAfter,
    /** Acts on a thing for a person, and gives how it stands then. */
    async act(context: WriteContext, id: string, action: Action, input: Input): Promise<Detail> {
      await perform(performable, context, id, action, input);
      return detailAfter(context, id);
    },
    /** What was made of a creation that arrives again: by the same person it is the same thing, by another it is refused. */
    async madeBefore(context: WriteContext, id: string | undefined): Promise<Detail | undefined> {
      const row = id === undefined ? undefined : await table.find(context.tx, context.tenantId, id);
      if (row && row.createdById !== context.actor.accountId) throw new SvcdeskError('keyReused');
      return row && definition.detail(context.tx, context, row);
    },
    /** Stores something new with its first records; undefined when there is one of its id already. */
    async begin(
      context: ActContext,
      row: NewRow<Row>,
      inputs: readonly RecordInput[],
    ): Promise<Row | undefined> {
      let after = table.whole(row);
      const records = inputs.flatMap((input) => {
        const step = stepOf(context, kind, after, input);
        after = { ...after, ...step.columns };
        return step.rows;
      });
      return (await table.insert(context.tx, after, records)) ? after : undefined;
    },
  };
}
