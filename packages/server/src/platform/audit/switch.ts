import { insertRows, type Queryable, statement } from '../db/index.ts';
import { auditSwitches } from '../db/schema/audit.ts';
import { type ChainKey, chainKeys } from './chain-key.ts';

/** Where a tenant's history began to be signed; the seal is the last of before. */
export interface Switch {
  readonly tenantId: string;
  readonly sealSeq: number;
  readonly seal: string | null;
  readonly switchedAt: string;
}

/**
 * A server of the release before, which knows no key, may go on beside the first one of this release, or come back, for
 * so long.
 */
export const besideOlderMs = 7 * 86_400_000;

/** Of the deployment: for tenants that come to be while a server of the release before still runs. */
const nobodysTenant = '';

/** The last seal of every tenant; with number 0 of those that have none. */
export const lastSeals = statement<{ tenantId: string; sealSeq: number; seal: string | null }>(
  'audit.lastSeals',
  `SELECT t.id AS "tenantId", coalesce(s.seq, 0) AS "sealSeq", s.seal FROM tenants t
   LEFT JOIN LATERAL (SELECT seq, seal FROM audit_seals WHERE tenant_id = t.id ORDER BY seq DESC LIMIT 1) s ON true`,
);

const switchOf = statement<Switch & { mac: string }, [tenantId: string]>(
  'audit.switchOf',
  `SELECT tenant_id AS "tenantId", seal_seq AS "sealSeq", seal, switched_at AS "switchedAt", mac
   FROM audit_switches WHERE tenant_id IN ($1, '') ORDER BY tenant_id DESC LIMIT 1`,
);

function macOf({ tenantId, sealSeq, seal, switchedAt }: Switch, key: ChainKey): string {
  return key.sign(JSON.stringify(['switch', tenantId, sealSeq, seal, switchedAt]));
}

/** The migration that brings the key; whatever number it has. */
const isSwitching = (migration: string): boolean => migration.endsWith('_audit_switches');

/**
 * Signs where each tenant's history stands when its database gets the key, within the transaction of that migration:
 * if it could be done later, an intruder could write the history anew and have it taken for an old one.
 */
export async function signSwitches(tx: Queryable, applied: readonly string[], at: Date): Promise<void> {
  if (!applied.some(isSwitching)) return;
  const tenants = await lastSeals.all(tx);
  if (tenants.length === 0) return;
  const switchedAt = at.toISOString();
  const rows = [...tenants, { tenantId: nobodysTenant, sealSeq: 0, seal: null }].map((each) => {
    const made = { ...each, switchedAt };
    return { ...made, mac: macOf(made, chainKeys().current) };
  });
  await insertRows(tx, auditSwitches, rows);
}

/** Where a tenant's history began to be signed, if not at its beginning; 'wrong' when it was changed. */
export async function readSwitch(
  on: Queryable,
  tenantId: string,
  keyOf: (signed: string) => ChainKey | undefined,
): Promise<Switch | 'wrong' | undefined> {
  const found = await switchOf.first(on, tenantId);
  if (!found) return undefined;
  const key = keyOf(found.mac);
  return key && macOf(found, key) === found.mac ? found : 'wrong';
}
