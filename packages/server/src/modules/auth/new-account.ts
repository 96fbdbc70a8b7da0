import { randomBytes } from 'node:crypto';
import { timeOrderedId } from '@svcdesk/core';
import type { CellScope } from '@svcdesk/core/roles';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { claimName, claimPhone } from '../../platform/sessions/claim-handle.ts';
import { countryOf } from '../../platform/sessions/phones.ts';

/** Somebody who signed up by themselves. */
export interface NewAccount {
  readonly tenantId: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly at: Date;
  /** A client of a customer, or of none before somebody lets them in; else staff under review. */
  readonly client?: { readonly customerId: string; readonly cellScope: CellScope } | 'awaiting';
}

type Row = [
  tenantId: string,
  id: string,
  type: number,
  accountName: string,
  name: string,
  phone: string,
  passwordHash: string,
  locale: string,
  underReview: boolean,
  customerId: string | null,
  cellScope: string | null,
  at: Date,
];

const insert = statement<object, Row>(
  'accounts.insert',
  `INSERT INTO accounts (tenant_id, id, type, account_name, name, phone, password_hash, password_changed_at, locale,
     under_review, customer_id, cell_scope, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $12, $8, $9, $10, $11, $12, $12)`,
);

/** A name to sign in with until its owner chooses one: nobody's phone, so that it can never be taken for one. */
const firstName = (): string => `u${randomBytes(5).toString('hex')}`;

/** Makes the account of somebody whose phone was proven. Refuses a phone that somebody has already. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<string> {
  const { tenantId, name, phone, passwordHash, locale, client, at } = account;
  const accountId = timeOrderedId(at.getTime());
  const owner = { tenantId, accountId };
  const accountName = firstName();
  const isTheirs =
    (await claimName(tx, owner, accountName)) &&
    (await claimPhone(tx, owner, phone, await countryOf(tx, tenantId)));
  if (!isTheirs) throw invalid('phone', 'taken');
  const { customerId = null, cellScope = null } = typeof client === 'object' ? client : {};
  const own = [accountName, name, phone, passwordHash, locale] as const;
  const type = client ? 2 : 1;
  await insert.change(tx, tenantId, accountId, type, ...own, !client, customerId, cellScope, at);
  return accountId;
}
