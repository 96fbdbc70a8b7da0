import { createHmac, randomInt } from 'node:crypto';
import { timeOrderedId } from '@svcdesk/core';
import type { auth } from '@svcdesk/core/contract';
import { arrivalLink, normalizeIdentifier } from '@svcdesk/core/format';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { hourMs, ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/token.ts';
import { tenantSecret } from './tickets.ts';

/** Consonants of Latin: no words come of them, and none is taken for a digit or another one (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const lettersCount = 8;

/** A code for a person to type: 2.5e10 of them, of which a few are alive, and tries are counted. */
function newUserCode(): string {
  return Array.from({ length: lettersCount }, () => letters[randomInt(letters.length)]).join('');
}

/** As it is shown: `WDJB-MJHT`. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, lettersCount / 2)}-${code.slice(lettersCount / 2)}`;
}

/** The letters of what somebody typed, whatever stands between them. */
export function typedUserCode(text: string): string {
  return normalizeIdentifier(text)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
}

/** What is stored of a user code. It is short, so a plain hash would be reckoned back. */
export async function hashOfUserCode(
  on: Queryable,
  box: SecretBox,
  home: string,
  code: string,
): Promise<string> {
  const secret = await tenantSecret(on, box, home);
  return createHmac('sha256', secret).update(`device ${code}`).digest('base64url');
}

/** Of all together: what the table takes, and far more than the networks of one attacker are given. */
const startsAnHour = 50_000;
const lifeSeconds = 900;
/** Between two polls (RFC 8628, section 3.2). */
const intervalSeconds = 5;

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
export const deviceStart: Handler<typeof auth.deviceStart> = async ({ name, rememberDays = 0 }, context) => {
  const { db, services, address, device, baseUrl, now } = context;
  const home = services.settings.defaultTenant;
  const at = now();
  const ofAll = { kind: 'deviceStartAllHour', subject: 'all', most: startsAnHour, windowMs: hourMs };
  await takeOrRefuse(db, [...ofAddress(address, 'deviceStartHour', 30), ofAll], at);
  const id = timeOrderedId(at.getTime());
  const deviceCode = newSecret(home);
  const expiresAt = new Date(at.getTime() + lifeSeconds * 1000);
  const asked = [name, device, address, rememberDays, intervalSeconds, at, expiresAt] as const;
  let code: string;
  let made: number;
  do {
    code = newUserCode();
    const hash = await hashOfUserCode(db, services.secrets, home, code);
    made = await insert.change(db, home, id, hashOfSecret(deviceCode), hash, ...asked);
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
};
