import { type Queryable, statement } from '../../platform/db/index.ts';
import { deviceSightings } from '../../platform/db/schema/assets.ts';
import { type Founding, instant } from './founding.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Part of the devices that somebody has checked before. */
const checkedShare = 0.8;

const takenOff = statement<
  object,
  [tenantId: string, codes: readonly string[], reasons: readonly string[], at: readonly string[]]
>(
  'demo.takenOff',
  `UPDATE assets a SET flag = 0, off_shelf_reason = x.reason, version = 2, updated_at = x.at
   FROM unnest($2::text[], $3::text[], $4::timestamptz[]) AS x (code, reason, at)
   WHERE a.tenant_id = $1 AND a.code = x.code`,
);

const devices = statement<{ id: string }, [tenantId: string]>(
  'demo.devices',
  `SELECT a.id FROM assets a JOIN asset_classes c ON c.tenant_id = a.tenant_id AND c.id = a.class_id
   WHERE a.tenant_id = $1 AND a.flag = 1 AND c.device_kind IS NOT NULL ORDER BY a.code`,
);

/** Takes assets off the shelf, and says when each device was last found reachable. */
export async function putEquipment(on: Queryable, founding: Founding): Promise<void> {
  const { basket, beside, tenantId, now } = founding;
  const off = beside.offShelf ?? [];
  const [codes, reasons] = [off.map(({ asset }) => asset), off.map(({ reason }) => reason)];
  const at = off.map(({ daysAgo }) => instant(now - daysAgo * dayMs));
  await takenOff.change(on, tenantId, codes, reasons, at);
  const chance = founding.chance.fork('sightings');
  for (const { id: assetId } of await devices.all(on, tenantId)) {
    if (!chance.happens(checkedShare)) continue;
    const seenAt = instant(now - chance.between(1, 400) * hourMs);
    basket.put(deviceSightings, { tenantId, assetId, seenAt, latencyMs: chance.whole(1, 9) });
  }
}
