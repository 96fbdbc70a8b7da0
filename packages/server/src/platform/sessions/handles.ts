import { foldText, normalizeIdentifier, normalizeLine, normalizePhone } from '@svcdesk/core/format';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { accountGone, notDisabled } from '../db/active.ts';
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
  // An extension is a line behind a number, and no part of it.
  return number?.isPossible() && !number.ext ? number : undefined;
}

/**
 * The number that a text means, as E.164, in any spelling (`139 0000 0001`, `+860139…`, `0086-139…`); undefined
 * for text that is no number. One number has one spelling, so one quota, one throttle and one account.
 */
export function phoneNumber(text: string, country: Country): string | undefined {
  return parsed(text, country)?.number;
}

/** The number in a field of a request, as E.164. Throws when it is none. */
export function parsePhone(text: string, country: Country, field = 'phone'): string {
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

/** A number to call back: one as E.164, anything else, such as one with an extension, as it was written. */
export function contactPhone(text: string, country: Country): string {
  return phoneNumber(text, country) ?? normalizeLine(text);
}

/** Part of a number in a search, as it stands in stored ones: without the zero that leads it at home. */
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
export function formatPhone(phone: string, country: Country): string {
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

/** A phone number fit for a log, an audit event, or a caller who has not proven that it is theirs. */
export function maskPhone(phone: string): string {
  if (phone.length < 8) return '*'.repeat(phone.length);
  // Anything may be typed for a phone, and a cut may halve a character, which no database takes.
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`.toWellFormed();
}

/** What a caller who only names an account learns of its phone: enough for its owner to know which one it is. */
export const phoneForStranger = (phone: string): string => `*********${phone.slice(-2)}`;

const ofTenant = statement<{ country: Country }, [tenantId: string]>(
  'tenants.country',
  'SELECT country FROM tenants WHERE id = $1',
);

/** The country of a tenant. */
export async function countryOf(on: Queryable, tenantId: string): Promise<Country> {
  return (await ofTenant.first(on, tenantId))?.country ?? defaultCountry;
}

/**
 * An account name as it is kept and compared, before any check: compatibility forms, blanks around it and case make no
 * other name.
 */
export function normalName(name: string): string {
  return foldText(normalizeIdentifier(name));
}

const digitsOfAPhone = 7;

/** Whether a normalised name could be taken for a phone, and so for another account's. */
export function readsAsPhone(name: string, country: Country): boolean {
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  return (digits >= digitsOfAPhone && !/\p{L}/u.test(name)) || phoneNumber(name, country) !== undefined;
}

/** Scripts with letters that look alike; Chinese and its neighbours stand beside Latin in honest names. */
const alikeScripts = [
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
];

/** Whether a normalised name has letters of several scripts, so that it could look like another account's name. */
function mixesScripts(name: string): boolean {
  return alikeScripts.filter((script) => script.test(name)).length > 1;
}

/** As the contract has it of the name before it is normalised. */
const nameLengthLeast = 3;
const nameText = /^[\p{L}\p{N}._@-]+$/u;

/** Why a normalised name may not be used to sign in. */
export function accountNameIssue(
  name: string,
  country: Country,
): 'readsAsPhone' | 'mixedScripts' | 'format' | undefined {
  if (readsAsPhone(name, country)) return 'readsAsPhone';
  if (mixesScripts(name)) return 'mixedScripts';
  return nameText.test(name) && name.length >= nameLengthLeast ? undefined : 'format';
}

/** What signing in needs to know of an account. */
export interface Candidate {
  tenantId: string;
  accountId: string;
  type: number;
  admin: number;
  passwordHash: string | null;
  passwordChangedAt: string;
  mustChangePassword: boolean;
  timeZone: string;
  gone: boolean;
}

const columns = `a.tenant_id AS "tenantId", a.id AS "accountId", a.type, a.admin, a.password_hash AS "passwordHash",
  coalesce(a.password_changed_at, a.created_at) AS "passwordChangedAt", a.must_change_password AS "mustChangePassword",
  t.time_zone AS "timeZone",
  (${accountGone('a')} OR NOT ${notDisabled('t')}) AS gone`;

const joins = `FROM sign_in_directory d
  JOIN accounts a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
  JOIN tenants t ON t.id = d.tenant_id`;

/** A typed name or phone of an account, as the sign-in directory holds it. */
export interface Handle {
  readonly name: string;
  /** E.164; empty when it does not read as a phone. */
  readonly phone: string;
}

export function readHandle(text: string, country: Country): Handle {
  return { name: normalName(text), phone: phoneNumber(text, country) ?? '' };
}

/** A phone comes before a name, so that no name ever stands before an owner's phone. */
export const handleWanted = `(d.kind, d.value) IN (('name', $1), ('phone', $2)) ORDER BY d.kind DESC LIMIT 1`;

const byHandle = statement<Candidate, [name: string, phone: string]>(
  'signIn.byHandle',
  `SELECT ${columns} ${joins} WHERE ${handleWanted}`,
);

/** The account of a phone number, or of a name. */
export function accountByHandle(on: Queryable, { name, phone }: Handle): Promise<Candidate | undefined> {
  return byHandle.first(on, name, phone);
}

/** The account of a phone number, as E.164. */
export const accountByPhone = statement<Candidate, [phone: string]>(
  'signIn.byPhone',
  `SELECT ${columns} ${joins} WHERE d.kind = 'phone' AND d.value = $1`,
);

/** The account of an id. */
export const accountById = statement<Candidate, [tenantId: string, accountId: string]>(
  'signIn.byId',
  `SELECT ${columns} FROM accounts a JOIN tenants t ON t.id = a.tenant_id WHERE a.tenant_id = $1 AND a.id = $2`,
);

type Claims = [tenantId: string, accountIds: readonly string[], values: readonly string[]];

/** Gives up what accounts have of a kind, and takes the new values but those of other accounts. */
const take = (
  kind: 'name' | 'phone',
  asked: string,
  otherwise = '',
) => `WITH asked AS (SELECT * FROM ${asked}),
  given_up AS (
    DELETE FROM sign_in_directory WHERE kind = '${kind}' AND tenant_id = $1 AND account_id = ANY($2::uuid[])
      AND (account_id, value) NOT IN (SELECT account_id, value FROM asked))
  INSERT INTO sign_in_directory (kind, value, tenant_id, account_id)
  SELECT '${kind}', value, $1, account_id FROM asked ${otherwise}
  ON CONFLICT (kind, value) DO UPDATE SET value = excluded.value
    WHERE sign_in_directory.tenant_id = $1 AND sign_in_directory.account_id = excluded.account_id
  RETURNING value`;

const takeNames = statement<{ value: string }, Claims>(
  'handles.takeNames',
  take('name', 'unnest($2::uuid[], $3::text[]) AS x (account_id, value)'),
);

/** A name of old may read as a phone: who has it keeps it to themselves. */
const takePhones = statement<
  { value: string },
  [...Claims, shown: readonly string[], spellings: readonly string[]]
>(
  'handles.takePhones',
  take(
    'phone',
    'unnest($2::uuid[], $3::text[], $4::text[]) AS x (account_id, value, shown)',
    `WHERE value NOT IN (SELECT a.value FROM asked a
       CROSS JOIN LATERAL (VALUES (a.value), (substr(a.value, 2)), (a.shown)) AS spelt (name)
       JOIN sign_in_directory o ON o.kind = 'name' AND o.value = spelt.name
       WHERE o.value = ANY($5::text[]) AND (o.tenant_id, o.account_id) <> ($1, a.account_id))`,
  ),
);

/** Whose handle it becomes. */
interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/** A handle that an account of a tenant is to have. */
export interface Claim {
  readonly accountId: string;
  readonly value: string;
}

/** Of several that ask for one value the first asks; one statement takes none twice. */
const firstOfEach = (claims: readonly Claim[]): Claim[] => [
  ...new Map(claims.toReversed().map((claim) => [claim.value, claim])).values(),
];

/** Which claims came through: the value is the account's. */
function taken(claims: readonly Claim[], asked: readonly Claim[], values: readonly { value: string }[]) {
  const got = new Set(values.map(({ value }) => value));
  return claims.map((claim) => asked.includes(claim) && got.has(claim.value));
}

/** Makes normalised names those that accounts sign in with; tells of each whether it was free. */
export async function claimNames(on: Queryable, tenantId: string, claims: readonly Claim[]) {
  const asked = firstOfEach(claims);
  const ids = asked.map(({ accountId }) => accountId);
  const values = asked.map(({ value }) => value);
  return taken(claims, asked, await takeNames.all(on, tenantId, ids, values));
}

/** The same for numbers (E.164). */
export async function claimPhones(
  on: Queryable,
  tenantId: string,
  claims: readonly Claim[],
  country: Country,
) {
  const asked = firstOfEach(claims);
  const ids = asked.map(({ accountId }) => accountId);
  const values = asked.map(({ value }) => value);
  const shown = values.map((phone) => formatPhone(phone, country));
  const spellings = [...values, ...values.map((phone) => phone.slice(1)), ...shown];
  return taken(claims, asked, await takePhones.all(on, tenantId, ids, values, shown, spellings));
}

/** Makes a normalised name the one that an account signs in with; false when another account has it. */
export async function claimName(on: Queryable, { tenantId, accountId }: Owner, name: string) {
  return (await claimNames(on, tenantId, [{ accountId, value: name }]))[0] === true;
}

/** Makes a number (E.164) the one that an account signs in with; false when another account has it. */
export async function claimPhone(
  on: Queryable,
  { tenantId, accountId }: Owner,
  phone: string,
  country: Country,
) {
  return (await claimPhones(on, tenantId, [{ accountId, value: phone }], country))[0] === true;
}
