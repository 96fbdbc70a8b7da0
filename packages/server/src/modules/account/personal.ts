import { SvcdeskError } from '@svcdesk/core';
import type { account, DataOf } from '@svcdesk/core/contract';
import { buttonsOf, rolesOf } from '@svcdesk/core/roles';
import { groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';
import { menuOf } from '../auth/index.ts';

type Personal = DataOf<typeof account.personal>;

interface ProfileRow {
  type: number;
  phone: string | null;
  email: string | null;
  photo: string | null;
  locale: string | null;
  tenantName: string;
  customerName: string | null;
  mustChangePassword: boolean;
  accountName: string;
  name: string;
  underReview: boolean;
}

const profileOf = statement<ProfileRow, [tenantId: string, accountId: string]>(
  'account.profile',
  `SELECT a.type, a.account_name AS "accountName", a.name, a.phone, a.email, a.photo, a.locale,
     a.under_review AS "underReview", t.name AS "tenantName", c.name AS "customerName",
     a.must_change_password AS "mustChangePassword"
   FROM accounts a JOIN tenants t ON t.id = a.tenant_id
   LEFT JOIN customers c ON c.tenant_id = a.tenant_id AND c.id = a.customer_id
   WHERE a.tenant_id = $1 AND a.id = $2`,
);

const groupsOf = statement<Personal['groups'][number], [tenantId: string, accountId: string]>(
  'account.groups',
  `SELECT g.id, g.name, EXISTS(SELECT FROM group_leads l
     WHERE l.tenant_id = g.tenant_id AND l.group_id = g.id AND l.account_id = $2) AS lead
   FROM groups g
   WHERE g.tenant_id = $1 AND ${groupLive('g')} AND g.id IN (
     SELECT group_id FROM group_members WHERE tenant_id = $1 AND account_id = $2
     UNION SELECT group_id FROM group_leads WHERE tenant_id = $1 AND account_id = $2)
   ORDER BY g.sort, g.name, g.id`,
);

const cellsNamed = statement<{ id: string; name: string }, [tenantId: string, ids: readonly string[]]>(
  'account.cells',
  'SELECT id, name FROM cells WHERE tenant_id = $1 AND id = ANY($2::uuid[]) ORDER BY name, id',
);

/** Who is signed in, with everything that decides what the app shows. */
export async function personal(
  _input: object,
  context: Omit<ContextOf<typeof account.personal>, 'db'> & { readonly db: Queryable },
): Promise<Personal> {
  const { db, tenantId, actor, locale, timeZone, country } = context;
  const { accountId } = actor;
  const roles = rolesOf(actor);
  const isClient = actor.kind === 'client';
  const [profile, groups, cells, menuList] = await Promise.all([
    profileOf.first(db, tenantId, accountId),
    isClient ? [] : groupsOf.all(db, tenantId, accountId),
    isClient ? cellsNamed.all(db, tenantId, actor.cellIds) : undefined,
    menuOf(db, { tenantId, accountId }, roles, locale, isClient),
  ]);
  if (!profile) throw new SvcdeskError('accountDisabled');
  const { accountName, name, phone, email, photo, customerName, mustChangePassword, underReview } = profile;
  return {
    id: accountId,
    type: profile.type,
    account: accountName,
    name,
    phone: phone ? shownPhone(phone, country) : undefined,
    email: email || undefined,
    photo: photo || undefined,
    locale: profile.locale || undefined,
    tenantName: profile.tenantName,
    timeZone,
    roles: [...roles],
    groups,
    ...(isClient
      ? {
          customerId: actor.awaiting ? undefined : actor.customerId,
          customerName: customerName || undefined,
          cells,
        }
      : { currentGroupId: actor.currentGroupId || undefined }),
    menuList,
    authBtns: [...buttonsOf(roles, isClient ? actor.cellScope === 'customer' : actor.leadsRoot)],
    mustChangePassword: mustChangePassword || undefined,
    underReview: underReview || (isClient && actor.awaiting) ? true : undefined,
  };
}
