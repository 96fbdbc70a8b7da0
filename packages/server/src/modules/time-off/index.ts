import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, leave } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { checkSpan, minuteIn, spanOfDays } from '../../engine/days.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { holdDaysOf } from '../../engine/schedules.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { accountActive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { invalid, notFoundAt } from '../../platform/refusals.ts';
import { isChoice } from '../dictionary/index.ts';
import { findColleagues, visiblePeople } from '../plans/index.ts';

type Input = CheckedRequestOf<typeof leave.save>;
type Given = Exclude<Input, { delete: true }>;
type Context = ContextOf<typeof leave.save>;

/** Leave as it is sent. */
type Leave = DataOf<typeof leave.save>;

/** What a statement begins with to read leave `l` of accounts `a`. */
const leaveSelect = `SELECT l.id, l.account_id AS "accountId", a.name AS "accountName",
    l.leave_type AS "leaveType", l.from_at AS "from", l.to_at AS "to", nullif(l.remark, '') AS remark, l.version
  FROM leaves l JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id`;

const locked = statement<Nullable<Leave>, [tenantId: string, id: string]>(
  'leave.locked',
  `${leaveSelect} WHERE l.tenant_id = $1 AND l.id = $2 FOR UPDATE OF l`,
);

const person = statement<{ id: string }, [tenantId: string, accountId: string]>(
  'leave.person',
  `SELECT id FROM accounts WHERE tenant_id = $1 AND id = $2 AND type = 1 AND ${accountActive()}`,
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
  object,
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
     remark = $7, version = leaves.version + 1`,
);

const remove = statement<object, [tenantId: string, id: string]>(
  'leave.remove',
  'DELETE FROM leaves WHERE tenant_id = $1 AND id = $2',
);

/** A longer absence is a departure. */
const maxDays = 366;

/** Whose leave the caller may enter: their own, that of those whom they lead, a dispatcher everybody's. */
async function checkAccess(
  { tx, tenantId, actor }: Context,
  accountId: string,
  path = 'accountId',
): Promise<void> {
  if (accountId === actor.accountId || scopesOf(actor, 'duty.set').includes('tenant')) return;
  if (!(await teamMembersOf(tx, tenantId, actor)).includes(accountId)) throw notFoundAt(path);
}

/** Time off that exists, of a person that the caller manages, and as the caller saw it. */
async function existing(context: Context, id: string, version?: number): Promise<Leave> {
  const row = await locked.first(context.tx, context.tenantId, id);
  if (!row) throw notFoundAt('id');
  await checkAccess(context, row.accountId, 'id');
  if (version !== undefined && version !== row.version) throw new SvcdeskError('orderChanged');
  return omitNulls(row);
}

async function check(input: Given, context: Context, id: string): Promise<void> {
  const { tx, tenantId, timeZone } = context;
  const { accountId, leaveType, from, to } = input;
  checkSpan(Date.parse(from), Date.parse(to), maxDays, 'to');
  if (!(await isChoice(tx, tenantId, 'leaveType', leaveType))) throw invalid('leaveType', 'unknown');
  if (!(await person.first(tx, tenantId, accountId))) throw notFoundAt('accountId');
  await checkAccess(context, accountId);
  await holdDaysOf(tx, tenantId, accountId);
  const other = await overlaps.first(tx, tenantId, accountId, id, from, to);
  if (!other) return;
  const [otherFrom, otherTo] = [minuteIn(timeZone, other.from), minuteIn(timeZone, other.to)];
  throw invalid('from', 'overlaps', { from: otherFrom, to: otherTo });
}

function note(context: Context, id: string, before: Leave | undefined, after?: Leave): Promise<void> {
  return recordAct(context.tx, context, {
    kind: 'duty.change',
    object: { kind: 'leave', id },
    changes: { from: before, to: after },
  });
}

/** Enters leave, changes it or takes it back. */
async function saveLeave(input: Input, context: Context): Promise<Leave> {
  const { tx, tenantId } = context;
  if ('delete' in input) {
    const before = await existing(context, input.id, input.version);
    await remove.change(tx, tenantId, input.id);
    await note(context, input.id, before);
    return before;
  }
  const before = input.id === undefined ? undefined : await existing(context, input.id, input.version);
  const now = context.now();
  const id = before?.id ?? timeOrderedId(now.getTime());
  await check(input, context, id);
  const { accountId, leaveType, from, to, remark } = input;
  await write.change(tx, tenantId, id, accountId, leaveType, from, to, remark || null, now.toISOString());
  const after = await existing(context, id);
  await note(context, id, before, after);
  return after;
}

const touching = statement<
  Nullable<Leave>,
  [tenantId: string, accountIds: readonly string[] | null, from: string, to: string]
>(
  'leave.touching',
  `${leaveSelect} WHERE l.tenant_id = $1 AND ($2::uuid[] IS NULL OR l.account_id = ANY($2::uuid[]))
     AND l.from_at < $4 AND l.to_at > $3 ORDER BY l.from_at, a.name, l.id`,
);

/** Everybody into whose days the reader may look; null for the whole tenant. */
async function allSeen(context: ContextOf<typeof leave.list>): Promise<readonly string[] | null> {
  const visible = await visiblePeople(context.db, context);
  return visible === 'everybody' ? null : [...visible];
}

export const leaveHandlers: DomainHandlers<typeof leave> = {
  list: async ({ accountIds, from, to }, context): Promise<Leave[]> => {
    const { db, tenantId } = context;
    const span = spanOfDays(context.timeZone, from, to);
    const whose =
      accountIds.length > 0 ? await findColleagues(db, context, { accountIds }) : await allSeen(context);
    return (await touching.all(db, tenantId, whose, span.from, span.to)).map(omitNulls);
  },

  save: saveLeave,
};
