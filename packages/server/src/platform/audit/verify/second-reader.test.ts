import { expect, it } from 'vitest';
import { recordRows } from '../../../engine/records.ts';
import { buildEmptyTenant, buildStaff, newId, spareDatabase } from '../../../testing/index.ts';
import { query } from '../../../testing/query.ts';
import { insertRows, openDatabase } from '../../db/index.ts';
import { auditQueue } from '../../db/schema/audit.ts';
import { orderRecords } from '../../db/schema/order-records.ts';
import { signEnds } from '../ends.ts';
import { sealAudit } from '../seal.ts';
import { verifyAudit } from './verify-audit.ts';

// The embedded database has one connection, and so one reader.
it.runIf(process.env.SVCDESK_TEST_DB === 'postgres')(
  'has a long history verified by two threads as of one moment, each a part of it',
  async () => {
    const spare = await spareDatabase();
    if (spare.options.kind !== 'postgres') throw new Error('PostgreSQL only');
    const db = await openDatabase(spare.options);
    await signEnds(db, []);
    const tenant = await buildEmptyTenant(db);
    const { tenantId } = tenant;
    const { accountId } = await buildStaff(tenant, {});
    const at = Date.now();
    const record = {
      handleType: 7,
      action: 'supplement',
      to: 3,
      byKind: 'staff',
      byId: accountId,
      round: 1,
    } as const;
    const said = { ...record, effectiveAt: at, recordedAt: at, atRejected: false, internal: false };
    const rows = Array.from({ length: 30 }, () => {
      const thing = { tenantId, id: newId(), recordCount: 0, lastRecordHash: null };
      return recordRows(thing, [said, said, said]).rows;
    }).flat();
    await insertRows(db, orderRecords, rows);
    await insertRows(
      db,
      auditQueue,
      rows.map(({ hash }) => ({ tenantId, hash })),
    );
    await sealAudit(db, new Date(at));
    const second = { databaseUrl: spare.options.url, fromRows: 10 };
    expect(await verifyAudit(db, tenantId, { second })).toMatchObject({
      recordCount: 90,
      sealCount: 1,
      broken: undefined,
    });
    // One that the first thread reads, and one that the second does.
    for (const changed of [rows[4], rows[88]]) {
      await query(
        db,
      )`UPDATE order_records SET action = 'accept' WHERE tenant_id = ${tenantId} AND id = ${changed?.id}`;
      const { broken } = await verifyAudit(db, tenantId, { second });
      expect(broken).toEqual({ in: 'records', id: changed?.id, why: 'contentChanged' });
      await query(
        db,
      )`UPDATE order_records SET action = 'supplement' WHERE tenant_id = ${tenantId} AND id = ${changed?.id}`;
    }
    const marked = rows[87]?.id;
    await query(
      db,
    )`UPDATE order_records SET erased_at = now() WHERE tenant_id = ${tenantId} AND id = ${marked}`;
    expect((await verifyAudit(db, tenantId, { second })).broken).toEqual({
      in: 'records',
      id: marked,
      why: 'erasureNotSigned',
    });
    await query(db)`DELETE FROM order_records WHERE tenant_id = ${tenantId} AND id = ${rows[89]?.id}`;
    expect((await verifyAudit(db, tenantId, { second })).broken).toMatchObject({
      in: 'queue',
      why: 'rowMissing',
    });
    await db.close();
    await spare.drop();
  },
);
