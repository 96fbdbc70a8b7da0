import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { insertRows } from '../db/index.ts';
import { auditQueue } from '../db/schema/audit.ts';
import { nobody } from './attempts.ts';
import { buildAudited } from './audited.fixture.ts';
import { hashOf, merkleRoot, sealOf } from './chain.ts';
import { chainKeys, chainKeysOf } from './chain-key.ts';
import { signEnds } from './ends.ts';
import { recordEvent } from './record-event.ts';
import { sealAudit } from './seal.ts';
import { signSwitches } from './switch.ts';
import { verifyAudit } from './verify/verify-audit.ts';

const db = await testDatabase();
const at = new Date('2026-11-20T05:24:00.120Z');
const later = (days: number) => new Date(at.getTime() + days * 24 * 3_600_000);
const ask = query(db);

const both = [
  { table: 'order_records', chain: 'order_id', kind: 'handle_type', time: 'recorded_at' },
  { table: 'audit_events', chain: 'chain_id', kind: 'kind', time: 'at' },
] as const;

async function rowsOf(text: string, ...values: readonly (string | null)[]): Promise<unknown[][]> {
  return (await db.connection.run({ text, values })).rows.map((row) => [...row]);
}

/**
 * What an intruder does who may write to the database and knows how the service of the release before hashed: makes
 * all chains and seals of a tenant anew. It is also what that release would have written.
 */
async function rewrite(tenantId: string): Promise<void> {
  for (const { table, chain, kind, time } of both) {
    let before: { chainId: unknown; hash: string } | undefined;
    const rows = await rowsOf(
      `SELECT ${chain}, seq, id, ${kind}::text, ${time}, digest, hash FROM ${table} WHERE tenant_id = $1 ORDER BY 1, 2`,
      tenantId,
    );
    for (const [chainId, seq, id, name, time, digest, hash] of rows as [string, number, ...string[]][]) {
      const prevHash = before?.chainId === chainId ? before.hash : null;
      const head = { tenantId, chainId, seq, id: id as string, kind: name as string, at: time as string };
      const made = hashOf(prevHash, head, digest as string, undefined);
      before = { chainId, hash: made };
      await rowsOf(
        `UPDATE ${table} SET hash = $3, prev_hash = $4 WHERE tenant_id = $1 AND id = $2`,
        tenantId,
        id as string,
        made,
        prevHash,
      );
      await rowsOf(
        'UPDATE audit_queue SET hash = $3 WHERE tenant_id = $1 AND hash = $2',
        tenantId,
        hash as string,
        made,
      );
      await rowsOf(
        'UPDATE orders SET last_record_hash = $2 WHERE tenant_id = $1 AND id = $3 AND record_count = $4',
        tenantId,
        made,
        chainId,
        String(seq),
      );
    }
  }
  let prevSeal: string | null = null;
  const seals = await rowsOf(
    'SELECT seq, created_at FROM audit_seals WHERE tenant_id = $1 ORDER BY seq',
    tenantId,
  );
  for (const [seq, createdAt] of seals as [number, string][]) {
    const batch = await rowsOf(
      'SELECT hash FROM audit_queue WHERE tenant_id = $1 AND seal_seq = $2 ORDER BY id',
      tenantId,
      String(seq),
    );
    const root = merkleRoot(batch.map(([hash]) => String(hash)));
    const seal: string = sealOf({ tenantId, seq, root, count: batch.length, prevSeal, createdAt }, undefined);
    await rowsOf(
      'UPDATE audit_seals SET root = $3, prev_seal = $4, seal = $5 WHERE tenant_id = $1 AND seq = $2',
      tenantId,
      String(seq),
      root,
      prevSeal,
      seal,
    );
    prevSeal = seal;
  }
}

/** A tenant of a database that the release before wrote, upgraded now. */
async function upgraded() {
  const audited = await buildAudited(db, at);
  await sealAudit(db, at);
  await rewrite(audited.tenantId);
  await ask`DELETE FROM audit_switches`;
  await db.transaction((tx) => signSwitches(tx, ['0025_audit_switches'], at));
  await ask`DELETE FROM audit_ends`;
  await db.transaction((tx) => signEnds(tx, ['_audit_ends']));
  return audited;
}

const note = (tenantId: string) =>
  db.transaction((tx) => recordEvent(tx, { tenantId, accountId: nobody, kind: 'login.fail', at }));

/** What the release before writes beside this one: an event without a key, and if asked its seal. */
async function writeAsBefore(tenantId: string): Promise<void> {
  await note(tenantId);
  const [[, seq, id, kind, time, digest, prevHash, hash] = []] = await rowsOf(
    'SELECT chain_id, seq, id, kind, at, digest, prev_hash, hash FROM audit_events WHERE tenant_id = $1 AND hash = (SELECT hash FROM audit_queue WHERE tenant_id = $1 ORDER BY id DESC LIMIT 1)',
    tenantId,
  );
  const head = {
    tenantId,
    chainId: nobody,
    seq: Number(seq),
    id: String(id),
    kind: String(kind),
    at: String(time),
  };
  const made = hashOf(prevHash as string | null, head, String(digest), undefined);
  await rowsOf(
    'UPDATE audit_events SET hash = $3 WHERE tenant_id = $1 AND hash = $2',
    tenantId,
    String(hash),
    made,
  );
  await rowsOf(
    'UPDATE audit_queue SET hash = $3 WHERE tenant_id = $1 AND hash = $2',
    tenantId,
    String(hash),
    made,
  );
}

const brokenOf = async (tenantId: string, now = later(30)) =>
  (await verifyAudit(db, tenantId, { now })).broken;

it('notices that an intruder in the database made all of it anew', async () => {
  const { tenantId } = await buildAudited(db, at);
  await sealAudit(db, at);
  await rewrite(tenantId);
  expect(await brokenOf(tenantId)).toEqual({ in: 'seals', id: '1', why: 'notSigned' });
});

it('notices it too when the seals were taken away for the service to make them again', async () => {
  const { tenantId } = await buildAudited(db, at);
  await sealAudit(db, at);
  await rewrite(tenantId);
  await ask`DELETE FROM audit_seals WHERE tenant_id = ${tenantId}`;
  await ask`UPDATE audit_queue SET seal_seq = NULL WHERE tenant_id = ${tenantId}`;
  expect(await brokenOf(tenantId)).toMatchObject({ why: 'notSigned' });
  await sealAudit(db, at);
  expect(await brokenOf(tenantId)).toMatchObject({ why: 'notSigned' });
});

it('goes on verifying what the release before wrote, and says since when it is signed', async () => {
  const { tenantId } = await upgraded();
  await note(tenantId);
  await sealAudit(db, later(1));
  expect(await verifyAudit(db, tenantId, { now: later(30) })).toMatchObject({
    sealCount: 2,
    unsignedCount: 0,
    signedSince: at.toISOString(),
    broken: undefined,
  });
});

it('notices that what the release before wrote was changed and made anew', async () => {
  const { tenantId, recordIds } = await upgraded();
  await ask`UPDATE order_records SET recorded_at = recorded_at + interval '1 hour' WHERE tenant_id = ${tenantId} AND id = ${recordIds[1]}`;
  await rewrite(tenantId);
  expect(await brokenOf(tenantId)).toEqual({ in: 'seals', id: '1', why: 'sealWrong' });
});

it('notices that the place was moved or removed from which on it is signed', async () => {
  const moved = await upgraded();
  await ask`UPDATE audit_switches SET switched_at = now() + interval '1 year' WHERE tenant_id = ${moved.tenantId}`;
  expect(await brokenOf(moved.tenantId)).toMatchObject({ in: 'switch', why: 'switchWrong' });

  const removed = await upgraded();
  await ask`DELETE FROM audit_switches`;
  expect(await brokenOf(removed.tenantId)).toMatchObject({ why: 'notSigned' });
  await db.transaction((tx) => signSwitches(tx, ['0026_later'], at));
  expect(await brokenOf(removed.tenantId)).toMatchObject({ why: 'notSigned' });
});

it('counts what a server of the release before writes beside this one, for a week', async () => {
  const { tenantId } = await upgraded();
  await writeAsBefore(tenantId);
  expect(await verifyAudit(db, tenantId, { now: later(1) })).toMatchObject({
    unsignedCount: 1,
    broken: undefined,
  });
  await sealAudit(db, later(1));
  expect(await verifyAudit(db, tenantId, { now: later(30) })).toMatchObject({
    unsignedCount: 1,
    broken: undefined,
  });
  await writeAsBefore(tenantId);
  expect(await brokenOf(tenantId)).toMatchObject({ why: 'notSigned' });
  await sealAudit(db, later(8));
  expect(await brokenOf(tenantId)).toEqual({ in: 'seals', id: '3', why: 'notSigned' });
});

it('takes a seal of the release before when one of this release covers it within a week', async () => {
  const { tenantId } = await upgraded();
  const [[seal] = []] = await rowsOf('SELECT seal FROM audit_seals WHERE tenant_id = $1', tenantId);
  await note(tenantId);
  const [[hash] = []] = await rowsOf(
    'SELECT hash FROM audit_queue WHERE tenant_id = $1 ORDER BY id DESC LIMIT 1',
    tenantId,
  );
  const head = {
    tenantId,
    seq: 2,
    root: merkleRoot([String(hash)]),
    count: 1,
    prevSeal: String(seal),
    createdAt: later(1).toISOString(),
  };
  await rowsOf(
    'INSERT INTO audit_seals (tenant_id, seq, root, count, prev_seal, seal, created_at) VALUES ($1, 2, $2, 1, $3, $4, $5)',
    tenantId,
    head.root,
    head.prevSeal,
    sealOf(head, undefined),
    head.createdAt,
  );
  await rowsOf(
    'UPDATE audit_queue SET seal_seq = 2 WHERE tenant_id = $1 AND hash = $2',
    tenantId,
    String(hash),
  );
  expect(await brokenOf(tenantId, later(2))).toBeUndefined();
  expect(await brokenOf(tenantId)).toEqual({ in: 'seals', id: '2', why: 'notSigned' });
  await note(tenantId);
  await sealAudit(db, later(2));
  expect(await brokenOf(tenantId)).toBeUndefined();
});

it('says with which key something was signed that it does not have, and verifies with former ones', async () => {
  const { tenantId } = await buildAudited(db, at);
  const id = chainKeys().current.id;
  const keys = chainKeysOf('another secret key, given by mistake');
  const { broken } = await verifyAudit(db, tenantId, { keys });
  expect(broken).toMatchObject({ why: 'keyUnknown', keyId: id });
  const both = chainKeysOf('another secret key', ...chainKeys().secretKeys);
  expect((await verifyAudit(db, tenantId, { keys: both })).broken).toBeUndefined();
});

it('notices hashes of a row that were queued twice', async () => {
  const { tenantId } = await buildAudited(db, at);
  const [[hash] = []] = await rowsOf('SELECT hash FROM audit_queue WHERE tenant_id = $1 LIMIT 1', tenantId);
  await insertRows(db, auditQueue, { tenantId, hash: String(hash) });
  expect(await brokenOf(tenantId)).toMatchObject({ in: 'queue', why: 'rowMissing' });
});
