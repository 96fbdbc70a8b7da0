import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import { accountActive, notDisabled } from '../../platform/db/active.ts';
import { type Database, type Queryable, statement } from '../../platform/db/index.ts';
import { type Country, maskedPhone, shownPhone } from '../../platform/sessions/phones.ts';
import { handleWanted, readHandle } from '../../platform/sessions/sign-in-names.ts';
import { hashOfSecret, newSecret, tenantOfSecret } from '../../platform/sessions/token.ts';
import { phoneOfNobody } from './phone-of-nobody.ts';

/** Time to get the code and to think of a new password. */
const lifeMs = 15 * 60_000;

/** An account that somebody named, with the number its code goes to. */
export interface Found {
  tenantId: string;
  accountId: string;
  phone: string;
}

const find = statement<Found, [name: string, phone: string]>(
  'tickets.account',
  `SELECT a.tenant_id AS "tenantId", a.id AS "accountId", a.phone FROM sign_in_directory d
   JOIN accounts a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
   JOIN tenants t ON t.id = d.tenant_id
   WHERE a.phone IS NOT NULL AND ${accountActive('a')} AND ${notDisabled('t')}
     AND ${handleWanted}`,
);

const secretOf = statement<{ secret: string }, [tenantId: string]>(
  'tickets.secret',
  'SELECT secret FROM tenants WHERE id = $1',
);

const insert = statement<
  object,
  [
    home: string,
    id: string,
    hash: string,
    tenantId: string | null,
    accountId: string | null,
    phone: string,
    at: Date,
    expiresAt: Date,
  ]
>(
  'tickets.insert',
  `INSERT INTO password_tickets
     (tenant_id, id, ticket_hash, account_tenant_id, account_id, phone, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

interface TicketRow {
  id: string;
  tenantId: string | null;
  accountId: string | null;
  phone: string;
}

const live = statement<TicketRow, [home: string, hash: string, at: Date]>(
  'tickets.live',
  `SELECT id, account_tenant_id AS "tenantId", account_id AS "accountId", phone FROM password_tickets
   WHERE tenant_id = $1 AND ticket_hash = $2 AND used_at IS NULL AND expires_at > $3`,
);

const takeFirstCode = statement<object, [home: string, hash: string, at: Date]>(
  'tickets.takeFirstCode',
  `UPDATE password_tickets SET code_sent_at = $3
   WHERE tenant_id = $1 AND ticket_hash = $2 AND code_sent_at IS NULL AND used_at IS NULL AND expires_at > $3`,
);

const use = statement<object, [home: string, id: string, at: Date]>(
  'tickets.use',
  'UPDATE password_tickets SET used_at = $3 WHERE tenant_id = $1 AND id = $2 AND used_at IS NULL',
);

/** Makes a ticket for an account, or one that never verifies when there is none: both look and take the same. */
export async function makeTicket(
  db: Database,
  home: string,
  named: string,
  country: Country,
  at: Date,
): Promise<{ ticket: string; maskedPhone: string }> {
  const handle = readHandle(named, country);
  const [found, tenant] = await Promise.all([
    find.first(db, handle.name, handle.phone),
    secretOf.first(db, home),
  ]);
  const phone = found?.phone ?? (handle.phone || phoneOfNobody(handle.name, tenant?.secret ?? '', country));
  const ticket = newSecret(home);
  const id = timeOrderedId(at.getTime());
  const expiresAt = new Date(at.getTime() + lifeMs);
  const { tenantId = null, accountId = null } = found ?? {};
  await insert.change(db, home, id, hashOfSecret(ticket), tenantId, accountId, phone, at, expiresAt);
  return { ticket, maskedPhone: maskedPhone(shownPhone(phone, country)) };
}

/** What a ticket stands for. One that is nobody's, too old, used or made up stands for a number of nobody. */
export interface Ticket {
  readonly id: string | undefined;
  readonly home: string;
  readonly tenantId: string;
  readonly accountId: string | undefined;
  readonly phone: string;
  /** What its code is bound to. */
  readonly boundTo: string;
}

export async function readTicket(db: Database, home: string, ticket: string, at: Date): Promise<Ticket> {
  const hash = hashOfSecret(ticket);
  const row = tenantOfSecret(ticket) === home ? await live.first(db, home, hash, at) : undefined;
  return {
    id: row?.id,
    home,
    tenantId: row?.tenantId ?? home,
    accountId: row?.accountId ?? undefined,
    // Of a ticket that was made up: counted by itself, and no number of anybody.
    phone: row?.phone ?? hash,
    boundTo: hash,
  };
}

/** Whether a ticket may have its first code, for which no slider is needed; true once. */
export async function firstCodeOf(db: Database, { home, boundTo }: Ticket, at: Date): Promise<boolean> {
  return (await takeFirstCode.change(db, home, boundTo, at)) === 1;
}

/** Uses a ticket up in the transaction that it allows. */
export async function spendTicket(on: Queryable, { home, id }: Ticket, at: Date): Promise<void> {
  if (!id || (await use.change(on, home, id, at)) !== 1) throw new SvcdeskError('codeWrong');
}
