import { randomBytes } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { auth, CheckedRequestOf } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { notDisabled } from '../../platform/db/active.ts';
import { type Database, insertRows, statement, type Transaction } from '../../platform/db/index.ts';
import { accounts } from '../../platform/db/schema/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { claimName, claimPhone } from '../../platform/sessions/claim-handle.ts';
import { checkNewPassword, companyOf } from '../../platform/sessions/password-rules.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { type Country, countryOf, givenPhone } from '../../platform/sessions/phones.ts';
import { accountByPhone } from '../../platform/sessions/sign-in-names.ts';
import { countryHere } from './country-here.ts';
import { proveCode } from './prove.ts';

/** What everybody gives who signs up. */
type SignUp = Pick<CheckedRequestOf<typeof auth.register>, 'phone' | 'code' | 'password' | 'name'>;

/** Checks who signs up: the password, then the code. Only who holds the phone learns that it has an account already. */
export async function checkSignUp(
  { phone: typed, code, password, name }: SignUp,
  operate: 'register' | 'registerEngineer',
  context: RequestContext & { readonly db: Database },
) {
  const { db, services } = context;
  const country = await countryHere(context);
  const phone = givenPhone(typed, country);
  const company = await companyOf(db, services.settings.defaultTenant);
  await checkNewPassword(password, { name, phone }, company, 'password');
  const candidate = await accountByPhone.first(db, phone);
  const tenantId = candidate?.tenantId ?? services.settings.defaultTenant;
  const right = await proveCode({ tenantId, phone, operate }, code, candidate?.accountId, context);
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

/** Where a tenant is; refuses one that is not there or takes nobody on. */
export async function openTenant(db: Database, tenantId: string) {
  const tenant = await enabledTenant.first(db, tenantId);
  if (!tenant) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
  return tenant;
}

/** Somebody who signed up by themselves. */
interface NewAccount {
  readonly tenantId: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly at: Date;
  /** A client, of no customer before somebody lets them in; or staff, under review. */
  readonly type: number;
}

/** A name to sign in with until its owner chooses one: nobody's phone, so that it can never be taken for one. */
const firstName = (): string => `u${randomBytes(5).toString('hex')}`;

/** Makes the account of somebody whose phone was proven. Refuses a phone that somebody has already. */
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
