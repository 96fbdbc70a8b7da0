import { SvcdeskError } from '@svcdesk/core';
import { notDisabled } from '../../platform/db/active.ts';
import { type Database, statement } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { checkNewPassword } from '../../platform/sessions/password-rules.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { type Country, givenPhone, shownPhone } from '../../platform/sessions/phones.ts';
import { accountByPhone } from '../../platform/sessions/sign-in-names.ts';
import { countryHere } from './country-here.ts';
import { proveCode } from './prove.ts';

/** What everybody gives who signs up. */
interface SignUp {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly name: string;
}

/** Checks who signs up: the password, then the code. Only who holds the phone learns that it has an account already. */
export async function checkSignUp(
  { phone: typed, code, password, name }: SignUp,
  operate: 'register' | 'registerEngineer',
  context: RequestContext & { readonly db: Database },
) {
  const { db, services } = context;
  const country = await countryHere(context);
  const phone = givenPhone(typed, country);
  await checkNewPassword(password, [name, shownPhone(phone, country)], 'password');
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

/** A tenant that takes people on, and where it is. */
interface OpenTenant {
  readonly id: string;
  readonly country: Country;
  readonly timeZone: string;
}

const enabledTenant = statement<OpenTenant, [tenantId: string]>(
  'signUp.tenant',
  `SELECT id, country, time_zone AS "timeZone" FROM tenants WHERE id = $1 AND ${notDisabled()}`,
);

/** Refuses a tenant that is not there or takes nobody on. */
export async function openTenant(db: Database, tenantId: string): Promise<OpenTenant> {
  const tenant = await enabledTenant.first(db, tenantId);
  if (!tenant) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
  return tenant;
}
