import { type DictionaryFlags, dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';
import { type CalendarOf, clockOf } from '../orders/sla/clocks.ts';
import type { WorkContext } from './context.ts';
import { shiftHolds } from './shift-times.ts';

interface DutyRow {
  accountId: string;
  shift: string;
  dutyOn: string;
  flags: DictionaryFlags | null;
}

const membersAndDuty = statement<
  { accountId: string; shift: string | null; dutyOn: string | null; flags: DictionaryFlags | null },
  [tenantId: string, groupId: string, yesterday: string, today: string]
>(
  'groups.membersAndDuty',
  `SELECT a.id AS "accountId", d.shift, d.duty_on AS "dutyOn", f.flags
   FROM accounts a
   LEFT JOIN duty_days d ON d.tenant_id = a.tenant_id AND d.account_id = a.id AND d.group_id = $2
     AND d.duty_on IN ($3::date, $4::date)
   LEFT JOIN dictionary_overrides f ON f.tenant_id = d.tenant_id AND f.dictionary = 'shiftType' AND f.code = d.shift
   WHERE a.tenant_id = $1 AND a.disabled_at IS NULL AND a.deleted_at IS NULL
     AND (d.account_id IS NOT NULL OR EXISTS (SELECT FROM group_members m
       WHERE m.tenant_id = a.tenant_id AND m.group_id = $2 AND m.account_id = a.id))`,
);

type Where = Pick<WorkContext, 'tenantId' | 'timeZone'> & { readonly tx: Queryable };

async function membersAndOnDuty({ tx, tenantId, timeZone: zone }: Where, groupId: string, now: number) {
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const rows = await membersAndDuty.all(tx, tenantId, groupId, dateOfDay(today - 1), dateOfDay(today));
  const minutesInto = (on: string) => Math.floor((now - local.dayStart(dayOfDate(on))) / 60_000);
  const onDuty = rows
    .filter((row): row is DutyRow => row.shift !== null && row.dutyOn !== null)
    .filter((row) => shiftHolds(row.shift, minutesInto(row.dutyOn), row.flags));
  const ids = (of: readonly { accountId: string }[]) => [...new Set(of.map((row) => row.accountId))];
  return { members: ids(rows), onDuty: ids(onDuty) };
}

/** Who is on duty for a group now. */
export async function onDutyNow(where: Where, groupId: string, now: number): Promise<readonly string[]> {
  return (await membersAndOnDuty(where, groupId, now)).onDuty;
}

/** Who of a group is on duty now; when nobody is, all its members. */
export async function groupOnDutyNow(where: Where, groupId: string, now: number): Promise<readonly string[]> {
  const { members, onDuty } = await membersAndOnDuty(where, groupId, now);
  return onDuty.length > 0 ? onDuty : members;
}

/** Whether something comes outside the hours that a calendar says the tenant works. */
export async function isOffHours(
  { tx, services, tenantId }: Where & Pick<WorkContext, 'services'>,
  office: CalendarOf | null,
  at: number,
): Promise<boolean> {
  if (!office) return false;
  return !(await clockOf(tx, services, tenantId, office)).isOpen(at);
}

/** Whether an order comes outside working hours to a group that has somebody on duty then. */
export async function comesOnDuty(
  context: Where & Pick<WorkContext, 'services'>,
  office: CalendarOf | null,
  groupId: string,
  at: number,
): Promise<boolean> {
  return (await isOffHours(context, office, at)) && (await onDutyNow(context, groupId, at)).length > 0;
}
