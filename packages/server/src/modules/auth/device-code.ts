import { createHmac, randomInt } from 'node:crypto';
import { type Queryable, statement } from '../../platform/db/index.ts';

/** Consonants of Latin: no words come of them, and none is taken for a digit or another one (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const lettersCount = 8;

/** A code for a person to type: 2.5e10 of them, of which a few are alive, and tries are counted. */
export function newUserCode(): string {
  return Array.from({ length: lettersCount }, () => letters[randomInt(letters.length)]).join('');
}

/** As it is shown: `WDJB-MJHT`. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, lettersCount / 2)}-${code.slice(lettersCount / 2)}`;
}

/** The letters of what somebody typed, whatever stands between them. */
export function typedUserCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
}

const secretOf = statement<{ secret: string }, [tenantId: string]>(
  'deviceCode.secret',
  'SELECT secret FROM tenants WHERE id = $1',
);

/** What is stored of a user code. It is short, so a plain hash would be reckoned back. */
export async function hashOfUserCode(on: Queryable, home: string, code: string): Promise<string> {
  const { secret = '' } = (await secretOf.first(on, home)) ?? {};
  return createHmac('sha256', secret).update(`device ${code}`).digest('base64url');
}
