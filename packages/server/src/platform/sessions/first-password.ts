import { randomInt } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';

/** Without letters and digits that look alike: people type it on a phone. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 12;
const dayMs = 86_400_000;

/** A password for somebody to begin with. */
export function generatedPassword(): string {
  return Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Whether a password that others know too was left unchanged for too long: it proves nothing any more. */
export function firstPasswordExpired(
  account: { readonly mustChangePassword: boolean; readonly passwordChangedAt: string },
  { initialPasswordDays }: Pick<Settings, 'initialPasswordDays'>,
  at: Date,
): boolean {
  const goodUntil = Date.parse(account.passwordChangedAt) + initialPasswordDays * dayMs;
  return account.mustChangePassword && at.getTime() >= goodUntil;
}
