import { foldText, normalizeIdentifier } from '@svcdesk/core/format';
import { accountGone, notDisabled } from '../db/active.ts';
import { type Queryable, statement } from '../db/index.ts';
import { type Country, phoneNumber } from './phones.ts';

/**
 * An account name as it is kept and compared, before any check: compatibility forms, blanks around it and case make no
 * other name.
 */
export function normalName(name: string): string {
  return foldText(normalizeIdentifier(name));
}

const digitsOfAPhone = 7;

/** Whether a normalised name could be taken for a phone, and so for that of somebody else. */
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

/** Whether a normalised name has letters of several scripts, so that it could look like the name of somebody else. */
function mixesScripts(name: string): boolean {
  return alikeScripts.filter((script) => script.test(name)).length > 1;
}

/** As the contract has it of the name before it is normalised. */
const nameLengthLeast = 3;
const nameText = /^[\p{L}\p{N}._@-]+$/u;

/** Why a normalised name may be nobody's to sign in with. */
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

/** What somebody typed to say which account they mean, as the sign-in directory holds it. */
export interface Handle {
  readonly name: string;
  /** E.164; empty when it does not read as a phone. */
  readonly phone: string;
}

export function readHandle(text: string, country: Country): Handle {
  return { name: normalName(text), phone: phoneNumber(text, country) ?? '' };
}

/** A phone comes before a name, so that no name ever stands before somebody's phone. */
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
