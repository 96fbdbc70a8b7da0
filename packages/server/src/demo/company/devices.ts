import { deviceSightings, networks, wirelessExpectations } from '../../platform/db/schema/assets.ts';
import type { CellPlan } from '../plan/plan.ts';
import { type Founding, instant } from './founding.ts';

const hourMs = 3_600_000;
/** Part of the devices that somebody has checked before. */
const checkedShare = 0.8;
const offices = [1, 6, 11, 36, 44, 149];

/** Lists the one network that the demo's checks may reach: this machine itself. */
export function foundNetworks({ basket, ids, tenantId, foundedAt }: Founding): void {
  basket.put(networks, {
    tenantId,
    id: ids.of('network', 'loopback'),
    cidr: '127.0.0.0/8',
    name: '本机（演示）',
    createdAt: instant(foundedAt),
  });
}

/** Says which wireless networks a site shall have: for the office, for the tills and for guests. */
export function foundWireless({ basket, ids, tenantId }: Founding, cell: CellPlan): void {
  const [prefix = cell.code] = cell.code.split('-');
  const wanted = [
    { name: 'Office', enabled: true, security: 'protected', channels: offices },
    { name: 'POS', enabled: true, security: 'protected', channels: [36, 44, 149] },
    { name: 'Guest', enabled: true, security: 'open', channels: [1, 6, 11] },
    { name: 'Legacy', enabled: false, security: null, channels: [] },
  ] as const;
  for (const { name, channels, ...rest } of wanted) {
    basket.put(wirelessExpectations, {
      tenantId,
      id: ids.of('wireless', `${cell.key}/${name}`),
      cellId: ids.of('cell', cell.key),
      ssid: `${prefix}-${name}`,
      channels: [...channels],
      ...rest,
    });
  }
}

/** Says when a device was last found reachable. */
export function putSighting({ basket, chance, tenantId, now }: Founding, assetId: string): void {
  if (!chance.happens(checkedShare)) return;
  basket.put(deviceSightings, {
    tenantId,
    assetId,
    seenAt: instant(now - chance.between(1, 400) * hourMs),
    latencyMs: chance.whole(1, 9),
  });
}
