import type { MessageKind } from '@svcdesk/core/rules';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/index.ts';
import { columnList, selectList } from '../platform/db/select-list.ts';
import { rowsByName } from '../platform/db/statement.ts';
import { valueText } from '../platform/db/values.ts';
import type { TenantRef, TestAccount } from './builders.ts';

async function answer(on: Queryable, text: string, values: readonly unknown[]) {
  return rowsByName(await on.connection.run({ text, values: values.map(valueText) }));
}

/** Asks in a test, with each value where it stands: ``await query(db)<{ id: string }>`SELECT … ${tenantId}` ``. */
export const query =
  (on: Queryable) =>
  async <Row extends object>(parts: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    return (await answer(on, text, values)) as Row[];
  };

/** Whole rows whose columns have these values: `await rowsOf(db, tables.orders, { id }, 'created_at')`. */
export async function rowsOf<T extends PgTable>(
  on: Queryable,
  table: T,
  where: Partial<T['$inferSelect']>,
  orderBy = '1',
): Promise<T['$inferSelect'][]> {
  const names = Object.keys(where);
  const conditions = names.map((name, index) => `t.${columnList([name])} = $${index + 1}`);
  const columns = selectList('t', Object.keys(getTableColumns(table)));
  const text = `SELECT ${columns} FROM ${getTableName(table)} t WHERE ${conditions.join(' AND ')} ORDER BY ${orderBy}`;
  return (await answer(on, text, Object.values(where))) as T['$inferSelect'][];
}

/** Ids of accounts, sorted: what {@link findNotified} gives when exactly these were notified. */
export const idsOf = (...accounts: readonly Pick<TestAccount, 'accountId'>[]): string[] =>
  accounts.map(({ accountId }) => accountId).sort();

/** Ids of those who got a message of a kind about a thing, sorted, each as often as they got one. */
export async function findNotified(
  { db, tenantId }: TenantRef,
  thingId: string,
  kind: MessageKind,
): Promise<string[]> {
  const rows = await query(db)<TestAccount>`SELECT account_id AS "accountId" FROM messages
    WHERE tenant_id = ${tenantId} AND target_id = ${thingId} AND kind = ${kind}`;
  return idsOf(...rows);
}
