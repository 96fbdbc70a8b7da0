import { staffMenus, staffRoles } from '@svcdesk/core/roles';
import * as z from 'zod/mini';
import { leaveGroup } from '../../../modules/account/disable-account.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { maybe, ref, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert } from '../upsert.ts';
import { accountName } from './people.ts';

const isStaff = statement<object, [tenantId: string, accountId: string]>(
  'import.isStaff',
  'SELECT 1 FROM accounts WHERE tenant_id = $1 AND id = $2 AND type = 1',
);

const seatOf = statement<
  { account: string; group: string },
  [tenantId: string, accountId: string, groupId: string]
>(
  'import.seatOf',
  `SELECT a.account_name AS account, g.name AS group FROM accounts a JOIN groups g ON g.tenant_id = a.tenant_id
   WHERE a.tenant_id = $1 AND a.id = $2 AND g.id = $3`,
);

const dropLead = statement<object, [tenantId: string, accountId: string, groupId: string]>(
  'import.dropLead',
  'DELETE FROM group_leads WHERE tenant_id = $1 AND account_id = $2 AND group_id = $3',
);

export const members = importKind({
  name: 'members',
  about: 'who works in a group (member yes) or not any more (no), and who leads it',
  key: ['account', 'group'],
  fields: {
    account: ref('user', accountName()),
    group: ref('group'),
    member: maybe(yesNo()),
    leads: maybe(yesNo()),
  },
  async write(context, { account: accountId, group: groupId, member, leads }) {
    const { tx, tenantId, operator } = context;
    // A client who was put there by mistake can still be taken out.
    const seats = member ? 'member' : leads ? 'leads' : undefined;
    if (seats && !(await isStaff.first(tx, tenantId, accountId))) {
      throw new RowProblem(seats, 'is for staff, and the account is a client');
    }
    const seat = { groupId, accountId };
    const came = member === true && (await upsert(context, tables.groupMembers, seat)) !== 'same';
    const leadsNow = leads === true && (await upsert(context, tables.groupLeads, seat)) !== 'same';
    const ledBefore = leads === false && (await dropLead.change(tx, tenantId, accountId, groupId)) > 0;
    const left = member === false && (await leaveGroup(operator, { tenantId, accountId }, groupId));
    if (!came && !leadsNow && !ledBefore && !left) return 'same';
    const named = ledBefore || left ? await seatOf.first(tx, tenantId, accountId, groupId) : undefined;
    if (ledBefore) context.take(`takes the lead of ${named?.group} from ${named?.account}`);
    if (left) {
      context.take(`takes ${named?.account} out of ${named?.group}, with their work, copies and duty there`);
    }
    await operator.services.access.forget(tx, tenantId, accountId);
    return 'changed';
  },
});

export const roles = importKind({
  name: 'roles',
  about: `roles of people who are there already: ${staffRoles.join(', ')}`,
  key: ['account', 'role'],
  fields: { account: ref('staff', accountName()), role: z.enum(staffRoles) },
  async write(context, { account: accountId, role }) {
    const { tx, tenantId, operator } = context;
    const effect = await upsert(context, tables.accountRoles, { accountId, role });
    if (effect !== 'same') await operator.services.access.forget(tx, tenantId, accountId);
    return effect;
  },
});

const showMenu = statement<object, [tenantId: string, role: string, menu: string]>(
  'import.showMenu',
  'DELETE FROM hidden_menus WHERE tenant_id = $1 AND role = $2 AND code = $3',
);

export const menus = importKind({
  name: 'menus',
  about: 'menu entries that a role is not to see (shown no), or again (shown yes)',
  key: ['role', 'menu'],
  fields: { role: z.enum(staffRoles), menu: z.enum(staffMenus), shown: yesNo() },
  async write(context, { role, menu, shown }) {
    if (!shown) {
      const effect = await upsert(context, tables.hiddenMenus, { role, code: menu });
      if (effect === 'added') context.take(`takes the menu entry ${menu} from the role ${role}`);
      return effect;
    }
    return (await showMenu.change(context.tx, context.tenantId, role, menu)) > 0 ? 'changed' : 'same';
  },
});
