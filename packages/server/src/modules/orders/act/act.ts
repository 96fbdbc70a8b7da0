import {
  applyAction,
  type CommandFields,
  type ExistingAction,
  type OrderCommand,
  orderKind,
  orderStatus,
  orderStatusName,
  type RecordDraft,
  type Stateful,
} from '@svcdesk/core/rules';
import type { ActionInput } from '../../../engine/action/define-kind.ts';
import { type Performable, perform } from '../../../engine/action/perform.ts';
import { timeOf } from '../../../engine/action/record-step.ts';
import type { ActContext } from '../../../engine/context.ts';
import { isoOf, msOf } from '../../../engine/instants.ts';
import { recordRows } from '../../../engine/records.ts';
import { handlerChanged } from '../../entrust/index.ts';
import { doEffects } from '../effects.ts';
import { columnsOfState } from '../row/state.ts';
import { refold } from '../sla/refold.ts';
import { type FoundOrder, type LockedOrder, type LockedRow, lockOrder } from './lock.ts';
import { writeOrder } from './write-order.ts';

/** Columns that an action sets beside those that the rules decide. */
export type OwnColumns = Partial<LockedRow>;

/** What the server makes of an action for the order that it finds, beside what comes with every one. */
export interface Attempt<A extends ExistingAction> {
  /** The fields of its command, with the facts that the rules ask for. */
  readonly command: CommandFields[A];
  /** What was to happen then, in milliseconds, and is carried out late: it counts as done then. */
  readonly asOf?: number | undefined;
  /** Runs once the action is allowed, before anything is written: its files are bound, its texts named. */
  readonly complete?: (record: RecordDraft) => Promise<{ record?: RecordDraft; columns?: OwnColumns }>;
  /** What else to write in the same transaction. */
  readonly also?: (after: LockedRow, record: RecordDraft) => Promise<void>;
}

/** An action done. */
export interface Done {
  readonly order: LockedRow;
  /** The order as it was, with the names that it was shown with. */
  readonly before: LockedOrder;
  readonly recordId: string;
}

/** Columns that follow from the kind of action. */
export function followUps(before: LockedRow, record: RecordDraft, clockedIn: boolean): OwnColumns {
  const at = isoOf(record.effectiveAt);
  return {
    ...(record.action === 'accept' && { acceptedAt: at }),
    ...(record.action === 'hangUp' && { hungUpAt: at }),
    ...(before.status === orderStatus.suspended && record.to !== orderStatus.suspended && { hungUpAt: null }),
    ...(record.action === 'clockIn' && { clockedInAt: at, clockedInById: record.byId ?? null }),
    ...(!clockedIn && { clockedInAt: null, clockedInById: null }),
  };
}

/** An order as an action finds it, and as it was before it went on by itself. */
interface Found extends LockedOrder {
  readonly held?: Stateful | undefined;
}

/** When an order on hold was to go on, if that was before an action was done: no job has come by since. */
function wentOnAt(context: ActContext, { row }: FoundOrder, at: string | undefined): number | undefined {
  if (row.status !== orderStatus.suspended || row.resumeAt === null) return undefined;
  const resumeAt = msOf(row.resumeAt);
  return resumeAt <= timeOf(context, row, at).effectiveAt ? resumeAt : undefined;
}

type AnyAttempt = Attempt<ExistingAction>;
type Attempted = OrderCommand & { readonly attempt: AnyAttempt };
type Input = ActionInput & { attempt(found: FoundOrder): AnyAttempt | Promise<AnyAttempt> };

/** Orders as a kind of work: with clocks that are folded anew, and counts that are written with the row. */
const order: Performable<Found, ExistingAction, Attempted, Input, Done> = {
  rules: () => orderKind,
  async lock(context, id, action, { at }) {
    const found = await lockOrder(context, id);
    if (action === 'activate' || wentOnAt(context, found, at) === undefined) return found;
    // It goes on first, as if the job had been there in time: its clocks stand still no longer than was said.
    await act({ ...context, actor: { kind: 'job' } }, id, 'activate', {}, () => ({ command: {} }));
    return { ...(await lockOrder(context, id)), held: found.state };
  },

  async commandOf(context, found, action, { version, status, at, remark, ...input }) {
    const { skewMs, contactAt } = context;
    const { held } = found;
    const attempt = await input.attempt(found);
    const asOf = action === 'activate' ? wentOnAt(context, found, at) : attempt.asOf;
    // Whoever saw it on hold missed nothing.
    const sawHeld =
      held && (version ?? held.version) === held.version && (status ?? held.status) === held.status;
    const seen = sawHeld ? {} : { version, status };
    const base = { ...seen, at: msOf(at), skewMs, contactAt, asOf, remark: remark || undefined };
    return { ...base, ...attempt.command, action, attempt } as Attempted;
  },

  async carryOut(context, { found, command, to, now }) {
    const { tx, actor, services } = context;
    const { complete, also } = command.attempt;
    const { row: before } = found;
    const status = orderStatusName(to) ?? orderKind.lifecycle.initial;
    const done = applyAction(found.state, actor, command, status, now);
    const { record = done.record, columns } = (await complete?.(done.record)) ?? {};
    const { head, rows } = recordRows(before, [record]);
    const clocked = { ...before, ...columns };
    const touchesClocks =
      done.effects.some((effect) => effect.kind === 'sla') ||
      (before.status === orderStatus.suspended && to !== orderStatus.suspended);
    const after: LockedRow = {
      ...clocked,
      ...columnsOfState(done.order),
      ...followUps(before, record, done.order.clockedIn),
      ...head,
      ...(touchesClocks && (await refold(tx, services, clocked, [...found.clockRecords, record]))),
      updatedAt: isoOf(now),
    };
    writeOrder(tx, before, after, rows, context.timeZone);
    handlerChanged(tx, before, after);
    await doEffects(context, after, record, done.effects);
    await also?.(after, record);
    return { order: after, before: found, recordId: rows[0]?.id ?? '' };
  },
};

/** Does an action on an order: `attempt` makes of the order that it finds what the call brings to it. */
export function act<A extends ExistingAction>(
  context: ActContext,
  orderId: string,
  action: A,
  input: ActionInput,
  attempt: (found: FoundOrder) => Attempt<A> | Promise<Attempt<A>>,
): Promise<Done> {
  return perform(order, context, orderId, action, { ...input, attempt });
}
