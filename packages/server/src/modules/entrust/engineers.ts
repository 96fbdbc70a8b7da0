import type { DataOf, entrust } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import { permissionRow, type StaffActor, staffRoles } from '@svcdesk/core/roles';
import type { OnCallWork } from '@svcdesk/core/scheduling';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { searchedColumn } from '../../engine/ngrams.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { accountActive, groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { daysOfPeople, loadedRows, presenceOf } from '../plans/index.ts';
import { entrustIs } from './mirrored-orders.ts';

/** Roles that may work on what they are given, in SQL. */
const handlers = staffRoles
  .filter((role) => permissionRow('order.handle')[role])
  .map((role) => `'${role}'`)
  .join();

type Engineer = DataOf<typeof entrust.engineers>[number];

/** All who can be named, each with the group they work in, else the first of theirs by name. */
const reachable = statement<
  Omit<Engineer, 'phone' | 'saturation' | 'load' | 'fits'> & { phone: string | null; groupId: string },
  [tenantId: string, groupIds: readonly string[] | null, accountId: string | null, word: string]
>(
  'entrust.engineers',
  `SELECT DISTINCT ON (a.id) a.id, a.name, a.phone, g.id AS "groupId", g.name AS "groupName",
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = a.id AND ${orderOpen('o')})
     + (SELECT count(*) FROM entrust_partner_halves p
        WHERE p.tenant_id = $1 AND p.engineer_id = a.id AND ${entrustIs('p', 'distributed', 'processing')}) AS "openCount"
   FROM group_members m
   JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND ${groupLive('g')}
   JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
   WHERE m.tenant_id = $1 AND ($2::uuid[] IS NULL OR m.group_id = ANY($2)) AND ($3::uuid IS NULL OR a.id = $3)
     AND a.type = 1 AND ${accountActive('a')} AND NOT a.under_review
     AND EXISTS (SELECT FROM account_roles r
       WHERE r.tenant_id = $1 AND r.account_id = a.id AND r.role IN (${handlers}))
     AND ($4 = '' OR strpos(${searchedColumn('a.name')}, $4) > 0)
   ORDER BY a.id, g.id IS DISTINCT FROM a.current_group_id, g.name, g.id`,
);

/** Groups out of which an actor may name an engineer; null for all. */
const groupsOf = ({ roles, ledGroupIds }: StaffActor) => (roles.includes('dispatcher') ? null : ledGroupIds);

/** The group in which an engineer takes it; undefined when they cannot be named. */
export async function groupOfEngineer(
  on: Queryable,
  tenantId: string,
  actor: StaffActor,
  engineerId: string,
): Promise<string | undefined> {
  const row = await reachable.first(on, tenantId, groupsOf(actor), engineerId, '');
  return row?.groupId;
}

/** All who can be named: those who can be at it today first, of them those who have promised the least. */
export async function engineersFor(
  context: StaffReadContext,
  work: Omit<OnCallWork, 'groupId'>,
  keyword: string,
): Promise<Engineer[]> {
  const { db, tenantId, timeZone, actor, now } = context;
  const word = normalizeSearch(keyword);
  const rows = await reachable.all(db, tenantId, groupsOf(actor), null, word);
  const ids = rows.map(({ id }) => id);
  const today = dateIn(timeZone, now());
  const [days, { people }] = await Promise.all([
    loadedRows(db, context, ids, [today]),
    daysOfPeople(db, context, ids, { from: today, to: today }),
  ]);
  const dayOf = new Map(days.map((day) => [day.accountId, day]));
  return rows
    .map(({ phone, groupId, ...row }) => {
      const person = people.get(row.id);
      const presence = person && presenceOf(person, { ...work, groupId }, today, now().getTime());
      return {
        ...row,
        phone: phone ? formatPhone(phone, context.country) : undefined,
        saturation: dayOf.get(row.id)?.saturation ?? 0,
        load: dayOf.get(row.id)?.load ?? 0,
        fits: presence !== undefined && !presence.onLeave && !presence.isOff,
      };
    })
    .sort(
      (a, b) =>
        Number(b.fits) - Number(a.fits) ||
        a.load - b.load ||
        a.openCount - b.openCount ||
        (a.name < b.name ? -1 : 1),
    );
}
