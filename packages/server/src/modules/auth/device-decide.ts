import { SvcdeskError } from '@svcdesk/core';
import type { auth, DataOf } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { hourMs, ofAccount, ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { hashOfUserCode, shownUserCode, typedUserCode } from './device-start.ts';

type Waiting = Omit<DataOf<typeof auth.deviceFind>, 'userCode'> & { id: string };

const open = 'denied_at IS NULL AND approved_at IS NULL AND expires_at > $3';

const waiting = statement<Waiting, [home: string, userCodeHash: string, at: Date]>(
  'deviceDecide.waiting',
  `SELECT id, name, device, address, created_at AS "createdAt", expires_at AS "expiresAt",
     remember_days AS "rememberDays"
   FROM device_sign_ins WHERE tenant_id = $1 AND user_code_hash = $2 AND ${open}`,
);

type Decision = [
  home: string,
  id: string,
  at: Date,
  approve: boolean,
  accountTenantId: string,
  accountId: string,
  sessionId: string,
];

const decide = statement<object, Decision>(
  'deviceDecide.decide',
  `UPDATE device_sign_ins SET approved_at = CASE WHEN $4 THEN $3::timestamptz END,
     denied_at = CASE WHEN $4 THEN NULL ELSE $3::timestamptz END,
     account_tenant_id = $5, account_id = $6, session_id = $7
   WHERE tenant_id = $1 AND id = $2 AND ${open}`,
);

type Context = ContextOf<typeof auth.deviceFind>;

/** The request of a code; every try counts, and a code that is nobody's any more looks like one that never was. */
async function findWaiting(text: string, context: Context): Promise<Waiting> {
  const { db, services, address, now } = context;
  // Codes are short: who tries them out gets nowhere.
  const ofOne = ofAccount(context, 'deviceCodeHour', 20, hourMs);
  await takeOrRefuse(db, [ofOne, ...ofAddress(address, 'deviceCodeAddressHour', 60)], now());
  const home = services.settings.defaultTenant;
  const hash = await hashOfUserCode(db, services.secrets, home, typedUserCode(text));
  const found = await waiting.first(db, home, hash, now());
  if (!found) throw new SvcdeskError('notFound');
  return found;
}

/** Shows who is to approve it what asks, and from where. */
export const deviceFind: Handler<typeof auth.deviceFind> = async ({ userCode }, context) => {
  const { id: _, device, ...waiting } = await findWaiting(userCode, context);
  return { ...waiting, device: deviceName(device), userCode: shownUserCode(typedUserCode(userCode)) };
};

/** Lets a terminal in, or not, for good. */
export const deviceApprove: Handler<typeof auth.deviceApprove> = async (request, context) => {
  const { db, services, tenantId, sessionId, actor, now } = context;
  const { userCode, approve } = request;
  const write = writeOfAccount('auth.deviceApprove', request, context);
  const checked = () => findWaiting(userCode, context);
  return guardedWrite(db, write, checked, async (tx, { id, name, address: from }) => {
    const home = services.settings.defaultTenant;
    const by = [tenantId, actor.accountId, sessionId] as const;
    if ((await decide.change(tx, home, id, now(), approve, ...by)) !== 1) throw new SvcdeskError('notFound');
    const kind = approve ? 'device.approve' : 'device.deny';
    await recordAct(tx, context, { kind, object: { kind: 'device', id }, changes: { name, from } });
    return {};
  });
};
