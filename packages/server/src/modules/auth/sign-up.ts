import { randomBytes } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { auth, CheckedRequestOf } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { spellingsOf } from '../../engine/spellings.ts';
import { recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import { notDeleted, notDisabled, notRetired } from '../../platform/db/active.ts';
import { type Database, insertRows, statement, type Transaction } from '../../platform/db/index.ts';
import { accounts } from '../../platform/db/schema/index.ts';
import { guardedWrite, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler, RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import {
  accountByPhone,
  type Country,
  claimName,
  claimPhone,
  countryOf,
  maskPhone,
  parsePhone,
} from '../../platform/sessions/handles.ts';
import { checkNewPassword, companyOf, hashPassword } from '../../platform/sessions/passwords.ts';
import { findInvitation, isInvitation, takeInvitation } from '../invites/index.ts';
import { approveJoin, askToJoin } from '../join-requests/index.ts';
import { spendCode } from './codes.ts';
import { countryHere } from './country-here.ts';
import { verifyByCode } from './verify-identity.ts';

/** The fields of every sign-up. */
type SignUp = Pick<CheckedRequestOf<typeof auth.register>, 'phone' | 'code' | 'password' | 'name'>;

/** Checks who signs up: the password, then the code. Only who holds the phone learns that it has an account already. */
export async function checkSignUp(
  { phone: typed, code, password, name }: SignUp,
  operate: 'register' | 'registerEngineer',
  context: RequestContext & { readonly db: Database },
) {
  const { db, services } = context;
  const country = await countryHere(context);
  const phone = parsePhone(typed, country);
  const company = await companyOf(db, services.settings.defaultTenant);
  await checkNewPassword(password, { name, phone }, company, 'password');
  const candidate = await accountByPhone.first(db, phone);
  const tenantId = candidate?.tenantId ?? services.settings.defaultTenant;
  const right = await verifyByCode({ tenantId, phone, operate }, code, candidate?.accountId, context);
  if (candidate) throw invalid('phone', 'taken');
  return { phone, code: right, passwordHash: await hashPassword(password) };
}

const tenantByInvite = statement<{ id: string }, [inviteCode: string]>(
  'signUp.tenantByInvite',
  `SELECT id FROM tenants WHERE invite_code = $1 AND ${notDisabled()}`,
);

/** The tenant that an invitation is to; without one the deployment's own. */
export async function invitedTo(
  { db, services }: RequestContext & { readonly db: Database },
  inviteCode: string | undefined,
): Promise<string> {
  if (!inviteCode) return services.settings.defaultTenant;
  const tenant = await tenantByInvite.first(db, inviteCode);
  if (!tenant) throw invalid('inviteCode', 'unknown');
  return tenant.id;
}

const enabledTenant = statement<{ id: string; country: Country; timeZone: string }, [tenantId: string]>(
  'signUp.tenant',
  `SELECT id, country, time_zone AS "timeZone" FROM tenants WHERE id = $1 AND ${notDisabled()}`,
);

/** Country and time zone of a tenant; refuses one that does not exist or is disabled. */
export async function openTenant(db: Database, tenantId: string) {
  const tenant = await enabledTenant.first(db, tenantId);
  if (!tenant) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
  return tenant;
}

/** The account of a person who signed up by themselves. */
interface NewAccount {
  readonly tenantId: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly at: Date;
  /** A client, of no customer before a join request is approved; or staff, under review. */
  readonly type: number;
}

/** A name to sign in with until its owner chooses one: it begins with a letter, so it is never taken for a phone. */
const firstName = (): string => `u${randomBytes(5).toString('hex')}`;

/** Makes the account of a person whose phone was proven. Refuses a phone that another account has. */
export async function insertAccount(tx: Transaction, { at, ...account }: NewAccount): Promise<string> {
  const { tenantId, phone, type } = account;
  const id = timeOrderedId(at.getTime());
  const owner = { tenantId, accountId: id };
  const accountName = firstName();
  const isTheirs =
    (await claimName(tx, owner, accountName)) &&
    (await claimPhone(tx, owner, phone, await countryOf(tx, tenantId)));
  if (!isTheirs) throw invalid('phone', 'taken');
  const now = at.toISOString();
  const made = { passwordChangedAt: now, createdAt: now, updatedAt: now };
  const underReview = type === loginType.staff;
  await insertRows(tx, accounts, { ...account, id, accountName, underReview, ...made });
  return id;
}

interface SiteRow {
  tenantId: string;
  customerId: string;
  cellId: string;
}

/** Sites of a code, one tenant after the other by its own index; the tenant asked for or the default one first. */
const byCode = statement<SiteRow, [codes: readonly string[], first: string, only: string | null]>(
  'signUp.sitesByCode',
  `SELECT c.tenant_id AS "tenantId", c.customer_id AS "customerId", c.id AS "cellId"
   FROM tenants t CROSS JOIN LATERAL (
     SELECT * FROM cells c WHERE c.tenant_id = t.id AND c.code = ANY($1) AND ${notRetired('c')}) c
   WHERE ${notDisabled('t')} AND ($3::text IS NULL OR t.id = $3)
   ORDER BY t.id = $2 DESC, t.id, c.code = ($1)[1] DESC LIMIT 2`,
);

/** Sites where a phone is a reporter's who has no account. */
const byReporter = statement<SiteRow, [tenantId: string, phone: string]>(
  'signUp.sitesByReporter',
  `SELECT r.tenant_id AS "tenantId", c.customer_id AS "customerId", c.id AS "cellId"
   FROM reporters r JOIN cells c ON c.tenant_id = r.tenant_id AND c.id = r.cell_id AND ${notRetired('c')}
   WHERE r.tenant_id = $1 AND r.phone = $2
     AND ${notDeleted('r')} AND r.account_id IS NULL
   ORDER BY r.created_at DESC, r.id`,
);

async function siteOfCode(db: Database, code: string, tenantId: string, invited: boolean): Promise<SiteRow> {
  const [first, second] = await byCode.all(db, spellingsOf(code), tenantId, invited ? tenantId : null);
  if (!first) throw invalid('cellCode', 'unknown');
  // The same code in two other organisations: only an invitation says which.
  if (second && second.tenantId !== first.tenantId && first.tenantId !== tenantId)
    throw invalid('inviteCode', 'required');
  return first;
}

/**
 * Finds where a client asks to belong who signs up: the site of the code that they read from its sign, and every site of the
 * same customer that knows their phone as a reporter's. Without a code those sites alone.
 */
async function sitesOfNewcomer(db: Database, phone: string, site: SiteRow | undefined, tenantId: string) {
  const known = await byReporter.all(db, site?.tenantId ?? tenantId, phone);
  const first = site ?? known[0];
  if (!first) throw invalid('cellCode', 'required');
  const { customerId } = first;
  const sites = [first, ...known.filter((each) => each.customerId === customerId)];
  return { tenantId: first.tenantId, customerId, cellIds: [...new Set(sites.map(({ cellId }) => cellId))] };
}

/** The customer or group of a new account: at once by an invitation, else once a join request is approved. */
async function placeOf(
  { cellCode, inviteCode }: CheckedRequestOf<typeof auth.register>,
  phone: string,
  context: ContextOf<typeof auth.register>,
) {
  const { db, now } = context;
  if (inviteCode && isInvitation(inviteCode)) {
    const { cells, ...invitation } = await findInvitation(db, inviteCode, now());
    return { ...invitation, cellIds: cells.map(({ id }) => id), invitation: inviteCode };
  }
  const tenantId = await invitedTo(context, inviteCode);
  const site = cellCode ? await siteOfCode(db, cellCode, tenantId, Boolean(inviteCode)) : undefined;
  const sites = await sitesOfNewcomer(db, phone, site, tenantId);
  return { ...sites, cellScope: 'cells' as const, invitation: undefined };
}

/** Makes the account of a client who signs up. */
export const register: Handler<typeof auth.register> = async (request, context) => {
  const { db, services, locale, now } = context;
  const { name } = request;

  async function checked() {
    const proven = await checkSignUp(request, 'register', context);
    return { ...proven, ...(await placeOf(request, proven.phone, context)) };
  }

  const write = writeOfAddress('auth.register', request, context);
  return guardedWrite(db, write, checked, async (tx, found) => {
    const { phone, code, passwordHash, tenantId, customerId, cellIds, cellScope, invitation } = found;
    const at = now();
    await spendCode(tx, code, at);
    const newcomer = { tenantId, name, phone, passwordHash, locale, at, type: loginType.client };
    const accountId = await insertAccount(tx, newcomer);
    if (invitation) {
      await takeInvitation(tx, tenantId, invitation, at);
      await approveJoin(tx, services.access, { tenantId, accountId, customerId, cellIds, cellScope, at });
    } else {
      for (const cellId of cellIds) await askToJoin(tx, { tenantId, accountId, customerId, cellId, at });
    }
    const object = { kind: 'account', id: accountId };
    const changes = { phone: maskPhone(phone), cellIds, joined: invitation !== undefined };
    const event = { kind: 'account.register', object, changes, ...requestOf(context) } as const;
    await recordEvent(tx, { tenantId, accountId, ...event });
    return { id: accountId, ...(!invitation && { underReview: true }) };
  });
};
