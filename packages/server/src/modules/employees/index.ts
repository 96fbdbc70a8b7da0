import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, employees } from '@svcdesk/core/contract';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { formatPhone, normalName } from '../../platform/sessions/handles.ts';
import { changeProfile } from '../account/index.ts';
import { cardPerson, dropSkill, engineerCard, groupsOfPerson } from '../engineers/index.ts';

type Employee = DataOf<typeof employees.one>;

interface EmployeeRow extends Pick<Employee, 'name' | 'roles' | 'groups' | 'openPlan' | 'version'> {
  account: string;
  phone: string | null;
  email: string | null;
  photo: string | null;
}

const byId = statement<EmployeeRow, [tenantId: string, accountId: string]>(
  'employees.byId',
  `SELECT a.name, a.account_name AS account, a.phone, nullif(a.email, '') AS email, nullif(a.photo, '') AS photo,
     a.version, a.scheduling_enabled AS "openPlan",
     ARRAY(SELECT r.role FROM account_roles r
       WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id ORDER BY r.role) AS roles,
     ${groupsOfPerson} AS groups
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND a.type = 1 AND ${notDeleted('a')}`,
);

const byAccount = statement<{ id: string }, [tenantId: string, account: string]>(
  'employees.byAccount',
  `SELECT a.id FROM accounts a WHERE a.tenant_id = $1 AND a.account_name = $2 AND a.type = 1 AND ${notDeleted('a')}`,
);

/** The account that signs in by a name. Names are not listed: a caller finds only an account whose name they know. */
async function signingInAs(
  account: string,
  { db, tenantId }: ContextOf<typeof employees.one>,
): Promise<string> {
  const found = await byAccount.first(db, tenantId, normalName(account));
  if (!found) throw new SvcdeskError('notFound');
  return found.id;
}

async function employee(context: ContextOf<typeof employees.one>, employeeId: string | undefined) {
  const id = cardPerson(context, employeeId);
  const row = await byId.first(context.db, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return { ...omitNulls(row), id };
}

export const employeesHandlers: DomainHandlers<typeof employees> = {
  async one({ employeeId, account: named }, context) {
    const asked = named === undefined ? employeeId : await signingInAs(named, context);
    const { account, phone, ...rest } = await employee(context, asked);
    return {
      ...rest,
      account: rest.id === context.actor.accountId ? account : undefined,
      phone: phone ? formatPhone(phone, context.country) : undefined,
    };
  },
  async update(request, context) {
    await changeProfile(context, request);
    return {};
  },
  detail: ({ employeeId }, context) => engineerCard(context.db, context, cardPerson(context, employeeId)),
  deleteSkill: (request, context) => dropSkill(request, context),
  isOpenPlan: async ({ employeeId }, context) => ({ open: (await employee(context, employeeId)).openPlan }),
};
