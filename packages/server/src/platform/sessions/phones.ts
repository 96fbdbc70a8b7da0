import { normalizeLine, normalizePhone } from '@svcdesk/core/format';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { type Queryable, statement } from '../db/index.ts';
import { invalid } from '../refusals.ts';

/** Two letters of ISO 3166: what numbers without a country code are read as. */
export type Country = CountryCode;

/** Where a deployment is that says nothing else. */
export const defaultCountry: Country = 'CN';

export function isCountry(text: string): text is Country {
  return isSupportedCountry(text);
}

function parsed(text: string, country: Country) {
  const settings = { defaultCountry: country, extract: false };
  const number = parsePhoneNumberFromString(normalizePhone(text), settings);
  // An extension is somebody's behind a number, and no part of it.
  return number?.isPossible() && !number.ext ? number : undefined;
}

/**
 * The number that somebody means, as E.164, however they spell it (`139 0000 0001`, `+860139…`, `0086-139…`); undefined
 * for text that is no number. One number has one spelling, so one quota, one throttle and one account.
 */
export function phoneNumber(text: string, country: Country): string | undefined {
  return parsed(text, country)?.number;
}

/** The number in a field of a request, as E.164. Throws when it is none. */
export function givenPhone(text: string, country: Country, field = 'phone'): string {
  const phone = phoneNumber(text, country);
  if (phone === undefined) throw invalid(field, 'format');
  return phone;
}

/** Whether a number is of one of these countries; some share a country code, which decides where that is all one sees. */
export function isOfCountries(phone: string, countries: readonly Country[]): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return false;
  const { country, countryCallingCode } = number;
  return country !== undefined
    ? countries.includes(country)
    : countries.some((each) => getCountryCallingCode(each) === countryCallingCode);
}

/** Where somebody is called back: a number as E.164, anything else, such as one with an extension, as it was written. */
export function contactPhone(text: string, country: Country): string {
  return phoneNumber(text, country) ?? normalizeLine(text);
}

/** Part of a number that somebody looks for, as it stands in kept ones: without the zero that leads it at home. */
export function partOfPhone(word: string): string {
  const part = normalizePhone(word);
  return /^\+?\d+$/.test(part) ? part.replace(/^0+/, '') : word;
}

/** The digits of a kept number that it has at home and abroad alike: without country code, and the zero before them. */
export function digitsAtHome(phone: string): string {
  return parsePhoneNumberFromString(phone)?.nationalNumber ?? phone.replaceAll(/\D/g, '');
}

/** Numbers shown lately; a list shows the same few again and again, and taking one apart costs 10 µs. */
const shownBefore = new Map<string, string>();
const maxRemembered = 5_000;

/** A kept number as people of a country write it: without the country code at home, and with it from abroad. */
export function shownPhone(phone: string, country: Country): string {
  if (!phone.startsWith('+')) return phone;
  const key = country + phone;
  const known = shownBefore.get(key);
  if (known !== undefined) return known;
  const number = parsed(phone, country);
  const isHome = number?.countryCallingCode === getCountryCallingCode(country);
  // As people type it and look for it: the blanks between groups of digits are left out.
  const shown = number && isHome ? number.formatNational().replaceAll(' ', '') : phone;
  if (shownBefore.size >= maxRemembered) shownBefore.clear();
  shownBefore.set(key, shown);
  return shown;
}

/** A phone number that may stand in a log, an audit event, or before somebody who has not proven that it is theirs. */
export function maskedPhone(phone: string): string {
  if (phone.length < 8) return '*'.repeat(phone.length);
  // Anything may be typed for a phone, and a cut may halve a character, which no database takes.
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`.toWellFormed();
}

/** What somebody who only names an account learns of its phone: enough for its owner to know which one it is. */
export const phoneForStranger = (phone: string): string => `*********${phone.slice(-2)}`;

const ofTenant = statement<{ country: Country }, [tenantId: string]>(
  'tenants.country',
  'SELECT country FROM tenants WHERE id = $1',
);

/** The country of a tenant. */
export async function countryOf(on: Queryable, tenantId: string): Promise<Country> {
  return (await ofTenant.first(on, tenantId))?.country ?? defaultCountry;
}
