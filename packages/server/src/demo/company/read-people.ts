import type { ClientActor, StaffActor, StaffRole } from '@svcdesk/core/roles';
import type { OrderSource } from '@svcdesk/core/rules';
import { accountActive, groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Client, Member, Team } from './company.ts';

/** The code that an import knows a row by. */
export const importCode = (kind: 'group' | 'catalogue' | 'type' | 'template', of: string): string =>
  `(SELECT k.code FROM import_keys k WHERE k.tenant_id = ${of}.tenant_id AND k.kind = '${kind}' AND k.object_id = ${of}.id LIMIT 1)`;

const readTeams = statement<Team & { sources: OrderSource[] }, [tenantId: string]>(
  'seed.teams',
  `SELECT g.id, coalesce(${importCode('group', 'g')}, g.name) AS key, g.name, g.sources, g.is_default AS "isDefault",
     ARRAY(SELECT x.ancestor_id FROM group_ancestors x
       WHERE x.tenant_id = g.tenant_id AND x.group_id = g.id ORDER BY x.depth) AS chain,
     ARRAY(SELECT m.account_id FROM group_members m JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
       WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id AND ${accountActive('a')}
       ORDER BY a.account_name) AS "memberIds",
     ARRAY(SELECT l.account_id FROM group_leads l JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
       WHERE l.tenant_id = g.tenant_id AND l.group_id = g.id AND ${accountActive('a')}
       ORDER BY a.account_name) AS "leadIds"
   FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')} ORDER BY g.sort, g.name`,
);

interface AccountRow {
  id: string;
  type: number;
  account: string;
  name: string;
  phone: string | null;
  currentGroupId: string | null;
  customerId: string | null;
  cellScope: ClientActor['cellScope'] | null;
  roles: StaffRole[];
  cellIds: string[];
}

const readAccounts = statement<AccountRow, [tenantId: string]>(
  'seed.accounts',
  `SELECT a.id, a.type, a.account_name AS account, a.name, a.phone, a.current_group_id AS "currentGroupId",
     a.customer_id AS "customerId", a.cell_scope AS "cellScope",
     ARRAY(SELECT r.role FROM account_roles r WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id) AS roles,
     CASE WHEN a.cell_scope = 'customer' THEN
       ARRAY(SELECT c.id FROM cells c WHERE c.tenant_id = a.tenant_id AND c.customer_id = a.customer_id)
     ELSE ARRAY(SELECT c.cell_id FROM account_cells c WHERE c.tenant_id = a.tenant_id AND c.account_id = a.id)
     END AS "cellIds"
   FROM accounts a WHERE a.tenant_id = $1 AND ${accountActive('a')} AND NOT a.under_review
   ORDER BY a.account_name`,
);

function staffActor({ id, roles, currentGroupId }: AccountRow, teams: readonly Team[]): StaffActor {
  const led = teams.filter(({ leadIds }) => leadIds.includes(id)).map((team) => team.id);
  return {
    kind: 'staff',
    accountId: id,
    roles,
    memberGroupIds: teams.filter(({ memberIds }) => memberIds.includes(id)).map((team) => team.id),
    ledGroupIds: teams.filter(({ chain }) => chain.some((each) => led.includes(each))).map((team) => team.id),
    currentGroupId: currentGroupId ?? undefined,
    leadsRoot: teams.some((team) => team.chain.length === 1 && led.includes(team.id)),
  };
}

/** Groups and accounts of a tenant. */
export async function readPeople(on: Queryable, tenantId: string) {
  const teams = await readTeams.all(on, tenantId);
  const rows = await readAccounts.all(on, tenantId);
  const members = new Map<string, Member>();
  const clients: Client[] = [];
  for (const row of rows) {
    const { id, account, name, phone, customerId, cellIds, cellScope } = row;
    const person = { id, account, name, phone: phone ?? '' };
    if (row.type === 1) members.set(id, { ...person, actor: staffActor(row, teams) });
    else if (customerId) {
      const scope = cellScope ?? 'cells';
      const actor: ClientActor = { kind: 'client', accountId: id, customerId, cellIds, cellScope: scope };
      clients.push({ ...person, actor });
    }
  }
  return { teams: new Map(teams.map((team) => [team.id, team])), members, clients };
}

/** Accounts with the role of dispatcher. */
export const dispatchersOf = (members: ReadonlyMap<string, Member>): string[] =>
  [...members.values()].filter(({ actor }) => actor.roles.includes('dispatcher')).map(({ id }) => id);
