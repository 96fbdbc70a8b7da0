import { apply, type OrderCommand, type RecordDraft } from '@svcdesk/core/rules';
import type { ActContext } from '../../../engine/context.ts';
import { isoOf } from '../../../engine/instants.ts';
import { recordRows } from '../../../engine/records.ts';
import { refused } from '../../../platform/refusals.ts';
import { doEffects } from '../effects/do-effects.ts';
import { columnsOfState } from '../row/state.ts';
import { refold } from '../sla/refold.ts';
import { type FoundOrder, type LockedOrder, type LockedRow, lockOrder } from './lock.ts';
import { writeOrder } from './write-order.ts';

/** Columns that an action sets beside those that the rules decide. */
export type OwnColumns = Partial<LockedRow>;

/** What is known of an action only once it is allowed: its files are bound, its texts named. */
export interface Completed {
  readonly record?: RecordDraft;
  readonly columns?: OwnColumns;
}

/** An action, as the server's part of it makes it of the order it finds. */
export interface Attempt {
  readonly command: OrderCommand;
  readonly columns?: OwnColumns;
  /** Runs once the action is allowed, before anything is written. */
  readonly complete?: (record: RecordDraft) => Promise<Completed>;
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
    ...(record.action === 'accept' ? { acceptedAt: at } : {}),
    ...(record.action === 'hangUp' ? { hungUpAt: at } : {}),
    ...(before.status === 4 && record.to !== 4 ? { hungUpAt: null } : {}),
    ...(record.action === 'clockIn' ? { clockedInAt: at, clockedInById: record.byId ?? null } : {}),
    ...(clockedIn ? {} : { clockedInAt: null, clockedInById: null }),
  };
}

/**
 * The one path of every action on an order that exists: lock, judge by core's rules, write the order, its record and
 * every effect, all in the request's transaction. `attempt` makes the command of the locked order, looking up the
 * facts that the rules ask for.
 */
export async function act(
  context: ActContext,
  orderId: string,
  attempt: (found: FoundOrder) => Attempt | Promise<Attempt>,
): Promise<Done> {
  const { tx, actor, services } = context;
  const found = await lockOrder(context, orderId);
  const { command, columns, complete, also } = await attempt(found);
  const now = context.now().getTime();
  const applied = apply(found.state, actor, command, now);
  if (!applied.ok) throw refused(applied.refusal);

  const { order: state, effects } = applied;
  const before = found.row;
  const completed = await complete?.(applied.record);
  const record = completed?.record ?? applied.record;
  const { head, rows } = recordRows(before, [record]);
  const clocked = { ...before, ...columns, ...completed?.columns };
  const touchesClocks =
    effects.some((effect) => effect.kind === 'sla') || (before.status === 4 && state.status !== 4);
  const after: LockedRow = {
    ...clocked,
    ...columnsOfState(state),
    ...followUps(before, record, state.clockedIn),
    ...head,
    ...(touchesClocks ? await refold(tx, services, clocked, [...found.clockRecords, record]) : {}),
    updatedAt: isoOf(now),
  };
  writeOrder(tx, before, after, rows, context.timeZone);
  await doEffects(context, after, record, effects);
  await also?.(after, record);
  return { order: after, before: found, recordId: rows[0]?.id ?? '' };
}
