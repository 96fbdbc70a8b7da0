import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, leave } from '@svcdesk/core/contract';
import { formatTimestamp } from '@svcdesk/core/format';
import { scopesOf } from '@svcdesk/core/roles';
import { checkSpan } from '../../engine/days.ts';
import { holdDaysOf } from '../../engine/schedules.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { accountActive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { isChoice } from '../dictionary/index.ts';
import { type Leave, type LeaveRow, leaveOf, leaveSelect } from './time-off-row.ts';

type Input = CheckedRequestOf<typeof leave.save>;
type Given = Exclude<Input, { delete: true }>;
type Context = ContextOf<typeof leave.save>;

const locked = statement<LeaveRow, [tenantId: string, id: string]>(
  'leave.locked',
  `${leaveSelect} WHERE l.tenant_id = $1 AND l.id = $2 FOR UPDATE OF l`,
);

const person = statement<{ name: string }, [tenantId: string, accountId: string]>(
  'leave.person',
  `SELECT name FROM accounts WHERE tenant_id = $1 AND id = $2 AND type = 1
     AND ${accountActive()}`,
);

const overlaps = statement<
  { from: string; to: string },
  [tenantId: string, accountId: string, id: string, from: string, to: string]
>(
  'leave.overlapping',
  `SELECT from_at AS "from", to_at AS "to" FROM leaves
   WHERE tenant_id = $1 AND account_id = $2 AND id <> $3 AND from_at < $5 AND to_at > $4
   ORDER BY from_at, id LIMIT 1`,
);

const write = statement<
  { version: number },
  [
    tenantId: string,
    id: string,
    accountId: string,
    leaveType: string,
    from: string,
    to: string,
    remark: string | null,
    at: string,
  ]
>(
  'leave.write',
  `INSERT INTO leaves (tenant_id, id, account_id, leave_type, from_at, to_at, remark, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (tenant_id, id) DO UPDATE SET account_id = $3, leave_type = $4, from_at = $5, to_at = $6,
     remark = $7, version = leaves.version + 1
   RETURNING version`,
);

const remove = statement<object, [tenantId: string, id: string]>(
  'leave.remove',
  'DELETE FROM leaves WHERE tenant_id = $1 AND id = $2',
);

/** Nobody is away for longer at once; who is has left. */
const maxDays = 366;

/** Whose leave somebody may enter: their own, that of those whom they lead, a dispatcher everybody's. */
async function checkAccess({ tx, tenantId, actor }: Context, accountId: string): Promise<void> {
  if (accountId === actor.accountId || scopesOf(actor, 'duty.set').includes('tenant')) return;
  if (!(await teamMembersOf(tx, tenantId, actor)).includes(accountId)) throw new SvcdeskError('notFound');
}

/** Time off that exists, of somebody that the caller manages, and as the caller saw it. */
async function existing(context: Context, id: string, version: number | undefined): Promise<Leave> {
  const row = await locked.first(context.tx, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  await checkAccess(context, row.accountId);
  if (version !== undefined && version !== row.version) throw new SvcdeskError('orderChanged');
  return leaveOf(row);
}

async function checked(given: Given, context: Context, id: string): Promise<string> {
  const { tx, tenantId, timeZone } = context;
  checkSpan(Date.parse(given.from), Date.parse(given.to), maxDays, 'to');
  if (!(await isChoice(tx, tenantId, 'leaveType', given.leaveType))) throw invalid('leaveType', 'unknown');
  const found = await person.first(tx, tenantId, given.accountId);
  if (!found) throw new SvcdeskError('notFound');
  await checkAccess(context, given.accountId);
  await holdDaysOf(tx, tenantId, given.accountId);
  const minuteOf = (at: string) => formatTimestamp(at, timeZone).slice(0, 'YYYY-MM-DD HH:mm'.length);
  const other = await overlaps.first(tx, tenantId, given.accountId, id, given.from, given.to);
  if (other) {
    throw invalid('from', 'overlaps', { from: minuteOf(other.from), to: minuteOf(other.to) });
  }
  return found.name;
}

function note(context: Context, before: Leave | undefined, after: Leave | undefined): Promise<void> {
  const { tx, tenantId, actor, requestId, address, device } = context;
  return recordEvent(tx, {
    tenantId,
    accountId: actor.accountId,
    kind: 'duty.change',
    at: context.now(),
    object: { kind: 'leave', id: (after ?? before)?.id ?? '' },
    changes: { from: before, to: after },
    requestId,
    address,
    device,
  });
}

/** Enters leave, changes it or takes it back. */
export async function saveLeave(input: Input, context: Context): Promise<Leave> {
  const { tx, tenantId } = context;
  const before = input.id === undefined ? undefined : await existing(context, input.id, input.version);
  if ('delete' in input) {
    await remove.change(tx, tenantId, input.id);
    await note(context, before, undefined);
    return before as Leave;
  }
  const now = context.now();
  const id = before?.id ?? timeOrderedId(now.getTime());
  const accountName = await checked(input, context, id);
  const { accountId, leaveType, from, to, remark = '' } = input;
  const [fromAt, toAt] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const values = [accountId, leaveType, fromAt, toAt, remark || null, now.toISOString()] as const;
  const version = (await write.first(tx, tenantId, id, ...values))?.version ?? 1;
  const after = leaveOf({
    id,
    accountId,
    accountName,
    leaveType,
    from: fromAt,
    to: toAt,
    remark: remark || null,
    version,
  });
  await note(context, before, after);
  return after;
}
