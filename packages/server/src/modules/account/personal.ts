import { SvcdeskError } from '@svcdesk/core';
import type { account, DataOf } from '@svcdesk/core/contract';
import { buttonsOf, rolesOf } from '@svcdesk/core/roles';
import { given } from '../../engine/given.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';
import { menuOf } from '../auth/index.ts';
import { groupsOfPerson } from '../engineers/index.ts';

type Personal = DataOf<typeof account.personal>;

interface ProfileRow extends Pick<Personal, 'type' | 'account' | 'name' | 'tenantName' | 'groups'> {
  phone: string | null;
  email: string | null;
  photo: string | null;
  locale: string | null;
  customerName: string | null;
  idleMinutes: number | null;
  mustChangePassword: boolean;
  underReview: boolean;
}

const profileOf = statement<ProfileRow, [tenantId: string, accountId: string]>(
  'account.profile',
  `SELECT a.type, a.account_name AS account, a.name, a.phone, nullif(a.email, '') AS email,
     nullif(a.photo, '') AS photo, nullif(a.locale, '') AS locale,
     a.under_review AS "underReview", t.name AS "tenantName", t.idle_minutes AS "idleMinutes", c.name AS "customerName",
     a.must_change_password AS "mustChangePassword", ${groupsOfPerson} AS groups
   FROM accounts a JOIN tenants t ON t.id = a.tenant_id
   LEFT JOIN customers c ON c.tenant_id = a.tenant_id AND c.id = a.customer_id
   WHERE a.tenant_id = $1 AND a.id = $2`,
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
  const [profile, cells, menuList] = await Promise.all([
    profileOf.first(db, tenantId, accountId),
    isClient ? cellsNamed.all(db, tenantId, actor.cellIds) : undefined,
    menuOf(db, { tenantId, accountId }, roles, locale, isClient),
  ]);
  if (!profile) throw new SvcdeskError('accountDisabled');
  const { phone, customerName, mustChangePassword, underReview, ...rest } = profile;
  return {
    id: accountId,
    ...given(rest),
    phone: phone ? shownPhone(phone, country) : undefined,
    timeZone,
    roles: [...roles],
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
    underReview: underReview || (isClient && actor.awaiting) || undefined,
  };
}
