import { SvcdeskError } from '@svcdesk/core';
import type { account, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { buttonsOf, rolesOf } from '@svcdesk/core/roles';
import type { WriteContext } from '../../engine/context.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler, RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { SignedIn } from '../../platform/sessions/access.ts';
import {
  accountNameIssue,
  type Country,
  claimName,
  formatPhone,
  normalName,
} from '../../platform/sessions/handles.ts';
import { endSessions } from '../../platform/sessions/session.ts';
import { ofAccount, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { menuOf } from '../auth/index.ts';
import { groupsOfPerson, ownPhoto } from '../engineers/index.ts';

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
    ...omitNulls(rest),
    phone: phone ? formatPhone(phone, country) : undefined,
    timeZone,
    roles: [...roles],
    ...(isClient
      ? {
          customerId: actor.awaiting ? undefined : actor.customerId,
          customerName: customerName || undefined,
          cells,
          cellScope: actor.cellScope,
        }
      : {
          currentGroupId: actor.currentGroupId || undefined,
          memberGroupIds: [...actor.memberGroupIds],
          ledGroupIds: [...actor.ledGroupIds],
          leadsRoot: actor.leadsRoot || undefined,
        }),
    menuList,
    authBtns: [...buttonsOf(roles, isClient ? actor.cellScope === 'customer' : actor.leadsRoot)],
    mustChangePassword: mustChangePassword || undefined,
    underReview: underReview || (isClient && actor.awaiting) || undefined,
  };
}

type Changes = CheckedRequestOf<typeof account.update>;

const store = statement<
  object,
  [
    tenantId: string,
    accountId: string,
    name: string | null,
    photo: string | null,
    email: string | null,
    accountName: string | null,
    locale: string | null,
    at: Date,
  ]
>(
  'accounts.changeProfile',
  `UPDATE accounts SET name = coalesce($3, name), photo = nullif(coalesce($4, photo), ''),
     email = nullif(coalesce($5, email), ''), account_name = coalesce($6, account_name),
     locale = coalesce($7, locale), version = version + 1, updated_at = $8
   WHERE tenant_id = $1 AND id = $2`,
);

/** A name to sign in with, as it is kept: normalised before anything is asked of it. */
function checkedName(given: string, country: Country): string {
  const name = normalName(given);
  const issue = accountNameIssue(name, country);
  if (issue) throw invalid('account', issue);
  return name;
}

/** Changes those parts of an account that need no approval; another name to sign in with ends its other sessions. */
export async function changeProfile(
  context: WriteContext &
    Pick<RequestContext, 'requestId' | 'address' | 'device'> &
    Pick<SignedIn, 'sessionId' | 'accountName'>,
  changes: Changes,
): Promise<void> {
  const { tx, services, tenantId, country, actor, now } = context;
  const { accountId } = actor;
  const { name = null, email = null, locale = null } = changes;
  const photo = changes.photo === undefined ? null : await ownPhoto(context, accountId, changes.photo);
  const accountName = changes.account === undefined ? null : checkedName(changes.account, country);
  if (accountName !== null && !(await claimName(tx, { tenantId, accountId }, accountName))) {
    throw invalid('account', 'taken');
  }
  await store.change(tx, tenantId, accountId, name, photo, email, accountName, locale, now());
  if (accountName !== null && accountName !== normalName(context.accountName)) {
    const ending = {
      tenantId,
      accountId,
      at: now(),
      code: 'sessionEnded',
      except: context.sessionId,
    } as const;
    await endSessions(tx, services.access, ending);
  }
  await services.access.forget(tx, tenantId, accountId);
  const object = { kind: 'account', id: accountId };
  await recordAct(tx, context, { kind: 'account.change', object, changes: { fields: Object.keys(changes) } });
}

const dayMs = 86_400_000;
/** Names that an account may try in a day: each answer tells whether a name is taken. */
const namesADay = 10;

/** Changes one's profile or the name that one signs in with; answers the profile. */
export const update: Handler<typeof account.update> = async (request, context) => {
  const { db, now } = context;

  async function checked(): Promise<void> {
    if (request.account === undefined) return;
    await takeOrRefuse(db, [ofAccount(context, 'renameDay', namesADay, dayMs)], now());
  }

  const write = writeOfAccount('account.update', request, context);
  const change = async (tx: Transaction) => {
    await changeProfile({ ...context, tx }, request);
    return personal({}, { ...context, db: tx });
  };
  return guardedWrite(db, write, checked, change, async () => personal({}, context));
};
