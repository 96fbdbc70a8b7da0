import { randomBytes } from 'node:crypto';
import { timeOrderedId } from '@svcdesk/core';
import { loginType } from '@svcdesk/core/roles';
import { insertRows, type Transaction } from '../../platform/db/index.ts';
import { accounts } from '../../platform/db/schema/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { claimName, claimPhone } from '../../platform/sessions/claim-handle.ts';
import { countryOf } from '../../platform/sessions/phones.ts';

/** Somebody who signed up by themselves. */
interface NewAccount {
  readonly tenantId: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly at: Date;
  /** A client, of no customer before somebody lets them in; or staff, under review. */
  readonly type: number;
}

/** A name to sign in with until its owner chooses one: nobody's phone, so that it can never be taken for one. */
const firstName = (): string => `u${randomBytes(5).toString('hex')}`;

/** Makes the account of somebody whose phone was proven. Refuses a phone that somebody has already. */
export async function insertAccount(tx: Transaction, { at, ...account }: NewAccount): Promise<string> {
  const { tenantId, phone, type } = account;
  const id = timeOrderedId(at.getTime());
  const owner = { tenantId, accountId: id };
  const accountName = firstName();
  const isTheirs =
    (await claimName(tx, owner, accountName)) &&
    (await claimPhone(tx, owner, phone, await countryOf(tx, tenantId)));
  if (!isTheirs) throw invalid('phone', 'taken');
  const now = at.toISOString();
  const made = { passwordChangedAt: now, createdAt: now, updatedAt: now };
  const underReview = type === loginType.staff;
  await insertRows(tx, accounts, { ...account, id, accountName, underReview, ...made });
  return id;
}
