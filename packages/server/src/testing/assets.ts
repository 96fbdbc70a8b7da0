import type { PropertyDefinition } from '../modules/assets/classes.ts';
import { insertRows } from '../platform/db/index.ts';
import * as tables from '../platform/db/schema/index.ts';
import { newId, type TenantRef } from './builders.ts';
import type { TestTenant } from './tenant.ts';

const model: PropertyDefinition = { key: 'model', zh: '型号', en: 'Model', type: 'text' };
const address: PropertyDefinition = {
  key: 'ip',
  zh: '管理地址',
  en: 'Address',
  type: 'text',
  clients: false,
  use: 'address',
};

/** A class of assets, by default of things with a model and an address that clients do not see. */
export async function buildAssetClass(
  { db, tenantId }: TenantRef,
  over: Omit<Partial<typeof tables.assetClasses.$inferInsert>, 'properties'> & {
    properties?: readonly PropertyDefinition[];
  } = {},
): Promise<string> {
  const id = newId();
  const { properties = [model, address], ...rest } = over;
  await insertRows(db, tables.assetClasses, {
    tenantId,
    id,
    zh: '设备',
    en: 'Thing',
    ...rest,
    // As a caller gives them, to be read back as they are.
    properties: properties as never,
  });
  return id;
}

/** An asset of a site, bound to an order if one is given. */
export async function buildAsset(
  tenant: TestTenant,
  over: Partial<typeof tables.assets.$inferInsert> & { orderId?: string } = {},
): Promise<{ ciId: string; code: string; classId: string }> {
  const { db, tenantId, engineer, cellIds } = tenant;
  const { orderId, ...rest } = over;
  const ciId = newId();
  const code = rest.code ?? `A-${ciId}`;
  const classId = rest.classId ?? (await buildAssetClass(tenant));
  const cellId = rest.cellId ?? (cellIds[0] as string);
  await insertRows(db, tables.assets, { tenantId, id: ciId, name: 'Switch', ...rest, code, classId, cellId });
  if (orderId) {
    const boundById = engineer.accountId;
    await insertRows(db, tables.orderAssets, { tenantId, orderId, assetId: ciId, boundById });
  }
  return { ciId, code, classId };
}
