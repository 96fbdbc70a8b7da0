import { timeOrderedId } from '@svcdesk/core';
import { staffMenus, staffRoles } from '@svcdesk/core/roles';
import * as z from 'zod/mini';
import { disableAccount, enableAccount } from '../../../modules/account/disable-account.ts';
import { leaveGroup } from '../../../modules/account/leave-group.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { claimName, claimPhone } from '../../../platform/sessions/claim-handle.ts';
import { hashPassword } from '../../../platform/sessions/passwords.ts';
import { countryOf, phoneNumber } from '../../../platform/sessions/phones.ts';
import { normalName, readsAsPhone } from '../../../platform/sessions/sign-in-names.ts';
import { code, codes, email, maybe, maybeRef, ref, refs, text, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { idOf, upsert } from '../upsert.ts';

/** Somebody by the name that they sign in with, however it is spelt. */
const accountName = () => code().check(z.overwrite(normalName));

const forgetPhone = statement<object, [tenantId: string, accountId: string]>(
  'import.forgetPhone',
  `DELETE FROM sign_in_directory WHERE kind = 'phone' AND tenant_id = $1 AND account_id = $2`,
);

export const users = importKind({
  name: 'users',
  about: 'people who sign in; roles, groups and sites are added, never taken away (see members)',
  fields: {
    account: accountName(),
    name: text(),
    type: z._default(z.enum(['staff', 'client']), 'staff'),
    phone: maybe(text()),
    email: maybe(email(), null),
    /** First password, to be changed at the first sign-in; without it the phone signs in by code. */
    password: maybe(z.string().check(z.minLength(8), z.maxLength(200))),
    roles: codes(),
    groups: refs('group'),
    leads: refs('group'),
    customer: maybeRef('customer'),
    cells: refs('cell'),
    cellScope: maybe(z.enum(['own', 'cells', 'customer']), 'cells'),
    /** No disables the account with all that follows, yes enables it again; without it nothing changes. */
    enabled: maybe(yesNo()),
  },
  async write(context, { account: accountName, customer: customerId, roles, groups, leads, cells, ...row }) {
    const { tx, tenantId, now, operator } = context;
    const { name, email, password, enabled } = row;
    const isClient = row.type === 'client';
    if (isClient && !customerId) throw new RowProblem('customer', 'a client belongs to a customer');
    if (!isClient && roles.length === 0) throw new RowProblem('roles', 'staff need a role');
    const wrongRole = roles.find((role) => !(staffRoles as readonly string[]).includes(role));
    if (wrongRole !== undefined) {
      throw new RowProblem('roles', `there is no role "${wrongRole}"; there are ${staffRoles.join(', ')}`);
    }
    if (!password && !row.phone) {
      throw new RowProblem('password', 'give a password or a phone to sign in by');
    }
    const country = await countryOf(tx, tenantId);
    const phone = row.phone === undefined ? null : phoneNumber(row.phone, country);
    if (phone === undefined) throw new RowProblem('phone', 'is no phone number');
    const present = await idOf(context, tables.accounts, { accountName });
    // Who has such a name from before keeps it: they sign in with it.
    if (!present && readsAsPhone(accountName, country)) {
      throw new RowProblem('account', 'reads as a phone number; put a letter to it');
    }
    const accountId = present ?? timeOrderedId(now.getTime());
    const effect = await upsert(context, tables.accounts, {
      id: accountId,
      type: isClient ? 2 : 1,
      accountName,
      name,
      phone,
      email,
      customerId,
      cellScope: isClient ? row.cellScope : null,
      ...(groups[0] && { currentGroupId: groups[0] }),
      ...(!present &&
        password && {
          passwordHash: await hashPassword(password),
          passwordChangedAt: now.toISOString(),
          mustChangePassword: true,
        }),
    });
    // Names and phones sign in over the whole deployment, so they belong to one account.
    const owner = { tenantId, accountId };
    if (!(await claimName(tx, owner, accountName))) {
      throw new RowProblem('account', 'belongs to somebody else');
    }
    if (phone === null) await forgetPhone.change(tx, tenantId, accountId);
    else if (!(await claimPhone(tx, owner, phone, country))) {
      throw new RowProblem('phone', 'belongs to somebody else');
    }
    const seats = await Promise.all([
      ...roles.map((role) => upsert(context, tables.accountRoles, { accountId, role })),
      ...groups.map((groupId) => upsert(context, tables.groupMembers, { accountId, groupId })),
      ...leads.map((groupId) => upsert(context, tables.groupLeads, { accountId, groupId })),
      ...cells.map((cellId) => upsert(context, tables.accountCells, { accountId, cellId })),
    ]);
    const turned =
      enabled !== undefined &&
      (enabled
        ? await enableAccount(operator, owner)
        : (await disableAccount(operator, owner)) !== undefined);
    return effect === 'same' && (turned || seats.some((seat) => seat !== 'same')) ? 'changed' : effect;
  },
});

const dropLead = statement<object, [tenantId: string, accountId: string, groupId: string]>(
  'import.dropLead',
  'DELETE FROM group_leads WHERE tenant_id = $1 AND account_id = $2 AND group_id = $3',
);

export const members = importKind({
  name: 'members',
  about: 'who works in a group (member yes) or not any more (no), and who leads it',
  fields: {
    account: ref('user', accountName()),
    group: ref('group'),
    member: maybe(yesNo()),
    leads: maybe(yesNo()),
  },
  async write(context, { account: accountId, group: groupId, member, leads }) {
    const { tx, tenantId, operator } = context;
    const seat = { groupId, accountId };
    const came = member === true && (await upsert(context, tables.groupMembers, seat)) !== 'same';
    const leadsNow = leads === true && (await upsert(context, tables.groupLeads, seat)) !== 'same';
    const ledBefore = leads === false && (await dropLead.change(tx, tenantId, accountId, groupId)) > 0;
    const left = member === false && (await leaveGroup(operator, { tenantId, accountId }, groupId));
    if (!came && !leadsNow && !ledBefore && !left) return 'same';
    await operator.services.access.forget(tx, tenantId, accountId);
    return 'changed';
  },
});

export const roles = importKind({
  name: 'roles',
  about: `roles of people who are there already: ${staffRoles.join(', ')}`,
  fields: { account: ref('user', accountName()), role: z.enum(staffRoles) },
  write: (context, { account: accountId, role }) => upsert(context, tables.accountRoles, { accountId, role }),
});

const showMenu = statement<object, [tenantId: string, role: string, menu: string]>(
  'import.showMenu',
  'DELETE FROM hidden_menus WHERE tenant_id = $1 AND role = $2 AND code = $3',
);

export const menus = importKind({
  name: 'menus',
  about: 'menu entries that a role is not to see (shown no), or again (shown yes)',
  fields: { role: z.enum(staffRoles), menu: z.enum(staffMenus), shown: yesNo() },
  async write(context, { role, menu, shown }) {
    if (!shown) return upsert(context, tables.hiddenMenus, { role, code: menu });
    return (await showMenu.change(context.tx, context.tenantId, role, menu)) > 0 ? 'changed' : 'same';
  },
});
