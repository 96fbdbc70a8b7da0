import {
  apply,
  type CommandFields,
  type ExistingAction,
  type OrderCommand,
  orderStatus,
  type RecordDraft,
} from '@svcdesk/core/rules';
import type { ActionInput } from '../../../engine/action/define-kind.ts';
import type { ActContext } from '../../../engine/context.ts';
import { isoOf, msOf } from '../../../engine/instants.ts';
import { recordRows } from '../../../engine/records.ts';
import { refused } from '../../../platform/refusals.ts';
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

/**
 * Does an action on an order: `attempt` makes of the order that it finds what the call brings to it. Orders have clocks
 * that are folded anew, counts that are written with the row, and effects that core's rules name.
 */
export async function act<A extends ExistingAction>(
  context: ActContext,
  orderId: string,
  action: A,
  { version, status, at, remark }: ActionInput,
  attempt: (found: FoundOrder) => Attempt<A> | Promise<Attempt<A>>,
): Promise<Done> {
  const { tx, actor, services, skewMs, contactAt } = context;
  const found = await lockOrder(context, orderId);
  const { row: before } = found;
  const { command: fields, complete, also } = await attempt(found);
  const base = { version, status, at: msOf(at), skewMs, contactAt, remark: remark || undefined };
  const command = { ...base, ...fields, action } as OrderCommand;
  const now = context.now().getTime();
  const applied = apply(found.state, actor, command, now);
  if (!applied.ok) throw refused(applied.refusal);
  const { record = applied.record, columns } = (await complete?.(applied.record)) ?? {};
  const { head, rows } = recordRows(before, [record]);
  const clocked = { ...before, ...columns };
  const touchesClocks =
    applied.effects.some((effect) => effect.kind === 'sla') ||
    (before.status === orderStatus.suspended && record.to !== orderStatus.suspended);
  const after: LockedRow = {
    ...clocked,
    ...columnsOfState(applied.order),
    ...followUps(before, record, applied.order.clockedIn),
    ...head,
    ...(touchesClocks && (await refold(tx, services, clocked, [...found.clockRecords, record]))),
    updatedAt: isoOf(now),
  };
  writeOrder(tx, before, after, rows, context.timeZone);
  handlerChanged(tx, before, after);
  await doEffects(context, after, record, applied.effects);
  await also?.(after, record);
  return { order: after, before: found, recordId: rows[0]?.id ?? '' };
}
