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
import { decide } from '../../../engine/action/decide.ts';
import type { ActionInput } from '../../../engine/action/kind-definition.ts';
import { timeOf } from '../../../engine/action/next-record.ts';
import type { ActContext, WriteContext } from '../../../engine/context.ts';
import { recordRows } from '../../../engine/records.ts';
import { isoOf, msOf } from '../../../engine/timestamps.ts';
import { handlerChanged } from '../../entrust/index.ts';
import { doEffects } from '../effects.ts';
import { columnsOfState } from '../row/state.ts';
import { recomputeSla } from '../sla/recompute-sla.ts';
import { type OrderSummary, oneSummary, type ShownNames, summaryById, summaryRowOf } from '../summary.ts';
import { type FoundOrder, type LockedOrder, type LockedRow, lockOrder } from './lock.ts';
import { writeOrder } from './write-order.ts';

/** Columns that an action sets beside those that the rules decide. */
export type OwnColumns = Partial<LockedRow>;

/** The parts of an action of its own, beside those that every action has. */
export interface OrderActionParts<A extends ExistingAction> {
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
export interface ActionResult {
  readonly order: LockedRow;
  /** The order as it was, with the names that it was shown with. */
  readonly before: LockedOrder;
  readonly recordId: string;
}

/**
 * Does an action on an order, in the transaction of the request or job. `partsFor` runs after the lock: before it, a
 * stranger would learn from "reason unknown" that the order exists.
 */
export async function act<A extends ExistingAction>(
  context: ActContext,
  orderId: string,
  action: A,
  input: ActionInput,
  partsFor: (found: FoundOrder) => OrderActionParts<A> | Promise<OrderActionParts<A>>,
): Promise<ActionResult> {
  const { tx, actor, services } = context;
  const found = await lockForAction(context, orderId, action, input.at);
  const { row: before, state } = found;
  const parts = await partsFor(found);
  const command = commandFor(context, found, action, input, parts);
  const now = context.now().getTime();
  const to = decide(orderKind, { state, actor, action, command, now });
  const status = orderStatusName(to) ?? orderKind.lifecycle.initial;
  const done = applyAction(state, actor, command, status, now);
  const { record = done.record, columns } = (await parts.complete?.(done.record)) ?? {};
  const { head, rows } = recordRows(before, [record]);
  const clocked = { ...before, ...columns };
  const touchesClocks =
    done.effects.some((effect) => effect.kind === 'sla') ||
    (before.status === orderStatus.suspended) !== (to === orderStatus.suspended);
  const after: LockedRow = {
    ...clocked,
    ...columnsOfState(done.order),
    ...followUps(before, record, done.order.clockedIn),
    ...head,
    ...(touchesClocks && (await recomputeSla(tx, services, clocked, [...found.clockRecords, record]))),
    updatedAt: isoOf(now),
  };
  writeOrder(tx, before, after, rows, context.timeZone);
  handlerChanged(tx, before, after);
  await doEffects(context, after, record, done.effects);
  await parts.also?.(after, record);
  return { order: after, before: found, recordId: rows[0]?.id ?? '' };
}

/** The call of an action: does it and answers how the order stands then. */
export function orderAction<
  A extends ExistingAction,
  Input extends ActionInput & { readonly orderId: string },
>(
  action: A,
  partsFor: (
    input: Input,
    context: WriteContext,
    found: FoundOrder,
  ) => OrderActionParts<A> | Promise<OrderActionParts<A>>,
) {
  return async (input: Input, context: WriteContext): Promise<OrderSummary> => {
    const done = await act(context, input.orderId, action, input, (found) => partsFor(input, context, found));
    return summaryAfter(context, done);
  };
}

/** An order as an action finds it, and as it was before it was resumed automatically. */
interface FoundForAction extends LockedOrder {
  readonly held?: Stateful | undefined;
}

/** When an order on hold was to go on, if that was before an action was done: no job has come by since. */
function wentOnAt(context: ActContext, { row }: FoundOrder, at: string | undefined): number | undefined {
  if (row.status !== orderStatus.suspended || row.resumeAt === null) return undefined;
  const resumeAt = msOf(row.resumeAt);
  return resumeAt <= timeOf(context, row, at).effectiveAt ? resumeAt : undefined;
}

/** Locks an order. One whose hold has ended goes on first, as of then, as if the job had been there in time. */
async function lockForAction(
  context: ActContext,
  orderId: string,
  action: ExistingAction,
  at: string | undefined,
): Promise<FoundForAction> {
  const found = await lockOrder(context, orderId);
  if (action === 'activate' || wentOnAt(context, found, at) === undefined) return found;
  await act({ ...context, actor: { kind: 'job' } }, orderId, 'activate', {}, () => ({ command: {} }));
  return { ...(await lockOrder(context, orderId)), held: found.state };
}

function commandFor<A extends ExistingAction>(
  context: ActContext,
  found: FoundForAction,
  action: A,
  { version, status, at, remark }: ActionInput,
  parts: OrderActionParts<A>,
): OrderCommand {
  const { skewMs, contactAt } = context;
  const { held } = found;
  const asOf = action === 'activate' ? wentOnAt(context, found, at) : parts.asOf;
  // A caller who saw it on hold missed nothing.
  const sawHeld =
    held && (version ?? held.version) === held.version && (status ?? held.status) === held.status;
  const expected = sawHeld ? {} : { version, status };
  const base = { ...expected, at: msOf(at), skewMs, contactAt, asOf, remark: remark || undefined };
  return { ...base, ...parts.command, action } as OrderCommand;
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

async function summaryAfter(context: WriteContext, { order, before }: ActionResult): Promise<OrderSummary> {
  const names = namesAfter(before, order, context);
  if (!names) return summaryById(context.tx, context, order.id);
  return oneSummary(context.tx, context, summaryRowOf(order, names, context.locale));
}

/** What an order is shown with after an action, as far as that is known without another look-up. */
function namesAfter(
  { row, names }: LockedOrder,
  after: LockedRow,
  { actor, name }: WriteContext,
): ShownNames | undefined {
  const { groupId, typeId, catalogId, ownerId } = after;
  if (groupId !== row.groupId || typeId !== row.typeId || catalogId !== row.catalogId) return undefined;
  if (ownerId === row.ownerId) return names;
  if (ownerId === null) return { ...names, ownerName: null };
  return ownerId === actor.accountId ? { ...names, ownerName: name } : undefined;
}
