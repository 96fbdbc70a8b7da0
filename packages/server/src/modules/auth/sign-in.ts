import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { recordAttempt } from '../../platform/audit/attempts.ts';
import { type AuditKind, recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { ContextOf, Handler, RequestContext } from '../../platform/http/handler.ts';
import { accountByHandle, type Candidate, readHandle } from '../../platform/sessions/handles.ts';
import { firstPasswordExpired, passwordFits } from '../../platform/sessions/passwords.ts';
import { deviceName, openDeadSession, openSession } from '../../platform/sessions/session.ts';
import { codeFits } from './codes.ts';
import { countryHere, holderOf } from './country-here.ts';
import { menuOfAccount } from './menu.ts';
import { notifyAccount } from './notify-account.ts';
import { failures, judgeAttempt } from './verify-identity.ts';

type Context = ContextOf<typeof auth.login>;
type Request = CheckedRequestOf<typeof auth.login>;

/** One way of signing in: whom it means, and whether they prove it. */
interface Way {
  readonly candidate: Candidate | undefined;
  /** The account as it was named, normalised. */
  readonly typed: string;
  readonly proves: () => Promise<boolean>;
  /** The answer when they do not. */
  readonly otherwise: keyof typeof failures;
}

/** Signs in by password or by code. Whether an account exists shows neither in the answer nor in its time. */
export const signIn: Handler<typeof auth.login> = async (request, context) => {
  const { db, services, address } = context;
  const at = context.now();
  const way = await ('account' in request ? byPassword(request, context) : byCode(request, context));
  const { candidate, typed, otherwise } = way;
  const pass = 'captcha' in request ? request.captcha : undefined;
  const { found, locks } = await judgeAttempt(db, {
    account: candidate,
    typed,
    address,
    at,
    // A code was sent after the slider already.
    sliderPassed: async () => 'code' in request || services.captcha.redeem(pass, 'login', at),
    judge: async () => (await way.proves()) || undefined,
  });
  if (!found || !candidate) {
    await noteFailure(context, way, locks ? 'login.locked' : failures[otherwise]);
    throw new SvcdeskError(otherwise);
  }
  // Said only after the right password or code: without it the answer is that of any wrong one.
  if (candidate.gone) {
    await noteFailure(context, way, 'login.fail');
    throw new SvcdeskError('accountDisabled');
  }
  if ('password' in request && firstPasswordExpired(candidate, services.settings, at)) {
    await noteFailure(context, way, 'login.fail');
    throw new SvcdeskError('notAllowed', { reason: 'passwordExpired' });
  }
  return db.transaction((tx) => enter(tx, context, candidate, request.rememberDays));
};

async function byPassword(
  { account, password }: Extract<Request, { account: string }>,
  context: Context,
): Promise<Way> {
  const handle = readHandle(account, await countryHere(context));
  const candidate = await accountByHandle(context.db, handle);
  return {
    candidate,
    typed: handle.phone || handle.name,
    proves: () => passwordFits(password, candidate?.passwordHash),
    otherwise: 'wrongCredentials',
  };
}

async function byCode(request: Extract<Request, { phone: string }>, context: Context): Promise<Way> {
  const { db, now } = context;
  const { phone, tenantId, candidate } = await holderOf(request.phone, context);
  return {
    candidate,
    typed: phone,
    proves: () => codeFits(db, { tenantId, phone, operate: 'login' }, request.code, now()),
    otherwise: 'codeWrong',
  };
}

/** Opens the session of an account that has proved its identity. */
export async function enter(
  tx: Transaction,
  context: RequestContext,
  candidate: Candidate,
  rememberDays: number | undefined,
): Promise<DataOf<typeof auth.login>> {
  const { services, device, address, locale } = context;
  const { tenantId, accountId, type, admin, mustChangePassword, timeZone } = candidate;
  const session = { tenantId, accountId, rememberDays, at: context.now(), device, address };
  const note = (kind: AuditKind) => recordEvent(tx, { tenantId, accountId, kind, ...requestOf(context) });
  // Administrators are refused after a success that gives them nothing.
  if (admin === 1 && type === loginType.staff) {
    const { token, expiresAt } = await openDeadSession(tx, session);
    await note('login.refusedAdmin');
    return { token, id: accountId, type, admin, menuList: [], expiresAt };
  }
  await notifyOfNewDevice(tx, context, candidate);
  const { token, expiresAt } = await openSession(tx, services.access, session);
  await note('login.ok');
  const menuList = await menuOfAccount(tx, candidate, locale);
  const must = { mustChangePassword: mustChangePassword || undefined };
  return { token, id: accountId, type, admin, menuList, expiresAt, timeZone, ...must };
}

/** What was typed is not kept: it may be a phone, or a password in the wrong field. */
async function noteFailure(context: Context, { candidate }: Way, kind: AuditKind): Promise<void> {
  const { db, services, requestId, address } = context;
  const tenantId = candidate?.tenantId ?? services.settings.defaultTenant;
  const accountId = candidate?.accountId;
  services.log.info({ requestId, kind, address, tenant: tenantId, account: accountId }, 'sign-in failed');
  await db.transaction((tx) => recordAttempt(tx, { tenantId, accountId, kind, ...requestOf(context) }));
}

const lastDevices = statement<{ device: string | null }, [tenantId: string, accountId: string]>(
  'signIn.devices',
  `SELECT DISTINCT device FROM sessions WHERE tenant_id = $1 AND account_id = $2`,
);

/** Notifies an account that it signed in on a device it was never used on, except at the very first sign-in. */
async function notifyOfNewDevice(
  tx: Transaction,
  { device: agent, address, now }: RequestContext,
  candidate: Candidate,
): Promise<void> {
  const device = deviceName(agent);
  const rows = await lastDevices.all(tx, candidate.tenantId, candidate.accountId);
  const known = rows.map((row) => deviceName(row.device));
  if (known.length === 0 || known.includes(device)) return;
  await notifyAccount(tx, candidate, 'account.newDevice', now(), { device, address });
}
