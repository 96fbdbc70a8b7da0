import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { hashOfUserCode, shownUserCode, typedUserCode } from './device-code.ts';

const hourMs = 3_600_000;
/** Codes are short: who tries them out gets nowhere. */
const triesOfAccountAnHour = 20;
const triesOfAddressAnHour = 60;

interface Waiting {
  id: string;
  name: string;
  device: string;
  address: string;
  createdAt: string;
  expiresAt: string;
  rememberDays: number;
}

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

type Context = ContextOf<typeof auth.deviceFind> | ContextOf<typeof auth.deviceApprove>;

/** The request of a code; every try counts, and a code that is nobody's any more looks like one that never was. */
async function findWaiting(on: Queryable, text: string, context: Context): Promise<Waiting> {
  const { services, tenantId, actor, address, now } = context;
  const counted = { windowMs: hourMs };
  const subject = `${tenantId} ${actor.accountId}`;
  const limits = [
    { kind: 'deviceCodeHour', subject, most: triesOfAccountAnHour, ...counted },
    {
      kind: 'deviceCodeAddressHour',
      subject: addressKey(address),
      most: triesOfAddressAnHour,
      ...counted,
    },
  ];
  await takeOrRefuse(on, limits, now());
  const home = services.settings.defaultTenant;
  const hash = await hashOfUserCode(on, home, typedUserCode(text));
  const found = await waiting.first(on, home, hash, now());
  if (!found) throw new SvcdeskError('notFound');
  return found;
}

/** Shows who is to approve it what asks, and from where. */
export async function deviceFind(
  { userCode }: CheckedRequestOf<typeof auth.deviceFind>,
  context: ContextOf<typeof auth.deviceFind>,
): Promise<DataOf<typeof auth.deviceFind>> {
  const { id: _, device, ...waiting } = await findWaiting(context.db, userCode, context);
  return { ...waiting, device: deviceName(device), userCode: shownUserCode(typedUserCode(userCode)) };
}

/** Lets a terminal in, or not, for good. */
export async function deviceApprove(
  request: CheckedRequestOf<typeof auth.deviceApprove>,
  context: ContextOf<typeof auth.deviceApprove>,
): Promise<DataOf<typeof auth.deviceApprove>> {
  const { db, services, tenantId, sessionId, actor, now, requestId, address, device } = context;
  const { accountId } = actor;
  const { userCode, approve } = request;
  const write = writeOfAccount('auth.deviceApprove', request, context);
  const checked = () => findWaiting(db, userCode, context);
  return guardedWrite(db, write, checked, async (tx, { id, name, address: from }) => {
    const at = now();
    const home = services.settings.defaultTenant;
    const decided = await decide.change(tx, home, id, at, approve, tenantId, accountId, sessionId);
    if (decided !== 1) throw new SvcdeskError('notFound');
    await recordEvent(tx, {
      tenantId,
      accountId,
      kind: approve ? 'device.approve' : 'device.deny',
      at,
      object: { kind: 'device', id },
      changes: { name, from },
      requestId,
      address,
      device,
    });
    return {};
  });
}
