import {
  type CommandFields,
  carryOut,
  type ExistingAction,
  type OrderCommand,
  orderKind,
  orderStatus,
  orderStatusName,
  type RecordDraft,
} from '@svcdesk/core/rules';
import type { ActionInput } from '../../../engine/action/define-kind.ts';
import { type Performable, perform } from '../../../engine/action/perform.ts';
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

type AnyAttempt = Attempt<ExistingAction>;
type Attempted = OrderCommand & { readonly attempt: AnyAttempt };
type Input = ActionInput & { attempt(found: FoundOrder): AnyAttempt | Promise<AnyAttempt> };

/** Orders as a kind of work: with clocks that are folded anew, and counts that are written with the row. */
const order: Performable<LockedOrder, ExistingAction, Attempted, Input, Done> = {
  rules: () => orderKind,
  lock: lockOrder,

  async commandOf({ skewMs, contactAt }, found, action, { version, status, at, remark, ...input }) {
    const attempt = await input.attempt(found);
    const { asOf } = attempt;
    const base = { version, status, at: msOf(at), skewMs, contactAt, asOf, remark: remark || undefined };
    return { ...base, ...attempt.command, action, attempt } as Attempted;
  },

  async carryOut(context, { found, command, to, now }) {
    const { tx, actor, services } = context;
    const { complete, also } = command.attempt;
    const { row: before } = found;
    const status = orderStatusName(to) ?? orderKind.lifecycle.initial;
    const done = carryOut(found.state, actor, command, status, now);
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
