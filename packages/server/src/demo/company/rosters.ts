import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { dutyDays, leaves, shifts } from '../../platform/db/schema/engineers.ts';
import type { Member, Team } from './company.ts';
import { beginning, type Founding, instant } from './founding.ts';

const daysBack = 92;
const daysAhead = 14;
const hourMs = 3_600_000;
const saturday = 5;

interface Turn {
  readonly shift: string;
  readonly accountId: string;
}

/** Groups whose customers expect an answer at once have an engineer on duty by day as well. */
const dayDutyTeams = ['puxi', 'suzhou', 'network'];

/** The screens are always watched; other groups have an engineer for nights and weekends. */
function turnsOf({ key, memberIds }: Team, day: number, weekday: number): Turn[] {
  const turn = (shift: string, index: number): Turn[] => {
    const accountId = memberIds[(day + index) % memberIds.length];
    return accountId ? [{ shift, accountId }] : [];
  };
  if (key === 'noc') return [...turn('day', 0), ...turn('middle', 1), ...turn('night', 2)];
  if (weekday >= saturday) return turn('onCall', 0);
  return [...(dayDutyTeams.includes(key) ? turn('day', 1) : []), ...turn('night', 0)];
}

const onDutyTeams = ['pudong', 'puxi', 'suzhou', 'network', 'noc', 'crew'];

/** Puts the duty roster in. */
export function putDuty({ basket, tenantId, now }: Founding, zone: string, teams: readonly Team[]): void {
  const today = timeZone(zone).dayOf(now);
  for (const team of teams.filter(({ key }) => onDutyTeams.includes(key))) {
    for (let day = today - daysBack; day <= today + daysAhead; day++) {
      for (const { shift, accountId } of turnsOf(team, day, (day + 3) % 7)) {
        basket.put(dutyDays, { tenantId, groupId: team.id, dutyOn: dateOfDay(day), accountId, shift });
      }
    }
  }
}

interface Away {
  readonly fromDay: number;
  readonly toAt: number;
  readonly remark: string;
}

/** Who works by shifts, and who is away: enough for every mark of the schedule screens. */
export function putAbsences(
  { basket, chance, tenantId, now }: Founding,
  zone: string,
  members: readonly Member[],
  teams: readonly Team[],
): void {
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const watchers = teams.find(({ key }) => key === 'noc')?.memberIds ?? [];
  for (const [index, accountId] of watchers.entries()) {
    for (let day = today - 7; day <= today + daysAhead; day++) {
      const shift = ['day', 'middle', 'night', 'off'][(day + index) % 4] ?? 'off';
      basket.put(shifts, { tenantId, accountId, shiftOn: dateOfDay(day), shift });
    }
  }
  const engineers = members.filter(({ actor }) => actor.roles.includes('engineer'));
  const away = (account: string, type: string, until: Away, createdAt: number): void => {
    const { fromDay, toAt, remark } = until;
    const person = engineers.find((each) => each.account === account);
    if (!person) return;
    basket.put(leaves, {
      tenantId,
      id: chance.fork(`leave ${account} ${type}`).idAt(beginning),
      accountId: person.id,
      leaveType: type,
      fromAt: instant(local.dayStart(fromDay)),
      toAt: instant(toAt),
      remark,
      createdAt: instant(createdAt),
    });
  };
  const leave = (account: string, type: string, fromDay: number, days: number, remark: string): void =>
    away(
      account,
      type,
      { fromDay, toAt: local.dayStart(fromDay + days), remark },
      now - chance.between(24, 200) * hourMs,
    );
  leave('chenchen', 'annual', today + 2, 3, '回老家');
  leave('hujing', 'training', today + 1, 1, '无线认证培训');
  leave('zhulin', 'sick', today - 4, 2, '');
  leave('luoyi', 'compensatory', today + 4, 1, '上周末加班调休');
  // What was planned for that day stands: a lead finds it overloaded.
  const afternoon = local.dayStart(today + 1) + 14 * hourMs;
  away(
    'engineer',
    'compensatory',
    { fromDay: today + 1, toAt: afternoon, remark: '调休到下午两点' },
    now - 30 * hourMs,
  );
}
