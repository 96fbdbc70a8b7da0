import { timeOrderedId } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { arrivalLink } from '@svcdesk/core/format';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/token.ts';
import { hashOfUserCode, newUserCode, shownUserCode } from './device-code.ts';

const lifeSeconds = 900;
/** Between two polls (RFC 8628, section 3.2). */
const intervalSeconds = 5;

const hourMs = 3_600_000;
const ofAddressAnHour = 30;
const ofAllAnHour = 2000;

type Row = [
  home: string,
  id: string,
  deviceCodeHash: string,
  userCodeHash: string,
  name: string,
  device: string,
  address: string,
  rememberDays: number,
  intervalSeconds: number,
  at: Date,
  expiresAt: Date,
];

const insert = statement<object, Row>(
  'deviceStart.insert',
  `INSERT INTO device_sign_ins (tenant_id, id, device_code_hash, user_code_hash, name, device, address,
     remember_days, interval_seconds, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (tenant_id, user_code_hash) DO NOTHING`,
);

/** Begins to sign in a terminal. Its code says nothing of whose account it will be. */
export async function deviceStart(
  { name, rememberDays = 0 }: CheckedRequestOf<typeof auth.deviceStart>,
  context: ContextOf<typeof auth.deviceStart>,
): Promise<DataOf<typeof auth.deviceStart>> {
  const { db, services, address, device, baseUrl, now } = context;
  const home = services.settings.defaultTenant;
  const at = now();
  const limits = [
    {
      kind: 'deviceStartHour',
      subject: addressKey(address),
      most: ofAddressAnHour,
      windowMs: hourMs,
    },
    { kind: 'deviceStartAllHour', subject: 'all', most: ofAllAnHour, windowMs: hourMs },
  ];
  await takeOrRefuse(db, limits, at);
  const id = timeOrderedId(at.getTime());
  const deviceCode = newSecret(home);
  const expiresAt = new Date(at.getTime() + lifeSeconds * 1000);
  let code: string;
  let made: number;
  do {
    code = newUserCode();
    const hash = await hashOfUserCode(db, home, code);
    const asked = [name, device, address, rememberDays, intervalSeconds] as const;
    made = await insert.change(db, home, id, hashOfSecret(deviceCode), hash, ...asked, at, expiresAt);
  } while (made === 0);
  const userCode = shownUserCode(code);
  const verifyUrl = arrivalLink(baseUrl, { kind: 'terminal' });
  return {
    deviceCode,
    userCode,
    verifyUrl,
    verifyUrlComplete: `${verifyUrl}&id=${userCode}`,
    expiresIn: lifeSeconds,
    interval: intervalSeconds,
  };
}
