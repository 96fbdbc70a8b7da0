import { expect, it } from 'vitest';
import { buildTenant, testDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);

it('a change of rights has no recipients, since release 0.1.0 would emit it to them as a message', async () => {
  const { tenantId, engineer } = await buildTenant(db);
  await db.transaction((tx) => server.services.access.forget(tx, tenantId, engineer.accountId));
  const rows = await query(db)<object>`
    SELECT kind, object_kind AS "objectKind", object_id AS "objectId", account_ids AS "accountIds"
    FROM events WHERE tenant_id = ${tenantId} AND kind NOT IN ('record', 'message', 'read')`;
  expect(rows).toEqual([{ kind: 'rights', objectKind: null, objectId: engineer.accountId, accountIds: [] }]);
});
