import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { nobody } from './attempts.ts';
import { buildAudited } from './audited.fixture.ts';
import { recordEvent } from './record-event.ts';
import { sealAudit } from './seal.ts';
import { verifyAudit } from './verify/verify-audit.ts';

const db = await testDatabase();
const at = new Date('2026-11-20T05:24:00.120Z');
const audited = () => buildAudited(db, at);

/** An intruder with access to the database changes something. */
const tamper = query(db);

it('finds everything sound, and tells what is sealed and what is not yet', async () => {
  const { tenantId } = await audited();
  const counts = { recordCount: 2, eventCount: 4, unsignedCount: 0 };
  expect(await verifyAudit(db, tenantId)).toEqual({ ...counts, sealCount: 0, unsealedCount: 6 });
  expect(await sealAudit(db, at)).toBeGreaterThanOrEqual(6);
  const lastSeal = { seq: 1, seal: expect.any(String) };
  expect(await verifyAudit(db, tenantId)).toEqual({ ...counts, sealCount: 1, unsealedCount: 0, lastSeal });
  expect(await sealAudit(db, at)).toBe(0);
});

it('seals the same queue once when several servers do it at once', async () => {
  const { tenantId } = await audited();
  await Promise.all([sealAudit(db, at), sealAudit(db, at), sealAudit(db, at)]);
  expect(await verifyAudit(db, tenantId)).toMatchObject({
    sealCount: 1,
    unsealedCount: 0,
    broken: undefined,
  });
});

it('names the record whose words were changed', async () => {
  const { tenantId, recordIds } = await audited();
  await tamper`update order_records set remark = 'Never came' where tenant_id = ${tenantId} and id = ${recordIds[1]}`;
  const { broken } = await verifyAudit(db, tenantId);
  expect(broken).toEqual({ in: 'records', id: recordIds[1], why: 'contentChanged' });
});

it('names the event whose words were changed, also where it is marked as erased, which events never are', async () => {
  for (const mark of [null, '2026-01-01']) {
    const { tenantId } = await audited();
    await tamper`update audit_events set address = 'forged', erased_at = ${mark} where tenant_id = ${tenantId} and kind = 'logout'`;
    expect((await verifyAudit(db, tenantId)).broken).toMatchObject({ in: 'events', why: 'contentChanged' });
  }
});

it('names the event that was said to be about something', async () => {
  const { tenantId } = await audited();
  await tamper`update audit_events set object_id = 'forged' where tenant_id = ${tenantId} and kind = 'logout'`;
  expect((await verifyAudit(db, tenantId)).broken).toMatchObject({ in: 'events', why: 'contentChanged' });
});

it('notices a changed time, a changed hash and a missing record', async () => {
  const changed = await audited();
  await tamper`update order_records set recorded_at = recorded_at - interval '1 hour' where tenant_id = ${changed.tenantId} and seq = 1`;
  expect((await verifyAudit(db, changed.tenantId)).broken).toMatchObject({ why: 'hashWrong' });

  const forged = await audited();
  await tamper`update order_records set hash = 'forged' where tenant_id = ${forged.tenantId} and seq = 1`;
  expect((await verifyAudit(db, forged.tenantId)).broken).toMatchObject({ why: 'hashWrong' });

  const first = await audited();
  await tamper`delete from order_records where tenant_id = ${first.tenantId} and seq = 1`;
  expect((await verifyAudit(db, first.tenantId)).broken).toMatchObject({ why: 'gap' });

  const last = await audited();
  await tamper`delete from order_records where tenant_id = ${last.tenantId} and seq = 2`;
  const { broken } = await verifyAudit(db, last.tenantId);
  expect(broken).toEqual({ in: 'records', id: last.orderId, why: 'tailMissing' });
});

it('notices a row that was slipped in before the beginning of all chains', async () => {
  const { tenantId } = await audited();
  await tamper`insert into audit_events select (jsonb_populate_record(e, ${JSON.stringify({ chain_id: nobody, id: nobody, seq: -5 })}::jsonb)).* from audit_events e where tenant_id = ${tenantId} and kind = 'logout' limit 1`;
  expect((await verifyAudit(db, tenantId)).broken).toMatchObject({ in: 'events', why: 'gap' });
});

it('notices sign-ins taken out at the end of a chain, which only the queue still knows', async () => {
  const { tenantId } = await audited();
  await tamper`delete from audit_events where tenant_id = ${tenantId} and kind = 'logout'`;
  expect((await verifyAudit(db, tenantId)).broken).toMatchObject({ in: 'queue', why: 'rowMissing' });
});

it('notices when hashes were taken out of the queue or put in later', async () => {
  const { tenantId } = await audited();
  await tamper`delete from audit_queue where tenant_id = ${tenantId} and hash = (select hash from order_records where tenant_id = ${tenantId} and seq = 1)`;
  expect((await verifyAudit(db, tenantId)).broken).toMatchObject({ in: 'records', why: 'notQueued' });

  const sealed = await audited();
  await sealAudit(db, at);
  await tamper`update audit_queue set hash = 'other' where id = (select min(id) from audit_queue where tenant_id = ${sealed.tenantId})`;
  expect((await verifyAudit(db, sealed.tenantId)).broken).toEqual({ in: 'seals', id: '1', why: 'sealWrong' });
});

it('notices a seal that was left out or made anew', async () => {
  const { tenantId } = await audited();
  await sealAudit(db, at);
  await db.transaction((tx) => recordEvent(tx, { tenantId, accountId: nobody, kind: 'login.fail', at }));
  await sealAudit(db, at);
  expect(await verifyAudit(db, tenantId)).toMatchObject({ sealCount: 2, broken: undefined });
  await tamper`update audit_seals set created_at = now() where tenant_id = ${tenantId} and seq = 2`;
  expect((await verifyAudit(db, tenantId)).broken).toEqual({ in: 'seals', id: '2', why: 'sealWrong' });
  await tamper`delete from audit_seals where tenant_id = ${tenantId} and seq = 1`;
  expect((await verifyAudit(db, tenantId)).broken).toEqual({ in: 'seals', id: '2', why: 'sealWrong' });
});
