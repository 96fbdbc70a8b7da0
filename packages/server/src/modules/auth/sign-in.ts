import { type ErrorCode, SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { notify } from '../../engine/messages.ts';
import { type AuditKind, recordEvent } from '../../platform/audit/record-event.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { ContextOf, RequestContext } from '../../platform/http/handler.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { firstPasswordExpired } from '../../platform/sessions/first-password.ts';
import { openDeadSession, openSession } from '../../platform/sessions/open-session.ts';
import { passwordFits } from '../../platform/sessions/passwords.ts';
import { givenPhone, maskedPhone } from '../../platform/sessions/phones.ts';
import {
  accountByHandle,
  accountByPhone,
  type Candidate,
  readHandle,
} from '../../platform/sessions/sign-in-names.ts';
import { judgeAttempt, whoIs } from './attempts.ts';
import { codeFits } from './codes.ts';
import { countryHere } from './country-here.ts';
import { menuOfAccount } from './menu.ts';

type Context = ContextOf<typeof auth.login>;
type Request = CheckedRequestOf<typeof auth.login>;
type Answer = DataOf<typeof auth.login>;

/** One way of signing in: whom it means, and whether they prove it. */
interface Way {
  readonly candidate: Candidate | undefined;
  /** The account as it was named, normalised. */
  readonly typed: string;
  readonly proves: () => Promise<boolean>;
  /** The answer and the event when they do not. */
  readonly otherwise: ErrorCode;
  readonly failure: AuditKind;
}

/** Signs in by password or by code. Whether an account exists shows neither in the answer nor in its time. */
export async function signIn(request: Request, context: Context): Promise<Answer> {
  const at = context.now();
  const way = await ('account' in request ? byPassword(request, context) : byCode(request, context));
  const { candidate, typed, otherwise, failure } = way;
  const pass = 'captcha' in request ? request.captcha : undefined;
  const { proven, locks } = await judgeAttempt(context.db, {
    who: whoIs(candidate, typed),
    address: context.address,
    at,
    // A code was sent after the slider already.
    sliderPassed: async () => 'code' in request || context.services.captcha.redeem(pass, 'login', at),
    judge: async () => ({ proven: await way.proves() }),
  });
  if (!proven || !candidate) {
    await noteFailure(context, candidate, locks ? 'login.locked' : failure, typed);
    throw new SvcdeskError(otherwise);
  }
  // Said only to who has proved that it is theirs: to anybody else it is a wrong password like any other.
  if (candidate.gone) {
    await noteFailure(context, candidate, 'login.fail', typed);
    throw new SvcdeskError('accountDisabled');
  }
  if ('password' in request && firstPasswordExpired(candidate, context.services.settings, at)) {
    await noteFailure(context, candidate, 'login.fail', typed);
    throw new SvcdeskError('notAllowed', { reason: 'passwordExpired' });
  }
  const { rememberDays } = request;
  return context.db.transaction((tx) => enter(tx, context, candidate, rememberDays));
}

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
    failure: 'login.fail',
  };
}

async function byCode(request: Extract<Request, { phone: string }>, context: Context): Promise<Way> {
  const { db, services, now } = context;
  const phone = givenPhone(request.phone, await countryHere(context));
  const candidate = await accountByPhone.first(db, phone);
  const tenantId = candidate?.tenantId ?? services.settings.defaultTenant;
  return {
    candidate,
    typed: phone,
    proves: () => codeFits(db, { tenantId, phone, operate: 'login' }, request.code, now()),
    otherwise: 'codeWrong',
    failure: 'code.fail',
  };
}

/** Opens the session of somebody who has proved who they are. */
export async function enter(
  tx: Transaction,
  context: RequestContext,
  candidate: Candidate,
  rememberDays: number | undefined,
): Promise<Answer> {
  const { services, device, address } = context;
  const { tenantId, accountId, type, admin, mustChangePassword, timeZone } = candidate;
  const session = { tenantId, accountId, rememberDays, at: context.now(), device, address };
  // Administrators are refused after a success that gives them nothing.
  if (admin === 1 && type === loginType.staff) {
    const { token, expiresAt } = await openDeadSession(tx, session);
    await note(tx, context, candidate, 'login.refusedAdmin');
    return { token, id: accountId, type, admin, menuList: [], expiresAt };
  }
  await notifyOfNewDevice(tx, context, candidate);
  const { token, expiresAt } = await openSession(tx, services.access, session);
  await note(tx, context, candidate, 'login.ok');
  const menuList = await menuOfAccount(tx, candidate, context.locale);
  return {
    token,
    id: accountId,
    type,
    admin,
    menuList,
    expiresAt,
    timeZone,
    mustChangePassword: mustChangePassword || undefined,
  };
}

/** Failures of an account stand in its chain, those of names that nobody has beside; both take the same time. */
async function noteFailure(
  context: Context,
  candidate: Candidate | undefined,
  kind: AuditKind,
  who: string,
): Promise<void> {
  const { services, requestId, address, device } = context;
  const about = candidate ?? { tenantId: services.settings.defaultTenant, accountId: undefined };
  const { tenantId, accountId } = about;
  // What was typed may be a phone, or a password in the wrong field.
  services.log.info({ requestId, kind, address, tenant: tenantId, account: accountId }, 'sign-in failed');
  const changes = candidate ? undefined : { who: maskedPhone(who) };
  await context.db.transaction((tx) =>
    recordEvent(tx, { tenantId, accountId, kind, at: context.now(), changes, requestId, address, device }),
  );
}

async function note(
  tx: Transaction,
  context: RequestContext,
  candidate: Candidate,
  kind: AuditKind,
): Promise<void> {
  const { requestId, address, device } = context;
  const { tenantId, accountId } = candidate;
  await recordEvent(tx, { tenantId, accountId, kind, at: context.now(), requestId, address, device });
}

const lastDevices = statement<{ device: string | null }, [tenantId: string, accountId: string]>(
  'signIn.devices',
  `SELECT DISTINCT device FROM sessions WHERE tenant_id = $1 AND account_id = $2`,
);

/** Notifies an account that it signed in on a device it was never used on; the first of all is no news. */
async function notifyOfNewDevice(
  tx: Transaction,
  context: RequestContext,
  candidate: Candidate,
): Promise<void> {
  const { tenantId, accountId } = candidate;
  const device = deviceName(context.device);
  const known = (await lastDevices.all(tx, tenantId, accountId)).map((row) => deviceName(row.device));
  if (known.length === 0 || known.includes(device)) return;
  const at = context.now();
  await notify(tx, {
    tenantId,
    kind: 'account.newDevice',
    accountIds: [accountId],
    params: { at: at.toISOString(), device, address: context.address },
    at: at.getTime(),
    system: true,
  });
}
