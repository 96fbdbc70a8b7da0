import { expect, it } from 'vitest';
import * as tables from '../../platform/db/schema/index.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { buildTenant, newId, testDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { runImport } from './run-import.ts';
import { upsert, upsertsOf } from './upsert.ts';

const db = await testDatabase();
const secrets = createSecretBox('test');

it('whose rights a list changes is announced to servers that run meanwhile', async () => {
  const { tenantId } = await buildTenant(db);
  const changedBy = async (given: Record<string, readonly object[]>) => {
    await query(db)`DELETE FROM events WHERE tenant_id = ${tenantId}`;
    const rows = Object.entries(given).map(([kind, list]) => ({ kind, where: kind, rows: list }));
    const result = await runImport(db, rows, { tenantId, secrets, now: new Date(), dryRun: false });
    if (!('outcomes' in result)) throw new Error(JSON.stringify(result));
    const changed = await query(db)<{ name: string }>`
      SELECT DISTINCT a.account_name AS name FROM events e JOIN accounts a ON a.id = e.object_id
      WHERE e.tenant_id = ${tenantId} AND e.kind = 'rights' ORDER BY 1`;
    return changed.map(({ name }) => name);
  };
  const [staff, ours, theirs] = ['staff', 'ours', 'theirs'].map((name) => `${name}-${newId().slice(-12)}`);
  const password = 'umbrella-on-tuesday';
  const site = { code: 'site-1', name: 'The site' };
  await changedBy({
    groups: [{ code: 'top', name: 'Top' }],
    customers: ['a', 'b'].map((code) => ({ code, name: code })),
    cells: [{ ...site, customer: 'a' }],
    users: [
      { account: staff, name: 'Staff', roles: ['engineer'], leads: ['top'], password },
      { account: ours, name: 'Ours', type: 'client', customer: 'a', cells: ['site-1'], password },
      { account: theirs, name: 'Theirs', type: 'client', customer: 'b', cellScope: 'customer', password },
    ],
  });
  const roles = [{ account: staff, role: 'monitor' }];
  expect(await changedBy({ roles })).toEqual([staff]);
  expect(await changedBy({ roles })).toEqual([]);
  expect(await changedBy({ cells: [{ ...site, customer: 'a' }] })).toEqual([]);
  expect(await changedBy({ cells: [{ ...site, customer: 'b' }] })).toEqual([ours, theirs]);
  expect(await changedBy({ groups: [{ code: 'new', name: 'New', parent: 'top' }] })).toEqual([staff]);
});

it.runIf(process.env.SVCDESK_TEST_DB === 'postgres')(
  'a row that a server writes at the same moment is there, and no fault of the list',
  async () => {
    const { tenantId, engineer } = await buildTenant(db);
    const row = { accountId: engineer.accountId, groupId: newId() };
    await query(db)`INSERT INTO groups (tenant_id, id, name) VALUES (${tenantId}, ${row.groupId}, 'New')`;
    const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const byServer = db.transaction(async (tx) => {
      await upsert({ upserts: upsertsOf(tx), tenantId }, tables.groupMembers, row);
      written.resolve();
      await goOn.promise;
    });
    await written.promise;
    const byList = db.transaction((tx) =>
      upsert({ upserts: upsertsOf(tx), tenantId }, tables.groupMembers, row),
    );
    // The list waits for the other transaction, in the database.
    const waiting = async () =>
      (
        await query(db)<{
          count: string;
        }>`SELECT count(*)::text FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`
      )[0]?.count;
    await expect.poll(waiting).not.toBe('0');
    goOn.resolve();
    await byServer;
    expect(await byList).toBe('same');
  },
);
