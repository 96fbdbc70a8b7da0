import { normalizePhone } from './typed-text.ts';

/** A number taken apart: its digits without what leads it, and what led it. */
interface Taken {
  readonly digits: string;
  /** With the code of its country: after a plus sign, or the two zeros in its place. */
  readonly isAbroad: boolean;
  /** With the zero that leads it at home. */
  readonly isHome: boolean;
}

/** Fewer digits are a number within a house, which says nothing beside another one. */
const fewestDigits = 6;

/** The zero that is left out when one calls from abroad, as cards write it: `+44 (0)7700`. */
const spareZero = /[(\uff08]0[)\uff09]/;

function taken(text: string): Taken | undefined {
  const phone = normalizePhone(text.replace(spareZero, ''));
  if (!/^\+?\d+$/.test(phone)) return undefined;
  const digits = phone.replace(/^\+?0*/, '');
  const isAbroad = /^(?:\+|00)/.test(phone);
  return { digits, isAbroad, isHome: !isAbroad && phone.startsWith('0') };
}

/** What may stand before a number of its country: the code of that, and the zero that is no part of it abroad. */
const countryCode = /^[1-9]\d{0,2}0?$/;

/** Whether two are one number, however each is written: with the code of its country, or with the zero that leads it at home. */
export function isSamePhone(one: string, other: string): boolean {
  const [short, long] = [taken(one), taken(other)].sort(
    (a, b) => (a?.digits.length ?? 0) - (b?.digits.length ?? 0),
  );
  if (!short || !long || short.digits.length < fewestDigits) return false;
  if (short.digits === long.digits)
    return !(short.isAbroad && long.isHome) && !(short.isHome && long.isAbroad);
  if (short.isAbroad || long.isHome || !long.digits.endsWith(short.digits)) return false;
  return countryCode.test(long.digits.slice(0, -short.digits.length));
}

/** Whether a number contains a typed part of one; for a number from abroad, its beginning is enough. */
export function holdsPhone(phone: string, part: string): boolean {
  const sought = taken(part);
  if (!sought) return phone.includes(part.trim());
  // A stored phone with an extension is not parsed as a number.
  const kept = taken(phone) ?? { digits: phone.replace(/\D/g, '').replace(/^0+/, ''), isAbroad: false };
  if (kept.digits.includes(sought.digits)) return true;
  if (!sought.isAbroad || kept.isAbroad) return false;
  return [1, 2, 3].some((length) => {
    const national = sought.digits.slice(length).replace(/^0/, '');
    return national !== '' && kept.digits.startsWith(national);
  });
}
