import { expect, it } from 'vitest';
import { buildAudited, reporterName } from '../../platform/audit/audited.fixture.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { testDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { eraseRecords, signErasures } from './erase-records.ts';

const db = await testDatabase();
const at = new Date('2026-11-20T05:24:00.120Z');

/** An intruder with access to the database changes something. */
const tamper = query(db);

const brokenOf = async (tenantId: string) => (await verifyAudit(db, tenantId)).broken;

/** A tenant with an order of two records, and what erases the reporter's name from them. */
async function audited() {
  const { tenantId, orderId, recordIds } = await buildAudited(db, at);
  const [first = '', second = ''] = recordIds;
  const erase = () => db.transaction((tx) => eraseRecords(tx, tenantId, [orderId], at));
  return { tenantId, first, second, erase };
}

const unsigned = (id: string) => ({ in: 'records', id, why: 'erasureNotSigned' });

it('takes the names from the history, which goes on verifying', async () => {
  const { tenantId, erase } = await audited();
  for (const _ of ['once', 'and once more']) {
    await erase();
    const { rows } = await db.connection.run({
      text: 'SELECT erased_at, erasure IS NULL, changes FROM order_records WHERE tenant_id = $1',
      values: [tenantId],
    });
    expect(rows.map(([erasedAt, isUnsigned]) => [erasedAt, isUnsigned])).toEqual(
      Array(2).fill([at.toISOString(), false]),
    );
    expect(JSON.stringify(rows)).toContain('reportId');
    expect(JSON.stringify(rows)).not.toContain(reporterName);
    expect(await brokenOf(tenantId)).toBeUndefined();
  }
});

it('leaves a record that is marked as erased by hand without a signature, and names it', async () => {
  const { tenantId, first, second, erase } = await audited();
  await tamper`update order_records set content = 'forged', erased_at = now() where tenant_id = ${tenantId} and id = ${second}`;
  expect(await brokenOf(tenantId)).toEqual(unsigned(second));

  // Nor does the deletion of an account make it good, or a signature from beside it.
  await erase();
  expect(await brokenOf(tenantId)).toEqual(unsigned(second));
  await tamper`update order_records r set erasure = o.erasure, erased_at = o.erased_at from order_records o where r.tenant_id = ${tenantId} and r.id = ${second} and o.tenant_id = r.tenant_id and o.id = ${first}`;
  expect(await brokenOf(tenantId)).toEqual(unsigned(second));
});

it('names a record that was marked as erased though nothing of it was changed', async () => {
  const { tenantId, first } = await audited();
  await tamper`update order_records set erased_at = now() where tenant_id = ${tenantId} and id = ${first}`;
  expect(await brokenOf(tenantId)).toEqual(unsigned(first));
  await tamper`update order_records set erased_at = null, erasure = 'forged' where tenant_id = ${tenantId} and id = ${first}`;
  expect(await brokenOf(tenantId)).toEqual(unsigned(first));
});

it('names a record that was changed before or after something was erased from it', async () => {
  const before = await audited();
  await tamper`update order_records set remark = 'Never came' where tenant_id = ${before.tenantId} and id = ${before.second}`;
  await before.erase();
  expect(await brokenOf(before.tenantId)).toEqual(unsigned(before.second));

  const after = await audited();
  await after.erase();
  await tamper`update order_records set remark = 'Never came' where tenant_id = ${after.tenantId} and id = ${after.second}`;
  expect(await brokenOf(after.tenantId)).toEqual(unsigned(after.second));

  const moved = await audited();
  await moved.erase();
  await tamper`update order_records set erased_at = now() where tenant_id = ${moved.tenantId} and id = ${moved.first}`;
  expect(await brokenOf(moved.tenantId)).toEqual(unsigned(moved.first));

  const unmarked = await audited();
  await unmarked.erase();
  await tamper`update order_records set erased_at = null, erasure = null where tenant_id = ${unmarked.tenantId} and id = ${unmarked.first}`;
  expect(await brokenOf(unmarked.tenantId)).toMatchObject({ id: unmarked.first, why: 'contentChanged' });
});

it('goes on looking behind a record without a signature, so that it hides nothing else', async () => {
  const { tenantId, first, second } = await audited();
  await tamper`update order_records set erased_at = now() where tenant_id = ${tenantId} and id = ${first}`;
  await tamper`update order_records set remark = 'Never came' where tenant_id = ${tenantId} and id = ${second}`;
  expect(await brokenOf(tenantId)).toMatchObject({ id: second, why: 'contentChanged' });
  await tamper`update order_records set remark = 'On my way' where tenant_id = ${tenantId} and id = ${second}`;
  await tamper`delete from audit_events where tenant_id = ${tenantId} and kind = 'logout'`;
  expect(await brokenOf(tenantId)).toMatchObject({ in: 'queue', why: 'rowMissing' });
});

it('signs what was erased before there was a signature, once, and nothing that no release erased', async () => {
  const { tenantId, first, second, erase } = await audited();
  await erase();
  await tamper`update order_records set erasure = null where tenant_id = ${tenantId}`;
  expect(await brokenOf(tenantId)).toEqual(unsigned(first));
  await db.transaction((tx) => signErasures(tx, ['9000_later']));
  expect(await brokenOf(tenantId)).toEqual(unsigned(first));
  await db.transaction((tx) => signErasures(tx, ['0033_erasures']));
  expect(await brokenOf(tenantId)).toBeUndefined();

  await tamper`update order_records set erasure = null, changes = null where tenant_id = ${tenantId} and id = ${second}`;
  await db.transaction((tx) => signErasures(tx, ['0033_erasures']));
  expect(await brokenOf(tenantId)).toEqual(unsigned(second));
});
