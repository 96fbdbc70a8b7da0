import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, duty } from '@svcdesk/core/contract';
import { daysOfMonth } from '../../engine/days.ts';
import { membersBelow } from '../../engine/team-members.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { isChoice } from '../dictionary/index.ts';
import { type DutyDay, dutyDays, setsDuty } from './days.ts';

/** Counts the change, and locks the day until this transaction ends. */
const nextVersion = statement<{ version: number }, [tenantId: string, groupId: string, date: string]>(
  'duty.nextVersion',
  `INSERT INTO duty_rosters (tenant_id, group_id, duty_on, version) VALUES ($1, $2, $3, 1)
   ON CONFLICT (tenant_id, group_id, duty_on) DO UPDATE SET version = duty_rosters.version + 1
   RETURNING version`,
);

type Turn = [tenantId: string, groupId: string, date: string, shift: string, accountIds: readonly string[]];

/** A person who loses the shift works by their calendar again, unless another group has them that day. */
const clear = statement<{ accountId: string }, Turn>(
  'duty.clear',
  `WITH gone AS (
     DELETE FROM duty_days WHERE tenant_id = $1 AND group_id = $2 AND duty_on = $3 AND shift = $4
       AND account_id <> ALL($5::uuid[]) RETURNING account_id
   ), freed AS (
     DELETE FROM shifts s USING gone WHERE s.tenant_id = $1 AND s.account_id = gone.account_id
       AND s.shift_on = $3 AND s.shift = $4 AND NOT EXISTS (SELECT FROM duty_days d
         WHERE d.tenant_id = $1 AND d.account_id = gone.account_id AND d.duty_on = $3 AND d.group_id <> $2)
   ) SELECT account_id AS "accountId" FROM gone`,
);

const put = statement<object, Turn>(
  'duty.put',
  `WITH turn AS (
     INSERT INTO duty_days (tenant_id, group_id, duty_on, account_id, shift)
     SELECT $1, $2, $3, who, $4 FROM unnest($5::uuid[]) AS who
     ON CONFLICT (tenant_id, group_id, duty_on, account_id) DO UPDATE SET shift = excluded.shift
   ) INSERT INTO shifts (tenant_id, account_id, shift_on, shift)
     SELECT $1, who, $3, $4 FROM unnest($5::uuid[]) AS who
     ON CONFLICT (tenant_id, account_id, shift_on) DO UPDATE SET shift = excluded.shift`,
);

type AskedTurn = Pick<CheckedRequestOf<typeof duty.set>, 'groupId' | 'date' | 'shift' | 'accountIds'>;

/** A shift is one of the dictionary's, and the person who has it a member of the group. */
export async function checkTurn(
  tx: Queryable,
  tenantId: string,
  { groupId, shift, accountIds }: AskedTurn,
): Promise<void> {
  if (!(await isChoice(tx, tenantId, 'shiftType', shift))) throw invalid('shift', 'unknown');
  const members = new Set(await membersBelow(tx, tenantId, [groupId]));
  const stranger = accountIds.findIndex((id) => !members.has(id));
  if (stranger >= 0) throw invalid(`accountIds.${stranger}`, 'notMember');
}

/** Puts people on a shift of a day beside those who have it. */
export async function putTurn(tx: Transaction, tenantId: string, turn: AskedTurn): Promise<void> {
  await put.change(tx, tenantId, turn.groupId, turn.date, turn.shift, turn.accountIds);
}

/** Puts people on a shift of a day; a person with another shift of the group that day has this one instead. */
async function setDuty(
  input: CheckedRequestOf<typeof duty.set>,
  context: ContextOf<typeof duty.set>,
): Promise<DutyDay> {
  const { services, tx, tenantId, actor } = context;
  const { groupId, date, shift } = input;
  const accountIds = [...new Set(input.accountIds)];
  const [before] = setsDuty(actor, groupId) ? await dutyDays(tx, context, [groupId], [date]) : [];
  if (!before) throw new SvcdeskError('notFound');
  const counted = await nextVersion.first(tx, tenantId, groupId, date);
  if (input.version !== undefined && counted?.version !== input.version + 1) {
    throw new SvcdeskError('orderChanged');
  }
  await checkTurn(tx, tenantId, input);
  const turn: Turn = [tenantId, groupId, date, shift, accountIds];
  const cleared = await clear.all(tx, ...turn);
  await put.change(tx, ...turn);
  // Who is on duty answers for the group as its members do, for as long as the shift lasts.
  const concerned = new Set([...accountIds, ...cleared.map(({ accountId }) => accountId)]);
  for (const accountId of concerned) await services.access.forget(tx, tenantId, accountId);
  const [after] = await dutyDays(tx, context, [groupId], [date]);
  if (!after) throw new SvcdeskError('notFound');
  const shiftsOf = ({ people }: DutyDay) => people.map((person) => [person.shift, person.accountId]);
  await recordAct(tx, context, {
    kind: 'duty.change',
    object: { kind: 'group', id: groupId },
    changes: { date, from: shiftsOf(before), to: shiftsOf(after) },
  });
  return after;
}

export const dutyHandlers: DomainHandlers<typeof duty> = {
  set: setDuty,

  calendar: async ({ month, groupId }, context) => {
    const { memberGroupIds, ledGroupIds } = context.actor;
    const groupIds = groupId === undefined ? [...new Set([...memberGroupIds, ...ledGroupIds])] : [groupId];
    const days = await dutyDays(context.db, context, groupIds, daysOfMonth(month));
    if (groupId !== undefined && days.length === 0) throw new SvcdeskError('notFound');
    return days;
  },
};
