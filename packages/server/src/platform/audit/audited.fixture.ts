import type { RecordDraft } from '@svcdesk/core/rules';
import { recordParts, recordRows, recordsJson } from '../../engine/records.ts';
import { buildCustomer, buildEmptyTenant, buildGroup, buildStaff, newId } from '../../testing/index.ts';
import { type Database, insertRows } from '../db/index.ts';
import * as tables from '../db/schema/index.ts';
import { recordEvent } from './record-event.ts';

/** Who reported the order, as its records have it. */
export const reporterName = 'Han Meimei';

/** A tenant with one order, its records, and sign-ins of two people: two rows each. */
export async function buildAudited(db: Database, at: Date) {
  const tenant = await buildEmptyTenant(db);
  const { tenantId } = tenant;
  const groupId = await buildGroup(tenant, { isDefault: true });
  const { accountId } = await buildStaff(tenant, { groupIds: [groupId] });
  const other = await buildStaff(tenant, {});
  const { customerId, cellIds } = await buildCustomer(tenant);
  const [cellId = ''] = cellIds;
  const node = { tenantId, id: newId(), zh: 'Network', en: 'Network' };
  await insertRows(db, tables.catalogs, node);
  await insertRows(db, tables.orderTypes, node);
  const order = { tenantId, id: newId(), recordCount: 0, lastRecordHash: null };
  const reported = { to: newId(), toName: reporterName };
  const draft = (action: 'create' | 'accept', remark?: string): RecordDraft => ({
    handleType: action === 'create' ? 1 : 3,
    action,
    to: action === 'create' ? 1 : 3,
    byKind: 'staff',
    byId: accountId,
    groupId,
    round: 1,
    effectiveAt: at.getTime(),
    recordedAt: at.getTime(),
    atRejected: false,
    internal: false,
    remark,
    changes: { priority: { from: 3, to: 1 }, reportId: reported },
    place: { latitude: 31.2, longitude: 121.5 },
  });
  const { head, rows } = recordRows(order, [draft('create'), draft('accept', 'On my way')]);
  await db.transaction(async (tx) => {
    await insertRows(tx, tables.orders, {
      ...order,
      ...head,
      orderNo: 'WO202611200001',
      title: 'No network',
      status: 3,
      priority: 1,
      source: 0,
      typeId: node.id,
      typeName: 'Network',
      catalogId: node.id,
      catalogName: 'Network',
      serviceMode: 'remote',
      cellId,
      cellName: 'Site',
      customerId,
      customerName: 'Customer',
      creatorId: accountId,
      creatorKind: 'staff',
      groupId,
    });
    await tx.connection.run({ text: `WITH ${recordParts('$1')} SELECT 1`, values: [recordsJson(rows)] });
    for (const person of [accountId, other.accountId]) {
      const event = {
        tenantId,
        accountId: person,
        at,
        address: '127.0.0.1',
        changes: { b: null, a: [1, null] },
      };
      await recordEvent(tx, { ...event, kind: 'login.ok', object: { kind: 'session', id: newId() } });
      await recordEvent(tx, { ...event, kind: 'logout' });
    }
  });
  return { tenantId, orderId: order.id, recordIds: rows.map(({ id }) => id) };
}
