import { expect, it } from 'vitest';
import { emptyDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { nobody } from './attempts.ts';
import { buildAudited } from './audited.fixture.ts';
import { type SignedEnd, signEnds } from './ends.ts';
import { recordEvent } from './record-event.ts';
import { sealAudit } from './seal.ts';
import { verifyAudit } from './verify/verify-audit.ts';

const db = await emptyDatabase();
const at = new Date('2026-11-20T05:24:00.120Z');

/** An intruder with access to the database changes something. */
const tamper = query(db);

const brokenOf = async (tenantId: string) => (await verifyAudit(db, tenantId)).broken;

async function noteAndSeal(tenantId: string): Promise<void> {
  await db.transaction((tx) => recordEvent(tx, { tenantId, accountId: nobody, kind: 'login.fail', at }));
  await sealAudit(db, at);
}

/** A tenant with three seals. */
async function sealed() {
  const audited = await buildAudited(db, at);
  await sealAudit(db, at);
  for (let seal = 2; seal <= 3; seal++) await noteAndSeal(audited.tenantId);
  expect(await verifyAudit(db, audited.tenantId)).toMatchObject({ sealCount: 3, broken: undefined });
  return audited;
}

/** Takes the seals behind this one away, for the service to seal anew. */
async function cutSeals(tenantId: string, behind: number): Promise<void> {
  await tamper`delete from audit_seals where tenant_id = ${tenantId} and seq > ${behind}`;
  await tamper`update audit_queue set seal_seq = null where tenant_id = ${tenantId} and seal_seq > ${behind}`;
}

const gone = { in: 'seals', id: '3', why: 'sealsMissing' };

it('notices that the last seals were taken away, also when the service has sealed anew', async () => {
  const { tenantId } = await sealed();
  await cutSeals(tenantId, 1);
  expect(await brokenOf(tenantId)).toEqual(gone);
  for (let times = 0; times < 3; times++) {
    await noteAndSeal(tenantId);
    expect(await brokenOf(tenantId)).toEqual(gone);
  }
});

it('notices that a last record was taken out together with all seals', async () => {
  const { tenantId, orderId } = await sealed();
  await tamper`delete from audit_queue where tenant_id = ${tenantId} and hash = (select hash from order_records where tenant_id = ${tenantId} and seq = 2)`;
  await tamper`delete from order_records where tenant_id = ${tenantId} and seq = 2`;
  await tamper`update orders set record_count = 1, last_record_hash = (select hash from order_records where tenant_id = ${tenantId}) where tenant_id = ${tenantId} and id = ${orderId}`;
  await cutSeals(tenantId, 0);
  expect(await brokenOf(tenantId)).toEqual(gone);
  await sealAudit(db, at);
  expect(await brokenOf(tenantId)).toEqual(gone);
});

it('is sound again when all was put back to what it was, but for who kept the last seal elsewhere', async () => {
  const { tenantId } = await buildAudited(db, at);
  await sealAudit(db, at);
  const [old] =
    await tamper<SignedEnd>`select count, seal, mac from audit_ends where tenant_id = ${tenantId}`;
  await noteAndSeal(tenantId);
  const { lastSeal: expected } = await verifyAudit(db, tenantId);
  expect(expected).toEqual({ seq: 2, seal: expect.any(String) });
  await noteAndSeal(tenantId);
  expect((await verifyAudit(db, tenantId, { expected })).broken).toBeUndefined();

  await cutSeals(tenantId, 1);
  await tamper`update audit_ends set count = ${old?.count}, seal = ${old?.seal}, mac = ${old?.mac} where tenant_id = ${tenantId}`;
  for (let times = 0; times < 2; times++) {
    expect(await brokenOf(tenantId)).toBeUndefined();
    const { broken } = await verifyAudit(db, tenantId, { expected });
    expect(broken).toEqual({ in: 'seals', id: '2', why: 'sealsMissing' });
    await noteAndSeal(tenantId);
  }
});

it('takes seals of a server of the release before, which does not note where the chain ends', async () => {
  const { tenantId } = await buildAudited(db, at);
  await sealAudit(db, at);
  const [old] =
    await tamper<SignedEnd>`select count, seal, mac from audit_ends where tenant_id = ${tenantId}`;
  await noteAndSeal(tenantId);
  await tamper`update audit_ends set count = ${old?.count}, seal = ${old?.seal}, mac = ${old?.mac} where tenant_id = ${tenantId}`;
  expect(await brokenOf(tenantId)).toBeUndefined();
  await noteAndSeal(tenantId);
  expect(await brokenOf(tenantId)).toBeUndefined();
  await cutSeals(tenantId, 2);
  expect(await brokenOf(tenantId)).toEqual(gone);
});

it('signs where chains end when the database gets that, and at no other time', async () => {
  const { tenantId } = await sealed();
  await tamper`delete from audit_ends`;
  await signEnds(db, ['9000_later']);
  expect(await brokenOf(tenantId)).toEqual({ in: 'ends', id: 'all', why: 'endMissing' });
  await signEnds(db, ['0034_audit_ends']);
  expect(await brokenOf(tenantId)).toBeUndefined();
  await cutSeals(tenantId, 2);
  expect(await brokenOf(tenantId)).toEqual(gone);
});

it('notices that where a chain ends was changed or made up', async () => {
  const { tenantId } = await sealed();
  const [kept] = await tamper<SignedEnd>`select mac from audit_ends where tenant_id = ${tenantId}`;
  await cutSeals(tenantId, 2);
  await tamper`update audit_ends set count = 2, seal = (select seal from audit_seals where tenant_id = ${tenantId} and seq = 2) where tenant_id = ${tenantId}`;
  const forged = { in: 'ends', id: tenantId, why: 'endWrong' };
  expect(await brokenOf(tenantId)).toEqual(forged);
  await noteAndSeal(tenantId);
  expect(await brokenOf(tenantId)).toEqual(forged);

  await tamper`delete from audit_ends where tenant_id = ${tenantId}`;
  await tamper`insert into audit_ends (tenant_id, count, seal, mac) values ('made up', 3, null, ${kept?.mac})`;
  expect(await brokenOf(tenantId)).toMatchObject({ in: 'ends', id: 'made up', why: 'endWrong' });
  await tamper`delete from audit_ends`;
  await signEnds(db, ['_audit_ends']);
});

it('notices that where a chain ends was taken out with all seals, also when the service has sealed anew', async () => {
  const { tenantId } = await sealed();
  const missing = { in: 'ends', id: 'all', why: 'endMissing' };
  await cutSeals(tenantId, 0);
  await tamper`delete from audit_ends where tenant_id = ${tenantId}`;
  expect(await brokenOf(tenantId)).toEqual(missing);
  await noteAndSeal(tenantId);
  expect(await brokenOf(tenantId)).toEqual(missing);

  await tamper`delete from audit_ends`;
  await tamper`delete from audit_seals`;
  await tamper`update audit_queue set seal_seq = null`;
  await noteAndSeal(tenantId);
  await signEnds(db, []);
  expect(await brokenOf(tenantId)).toEqual(missing);
  await noteAndSeal(tenantId);
  expect(await brokenOf(tenantId)).toEqual(missing);
});
