import { type Queryable, statement } from '../../platform/db/index.ts';

const note = statement<
  object,
  [tenantId: string, assetIds: readonly string[], latencies: readonly (number | null)[], at: string]
>(
  'devices.noteSightings',
  `INSERT INTO device_sightings (tenant_id, asset_id, seen_at, latency_ms)
   SELECT $1, asset_id, $4, latency_ms FROM unnest($2::uuid[], $3::int[]) seen (asset_id, latency_ms)
   ORDER BY asset_id
   ON CONFLICT (tenant_id, asset_id) DO UPDATE
     SET seen_at = greatest(device_sightings.seen_at, excluded.seen_at), latency_ms = excluded.latency_ms`,
);

const last = statement<{ assetId: string; seenAt: string }, [tenantId: string, assetIds: readonly string[]]>(
  'devices.lastSightings',
  `SELECT asset_id AS "assetId", seen_at AS "seenAt" FROM device_sightings
   WHERE tenant_id = $1 AND asset_id = ANY($2::uuid[])`,
);

/** A device that was asked just now. */
interface Asked {
  readonly id: string;
  readonly reachable: boolean;
  readonly latencyMs?: number | undefined;
}

/** Keeps which devices answered now, and gives when each of them last did. */
export async function noteSightings(
  on: Queryable,
  tenantId: string,
  asked: readonly Asked[],
  at: string,
): Promise<ReadonlyMap<string, string>> {
  if (asked.length === 0) return new Map();
  const seen = asked.filter(({ reachable }) => reachable);
  if (seen.length > 0) {
    const latencies = seen.map(({ latencyMs = null }) => latencyMs);
    await note.change(
      on,
      tenantId,
      seen.map(({ id }) => id),
      latencies,
      at,
    );
  }
  const ids = asked.map(({ id }) => id);
  const known = await last.all(on, tenantId, ids);
  return new Map(known.map(({ assetId, seenAt }) => [assetId, seenAt]));
}
