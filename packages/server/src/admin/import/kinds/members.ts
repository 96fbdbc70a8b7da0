import * as z from 'zod/mini';
import { leaveGroup } from '../../../modules/account/leave-group.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { normalName } from '../../../platform/sessions/sign-in-names.ts';
import { code, maybe, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { upsert } from '../upsert.ts';

const dropLead = statement<object, [tenantId: string, accountId: string, groupId: string]>(
  'import.dropLead',
  'DELETE FROM group_leads WHERE tenant_id = $1 AND account_id = $2 AND group_id = $3',
);

export const members = importKind({
  name: 'members',
  about: 'who works in a group (member yes) or not any more (no), and who leads it',
  schema: z.object({ account: code(), group: code(), member: maybe(yesNo()), leads: maybe(yesNo()) }),
  async write({ tx, tenantId, references, operator }, { account, group, member, leads }) {
    const accountId = await references.of('user', normalName(account), 'account');
    const groupId = await references.of('group', group, 'group');
    const row = { tenantId, groupId, accountId };
    const keys = ['tenantId', 'groupId', 'accountId'] as const;
    const came = member === true && (await upsert(tx, tables.groupMembers, keys, row)) !== 'same';
    const leadsNow = leads === true && (await upsert(tx, tables.groupLeads, keys, row)) !== 'same';
    const ledBefore = leads === false && (await dropLead.change(tx, tenantId, accountId, groupId)) > 0;
    const left = member === false && (await leaveGroup(operator, row, groupId));
    if (!came && !leadsNow && !ledBefore && !left) return 'same';
    await operator.services.access.forget(tx, tenantId, accountId);
    return 'changed';
  },
});
