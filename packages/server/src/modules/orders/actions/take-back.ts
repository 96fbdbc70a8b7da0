import { SvcdeskError } from '@svcdesk/core';
import { type FormerState, orderStatus, orderStatusName } from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { canAssign, isStaff } from '../../../engine/targets.ts';
import { msOf } from '../../../engine/timestamps.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { LockedRow } from './lock.ts';
import { act, type OwnColumns } from './order-action.ts';

/** What the history of an order says of how it stood. */
interface StoodRow {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly byId: string | null;
  readonly targetId: string | null;
  readonly reasonCode: string | null;
  readonly pausesSla: boolean | null;
  readonly resumeAt: string | null;
  readonly at: string;
}

const stood = statement<StoodRow, [tenantId: string, orderId: string]>(
  'orders.stood',
  `SELECT action, from_status AS "from", to_status AS "to", actor_id AS "byId", target_account_id AS "targetId",
     reason_code AS "reasonCode", pauses_sla AS "pausesSla", resume_at AS "resumeAt", effective_at AS at
   FROM order_records WHERE tenant_id = $1 AND order_id = $2 ORDER BY seq DESC`,
);

/** Actions that leave owner, status and appointment of an order as they were: somebody writes about it. */
const notes: readonly string[] = ['progress', 'supplement', 'remind', 'cc'];

/**
 * Whether nothing but notes was written about an order since it had a version. Each action raises the version by one and
 * writes one record.
 */
export async function isOnlyNoted(
  on: Queryable,
  tenantId: string,
  { id, version }: Pick<LockedRow, 'id' | 'version'>,
  since: number,
): Promise<boolean> {
  if (since > version) return false;
  const records = await stood.all(on, tenantId, id);
  return records.slice(0, version - since).every(({ action }) => notes.includes(action));
}

/** How an order stood before it was handed on, with the columns that the rules do not know. */
interface Former {
  readonly state: FormerState;
  readonly columns: OwnColumns;
}

/** Only what is taken back makes a reassigned order accepted, or on hold, at once. */
const takesBack = ({ action, to }: StoodRow) =>
  action === 'transfer' && (to === orderStatus.processing || to === orderStatus.suspended);

/** Records of a history, the newest first, without the reassignments that were taken back: they left all as it was. */
function withoutTakenBack(records: readonly StoodRow[]): readonly StoodRow[] {
  const at = records.findIndex(takesBack);
  const handedOn = records.findIndex(({ action }, place) => place > at && action === 'transfer');
  if (at < 0 || handedOn < 0) return records;
  return [...records.slice(0, at), ...withoutTakenBack(records.slice(handedOn + 1))];
}

const assigned: Former = { state: { status: 'assigned' }, columns: {} };

/**
 * How an order stood before the caller handed it on, by its history. It was accepted by whom it goes back to, or waits for
 * being accepted. Refused if somebody else handed it on, or anything but notes and plans of the caller came since.
 */
async function findFormer(
  on: Queryable,
  {
    tenantId,
    orderId,
    callerId,
    engineerId,
  }: Record<'tenantId' | 'orderId' | 'callerId', string> & {
    readonly engineerId: string | undefined;
  },
): Promise<Former> {
  const records = withoutTakenBack(await stood.all(on, tenantId, orderId));
  const at = records.findIndex(
    ({ action, byId }) => !notes.includes(action) && (action !== 'plan' || byId !== callerId),
  );
  const handedOn = records[at];
  if (handedOn?.action !== 'transfer' || handedOn.byId !== callerId)
    throw new SvcdeskError('notAllowed', { reason: 'notReassigned' });
  const status = orderStatusName(handedOn.from ?? 0);
  if (status === 'pending' && engineerId === undefined) return { state: { status }, columns: {} };
  if (status !== 'processing' && status !== 'suspended') return assigned;
  const earlier = records.slice(at + 1);
  const tookIt = ({ action, to }: StoodRow) =>
    action === 'accept' || (action === 'transfer' && to !== orderStatus.assigned);
  const since = earlier.findIndex(tookIt);
  const taken = earlier[since];
  const holderId = taken?.action === 'accept' ? taken.byId : taken?.targetId;
  if (!engineerId || holderId !== engineerId) return assigned;
  const heldBy = earlier.slice(0, since);
  const arrived = heldBy.find(
    ({ action, from }) => action === 'clockIn' || (action === 'activate' && from === orderStatus.resolved),
  );
  const clockedIn = arrived?.action === 'clockIn';
  const hold = status === 'suspended' ? earlier.find(({ action }) => action === 'hangUp') : undefined;
  return {
    state: {
      ...{ status, clockedIn, resumeAt: msOf(hold?.resumeAt ?? null) },
      ...{ hangUpReason: hold?.reasonCode ?? undefined, pausesSla: hold?.pausesSla ?? undefined },
    },
    columns: {
      ...(clockedIn && { clockedInAt: arrived.at, clockedInById: arrived.byId }),
      ...(hold && { hungUpAt: hold.at }),
    },
  };
}

/** Puts an order back to how it stood before the caller handed it on: unassigned, accepted, on hold. */
export const takeBack = (
  {
    orderId,
    groupId,
    engineerId,
    remark,
  }: {
    readonly orderId: string;
    readonly groupId: string;
    /** The former owner; undefined if it was unassigned. */
    readonly engineerId: string | undefined;
    readonly remark: string | undefined;
  },
  context: WriteContext,
) =>
  act(context, orderId, 'transfer', { remark }, async () => {
    const { tx, tenantId, actor } = context;
    const callerId = actor.accountId;
    const { state, columns } = await findFormer(tx, { tenantId, orderId, callerId, engineerId });
    // The engineer who had accepted it need not be of the group: they may lead it, or be on duty for it.
    const hadIt = engineerId !== undefined && (state.status === 'processing' || state.status === 'suspended');
    const targetValid = hadIt
      ? await isStaff(tx, tenantId, engineerId)
      : await canAssign(tx, tenantId, groupId, engineerId);
    return {
      command: { groupId, engineerId, targetValid, former: state },
      complete: async () => ({ columns }),
    };
  });
