import { createHmac } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { auth } from '@svcdesk/core/contract';
import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { accountActive, notDisabled } from '../../platform/db/active.ts';
import { type Database, insertRows, type Queryable, statement } from '../../platform/db/index.ts';
import { passwordTickets } from '../../platform/db/schema/sessions.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { openStored, type SecretBox } from '../../platform/secrets/secret-box.ts';
import {
  type Country,
  handleWanted,
  phoneForStranger,
  phoneNumber,
  readHandle,
} from '../../platform/sessions/handles.ts';
import { hashOfSecret, newSecret, tenantOfSecret } from '../../platform/sessions/lookup.ts';
import { ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { countryHere } from './country-here.ts';

/** Prefixes of Chinese networks: a single one for all made-up numbers would tell them from real ones. */
const chinese = ['133', '135', '136', '138', '139', '150', '158', '159', '177', '180', '186', '188', '189'];

/** How a mobile number of a country begins, and how many digits follow. */
function shapeOf(country: Country, draw: number): { start: string; more: number } {
  if (country === 'CN') return { start: chinese[draw % chinese.length] ?? '138', more: 8 };
  const example = getExampleNumber(country, examples)?.nationalNumber ?? '600000000';
  return { start: example.slice(0, 2), more: example.length - 2 };
}

/** The number shown for a name without an account: always the same, and not to be computed outside. */
export function unregisteredPhone(name: string, secret: string, country: Country): string {
  const digest = createHmac('sha256', secret).update(name).digest();
  const { start, more } = shapeOf(country, digest.readUInt16BE(0));
  const digits = digest.readBigUInt64BE(2).toString().padStart(20, '0').slice(-more);
  return phoneNumber(start + digits, country) ?? start + digits;
}

/** Time to get the code and to think of a new password. */
const lifeMs = 15 * 60_000;

/** Accounts that one address may look for in an hour: an office forgets less, and names are not tried out. */
const foundAnHour = 30;

/** An account by a name or phone, with the number its code goes to. */
const find = statement<{ tenantId: string; accountId: string; phone: string }, [name: string, phone: string]>(
  'tickets.account',
  `SELECT a.tenant_id AS "tenantId", a.id AS "accountId", a.phone FROM sign_in_directory d
   JOIN accounts a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
   JOIN tenants t ON t.id = d.tenant_id
   WHERE a.phone IS NOT NULL AND ${accountActive('a')} AND ${notDisabled('t')}
     AND ${handleWanted}`,
);

const secretOf = statement<{ secret: string }, [tenantId: string]>(
  'tenants.secret',
  'SELECT secret FROM tenants WHERE id = $1',
);

/** What only this deployment knows of a tenant, for hashes that cannot be computed outside. */
export async function tenantSecret(on: Queryable, box: SecretBox, tenantId: string): Promise<string> {
  return openStored(box, tenantId, (await secretOf.first(on, tenantId))?.secret ?? '');
}

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

/**
 * Finds an account to set a new password for. Makes a ticket for it, or one that never verifies when there is none: both
 * look and take the same.
 */
export const findAccount: Handler<typeof auth.findAccount> = async ({ account, captcha }, context) => {
  const { db, services, address, now } = context;
  const home = services.settings.defaultTenant;
  const at = now();
  if (!(await services.captcha.redeem(captcha, 'sendCode', at))) throw new SvcdeskError('captchaNeeded');
  await takeOrRefuse(db, ofAddress(address, 'findAccountHour', foundAnHour), at);
  const country = await countryHere(context);
  const handle = readHandle(account, country);
  const [found, secret] = await Promise.all([
    find.first(db, handle.name, handle.phone),
    tenantSecret(db, services.secrets, home),
  ]);
  const phone = found?.phone ?? (handle.phone || unregisteredPhone(handle.name, secret, country));
  const ticket = newSecret(home);
  await insertRows(db, passwordTickets, {
    tenantId: home,
    id: timeOrderedId(at.getTime()),
    ticketHash: hashOfSecret(ticket),
    accountTenantId: found?.tenantId,
    accountId: found?.accountId,
    phone,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + lifeMs).toISOString(),
  });
  return { ticket, maskedPhone: phoneForStranger(phone) };
};

/** What a ticket stands for. One that is unknown, too old, used or made up stands for an unregistered number. */
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
    // A made-up ticket is counted by its own hash, which is no phone.
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
