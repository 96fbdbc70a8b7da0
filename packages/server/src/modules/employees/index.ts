import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, employees } from '@svcdesk/core/contract';
import { groupLive, notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';
import { changeProfile } from '../account/index.ts';
import { askedFor, dropSkill, engineerCard } from '../engineers/index.ts';

type Employee = DataOf<typeof employees.one>;

interface EmployeeRow {
  name: string;
  account: string;
  phone: string | null;
  email: string | null;
  photo: string | null;
  roles: string[];
  groups: Employee['groups'];
  openPlan: boolean;
  version: number;
}

const byId = statement<EmployeeRow, [tenantId: string, accountId: string]>(
  'employees.byId',
  `SELECT a.name, a.account_name AS account, a.phone, a.email, a.photo, a.version,
     a.scheduling_enabled AS "openPlan",
     ARRAY(SELECT r.role FROM account_roles r
       WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id ORDER BY r.role) AS roles,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'lead', EXISTS(SELECT FROM group_leads l
        WHERE l.tenant_id = g.tenant_id AND l.group_id = g.id AND l.account_id = a.id)) ORDER BY g.sort, g.name, g.id)
      FROM groups g WHERE g.tenant_id = a.tenant_id AND ${groupLive('g')} AND g.id IN (
        SELECT group_id FROM group_members m WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id
        UNION SELECT group_id FROM group_leads l WHERE l.tenant_id = a.tenant_id AND l.account_id = a.id)), '[]') AS groups
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND a.type = 1 AND ${notDeleted('a')}`,
);

const planIsOpen = statement<{ open: boolean }, [tenantId: string, accountId: string]>(
  'employees.planIsOpen',
  `SELECT scheduling_enabled AS open FROM accounts
   WHERE tenant_id = $1 AND id = $2 AND type = 1 AND ${notDeleted()}`,
);

export const employeesHandlers: DomainHandlers<typeof employees> = {
  async one({ employeeId }, context) {
    const { db, tenantId, actor } = context;
    const id = askedFor(context, employeeId);
    const row = await byId.first(db, tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    const { account, phone, email, photo, ...rest } = row;
    return {
      id,
      ...rest,
      account: id === actor.accountId ? account : undefined,
      phone: phone ? shownPhone(phone, context.country) : undefined,
      email: email || undefined,
      photo: photo || undefined,
    };
  },
  async update(request, context) {
    await changeProfile(context, request);
    return {};
  },
  async detail({ employeeId }, context) {
    return engineerCard(context.db, context, askedFor(context, employeeId));
  },
  deleteSkill: dropSkill,
  async isOpenPlan({ employeeId }, context) {
    const row = await planIsOpen.first(context.db, context.tenantId, askedFor(context, employeeId));
    if (!row) throw new SvcdeskError('notFound');
    return row;
  },
};
