import { type Queryable, statement } from '../db/index.ts';
import { type ChainKey, type ChainKeys, chainKeys, keyIdOf } from './chain-key.ts';
import { lastSeals } from './switch.ts';

/** Where a tenant's chain of seals ends; in the row of the empty tenant, for how many tenants that is known. */
export interface End {
  readonly tenantId: string;
  readonly count: number;
  readonly seal: string | null;
}

/** As it is stored. */
export interface SignedEnd extends End {
  readonly mac: string;
}

/** The tenant of the row that counts the others. */
export const deployment = '';

const columns = 'tenant_id AS "tenantId", count, seal, mac';

const endOf = statement<SignedEnd, [tenantId: string]>(
  'audit.endOf',
  `SELECT ${columns} FROM audit_ends WHERE tenant_id = $1 FOR UPDATE`,
);

const sealAt = statement<{ seal: string }, [tenantId: string, seq: number]>(
  'audit.sealAt',
  'SELECT seal FROM audit_seals WHERE tenant_id = $1 AND seq = $2',
);

type Values = [tenantId: string, count: number, seal: string | null, mac: string];

const insert = 'INSERT INTO audit_ends (tenant_id, count, seal, mac) VALUES ($1, $2, $3, $4) ON CONFLICT';

/** Another server may have been faster. */
const firstEnd = statement<object, Values>('audit.firstEnd', `${insert} DO NOTHING`);

const setEnd = statement<object, Values>(
  'audit.setEnd',
  `${insert} (tenant_id) DO UPDATE SET count = excluded.count, seal = excluded.seal, mac = excluded.mac`,
);

function macOf({ tenantId, count, seal }: End, key: ChainKey): string {
  return key.sign(JSON.stringify(['end', tenantId, count, seal]));
}

/** Whether the service wrote it so. */
export function isSigned(end: SignedEnd, { known }: ChainKeys): boolean {
  const key = known.get(keyIdOf(end.mac) ?? '');
  return key !== undefined && macOf(end, key) === end.mac;
}

const valuesOf = (end: End): Values => [end.tenantId, end.count, end.seal, macOf(end, chainKeys().current)];

/**
 * Notes where a tenant's chain ends now, in the transaction of its last seal. What was tampered with is left as it is, to
 * be found: a chain that does not hold the seal that it ended with, and a count that is gone or was changed.
 */
export async function moveEnd(tx: Queryable, tenantId: string, seq: number, seal: string): Promise<void> {
  const end = await endOf.first(tx, tenantId);
  if (end) {
    const there = await sealAt.first(tx, tenantId, end.count);
    if (!isSigned(end, chainKeys()) || there?.seal !== end.seal) return;
  } else {
    const all = await endOf.first(tx, deployment);
    if (all && isSigned(all, chainKeys()))
      await setEnd.change(tx, ...valuesOf({ ...all, count: all.count + 1 }));
  }
  await setEnd.change(tx, ...valuesOf({ tenantId, count: seq, seal }));
}

/** The migration that brings the ends; whatever number it has. */
const isBegin = (migration: string): boolean => migration.endsWith('_audit_ends');

const unused = statement<{ unused: boolean }>(
  'audit.unused',
  `SELECT NOT EXISTS (SELECT FROM audit_ends) AND NOT EXISTS (SELECT FROM audit_queue)
     AND NOT EXISTS (SELECT FROM audit_seals) AS unused`,
);

/**
 * Signs where all chains end when a database gets its ends, within the transaction of that migration, or while it has no
 * history at all: if it could be done later, an intruder could cut the history off before.
 */
export async function signEnds(on: Queryable, applied: readonly string[]): Promise<void> {
  if (!applied.some(isBegin) && !(await unused.first(on))?.unused) return;
  const ends = (await lastSeals.all(on)).filter(({ sealSeq }) => sealSeq > 0);
  for (const { tenantId, sealSeq, seal } of ends) {
    await firstEnd.change(on, ...valuesOf({ tenantId, count: sealSeq, seal }));
  }
  await firstEnd.change(on, ...valuesOf({ tenantId: deployment, count: ends.length, seal: null }));
}
