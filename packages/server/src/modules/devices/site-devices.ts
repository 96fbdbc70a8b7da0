import { type Queryable, statement } from '../../platform/db/index.ts';
import { type AssetRow, assetColumns, assetTables } from '../assets/index.ts';

const maxOfKind = { controller: 5, switch: 30, accessPoint: 200 } as const;

type Kind = keyof typeof maxOfKind;

/** On-shelf assets of a site by the kind of device their class says they are. */
const atSite = statement<AssetRow & { kind: Kind }, [tenantId: string, cellId: string]>(
  'devices.atSite',
  `SELECT ${assetColumns}, k.device_kind AS kind FROM ${assetTables}
   JOIN asset_classes k ON k.tenant_id = a.tenant_id AND k.id = a.class_id AND k.device_kind IS NOT NULL
   WHERE a.tenant_id = $1 AND a.cell_id = $2 AND a.flag = 1 ORDER BY a.name, a.id LIMIT 500`,
);

/** Sites without a controller are often served by one at another site of the customer. */
const controllersOfCustomer = statement<AssetRow, [tenantId: string, customerId: string]>(
  'devices.controllersOfCustomer',
  `SELECT ${assetColumns} FROM ${assetTables}
   JOIN asset_classes k ON k.tenant_id = a.tenant_id AND k.id = a.class_id AND k.device_kind = 'controller'
   WHERE a.tenant_id = $1 AND c.customer_id = $2 AND a.flag = 1
   ORDER BY a.name, a.id LIMIT ${maxOfKind.controller}`,
);

/** Devices of a site, as many as are asked at once. */
export interface SiteDevices {
  readonly controllers: readonly AssetRow[];
  readonly switches: readonly AssetRow[];
  readonly accessPoints: readonly AssetRow[];
  /** The site has more. */
  readonly cut: boolean;
}

/** Finds the devices whose states tell how a site's wireless network is supplied. */
export async function siteDevices(
  on: Queryable,
  tenantId: string,
  cell: { readonly id: string; readonly customerId: string },
): Promise<SiteDevices> {
  const found = Map.groupBy(await atSite.all(on, tenantId, cell.id), ({ kind }) => kind);
  const own = (kind: Kind) => found.get(kind) ?? [];
  const controllers =
    own('controller').length > 0
      ? own('controller')
      : await controllersOfCustomer.all(on, tenantId, cell.customerId);
  const few = (rows: readonly AssetRow[], kind: Kind) => rows.slice(0, maxOfKind[kind]);
  return {
    controllers: few(controllers, 'controller'),
    switches: few(own('switch'), 'switch'),
    accessPoints: few(own('accessPoint'), 'accessPoint'),
    cut: (Object.keys(maxOfKind) as Kind[]).some((kind) => own(kind).length > maxOfKind[kind]),
  };
}
