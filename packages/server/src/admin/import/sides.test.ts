import { describe, expect, it } from 'vitest';
import { leadsOf, peopleInRole } from '../../engine/people.ts';
import { membersBelow } from '../../engine/team-members.ts';
import { emptyDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { importer, lists } from './importer.fixture.ts';

const db = await emptyDatabase();
const password = 'umbrella-on-tuesday';
const tenantId = 'tsides';
const { run, problems, founded } = importer(db, tenantId);
await founded;
const client = { account: 'sid-2', name: 'Xu' };
const staff = { account: 'sid-1', name: 'Lin' };
const plan = { code: 'p', name: 'P', cell: 'S-1', checkList: 'l', group: 'all', everyCount: 1 };
const given = {
  groups: [{ code: 'all', name: 'All', default: 'yes' }],
  customers: [{ code: 'shop', name: 'Shop' }],
  cells: [{ code: 'S-1', customer: 'shop', name: 'Pier' }],
  checkLists: [{ code: 'l', name: 'L', items: [{ name: 'Clean', kind: 'ok' }] }],
  users: [
    { ...staff, roles: 'engineer', groups: 'all', password },
    { ...client, type: 'client', customer: 'shop', password },
  ],
};
await problems(given);

const named = 'account: "sid-2" is a client; only staff can be named here';
const ofStaff = '"sid-2" is a client, and this is for staff';
const stays = 'and stays so; disable this account (enabled no) and make a new one of another name';

describe('a client', () => {
  it.each<[string, object, string]>([
    [
      'members',
      { account: 'sid-2', group: 'all', member: 'yes' },
      'member: is for staff, and the account is a client',
    ],
    [
      'members',
      { account: 'sid-2', group: 'all', leads: 'yes' },
      'leads: is for staff, and the account is a client',
    ],
    ['roles', { account: 'sid-2', role: 'dispatcher' }, named],
    ['duty', { account: 'sid-2', group: 'all', date: '2026-12-01', shift: 'day' }, named],
    ['projects', { name: 'Move', manager: 'sid-2' }, named.replace('account', 'manager')],
    [
      'pmPlans',
      { ...plan, everyUnit: 'month', anchorOn: '2026-12-01', engineer: 'sid-2' },
      named.replace('account', 'engineer'),
    ],
    ['users', { ...client, roles: 'engineer' }, `roles: ${ofStaff}`],
    ['users', { ...client, type: 'client', groups: 'all' }, `groups: ${ofStaff}`],
    ['users', { ...client, leads: 'all' }, `leads: ${ofStaff}`],
    [
      'users',
      { account: 'sid-3', name: 'New', type: 'client', customer: 'shop', roles: 'lead', password },
      'roles: "sid-3" is a client, and this is for staff',
    ],
    ['users', { ...client, type: 'staff', roles: 'engineer' }, `type: "sid-2" is a client ${stays}`],
    ['users', { ...staff, type: 'client', customer: 'shop' }, `type: "sid-1" is staff ${stays}`],
    ['users', { ...staff, customer: 'shop' }, 'customer: "sid-1" is staff, and this is for clients'],
    ['users', { ...staff, cells: 'S-1' }, 'cells: "sid-1" is staff, and this is for clients'],
  ])('gets nothing of staff, nor staff of a client: %s %j', async (list, row, said) => {
    expect(await problems({ [list]: [row] })).toEqual([`${list}, row 1, ${said}`]);
  });

  it('who was put among staff before is told nothing, and can be taken out', async () => {
    await query(db)`INSERT INTO group_members (tenant_id, group_id, account_id)
      SELECT g.tenant_id, g.id, a.id FROM groups g JOIN accounts a ON a.tenant_id = g.tenant_id
      WHERE g.tenant_id = ${tenantId} AND a.type = 2`;
    await query(db)`INSERT INTO group_leads (tenant_id, group_id, account_id)
      SELECT g.tenant_id, g.id, a.id FROM groups g JOIN accounts a ON a.tenant_id = g.tenant_id
      WHERE g.tenant_id = ${tenantId} AND a.type = 2`;
    await query(db)`INSERT INTO account_roles (tenant_id, account_id, role)
      SELECT tenant_id, id, 'dispatcher' FROM accounts WHERE tenant_id = ${tenantId} AND type = 2`;
    const [group] = await query(db)<{ id: string }>`SELECT id FROM groups WHERE tenant_id = ${tenantId}`;
    const groupId = group?.id ?? '';
    expect(await leadsOf(db, tenantId, groupId)).toEqual([]);
    expect(await peopleInRole(db, tenantId, 'dispatcher')).toEqual([]);
    expect(await membersBelow(db, tenantId, [groupId])).toHaveLength(1);
    const out = { account: 'sid-2', group: 'all', member: 'no', leads: 'no' };
    const users = [{ ...client, roles: '' }];
    expect(await run(lists({ members: [out], users }))).toMatchObject({ done: true });
    const left = await query(db)`SELECT 1 FROM group_members m JOIN accounts a ON a.id = m.account_id
      WHERE a.tenant_id = ${tenantId} AND a.type = 2`;
    expect(left).toEqual([]);
  });
});
