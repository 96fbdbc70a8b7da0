import { statement } from '../db/index.ts';

/** An account name as the sign-in directory holds it. */
export function normalName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/** A phone number as the sign-in directory holds it: digits, with the country's plus when there is one. */
export function normalPhone(phone: string): string {
  return phone.replace(/[\s-]/g, '');
}

/** A phone number that may stand in a log or an audit event. */
export function maskedPhone(phone: string): string {
  if (phone.length < 8) return '*'.repeat(phone.length);
  // Anything may be typed for a phone, and a cut may halve a character, which no database takes.
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`.toWellFormed();
}

/** What signing in needs to know of an account. */
export interface Candidate {
  tenantId: string;
  accountId: string;
  type: number;
  admin: number;
  passwordHash: string | null;
  mustChangePassword: boolean;
  gone: boolean;
}

const columns = `a.tenant_id AS "tenantId", a.id AS "accountId", a.type, a.admin, a.password_hash AS "passwordHash",
  a.must_change_password AS "mustChangePassword",
  (a.disabled_at IS NOT NULL OR a.deleted_at IS NOT NULL OR t.disabled_at IS NOT NULL) AS gone`;

const joins = `FROM sign_in_directory d
  JOIN accounts a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
  JOIN tenants t ON t.id = d.tenant_id`;

/** The account of a name, or of a phone number when no account has that name. */
export const accountByName = statement<Candidate, [name: string, phone: string]>(
  'signIn.byName',
  `SELECT ${columns} ${joins}
   WHERE (d.kind, d.value) IN (('name', $1), ('phone', $2)) ORDER BY d.kind LIMIT 1`,
);

export const accountByPhone = statement<Candidate, [phone: string]>(
  'signIn.byPhone',
  `SELECT ${columns} ${joins} WHERE d.kind = 'phone' AND d.value = $1`,
);
