import { SvcdeskError } from '@svcdesk/core';
import { type Asker, visibleCell } from '../../engine/visible-cell.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type AssetRow, assetColumns, assetTables } from './asset-row.ts';

const byId = statement<AssetRow, [tenantId: string, id: string]>(
  'assets.byId',
  `SELECT ${assetColumns} FROM ${assetTables} WHERE a.tenant_id = $1 AND a.id = $2`,
);

const byIdLocked = statement<AssetRow, [tenantId: string, id: string]>(
  'assets.byIdLocked',
  `SELECT ${assetColumns} FROM ${assetTables} WHERE a.tenant_id = $1 AND a.id = $2 FOR UPDATE OF a`,
);

const byCode = statement<AssetRow, [tenantId: string, code: string]>(
  'assets.byCode',
  `SELECT ${assetColumns} FROM ${assetTables} WHERE a.tenant_id = $1 AND a.code = $2`,
);

async function seen(on: Queryable, asker: Asker, row: AssetRow | undefined): Promise<AssetRow> {
  if (!row) throw new SvcdeskError('notFound');
  // Staff see the whole register; clients that of their sites.
  if (asker.actor.kind === 'client') await visibleCell(on, asker, row.cellId);
  return row;
}

/** An asset that the asker may see. */
export async function visibleAsset(on: Queryable, asker: Asker, id: string): Promise<AssetRow> {
  return seen(on, asker, await byId.first(on, asker.tenantId, id));
}

/** An asset that the asker may see, locked until the end of the transaction. */
export async function lockedAsset(tx: Queryable, asker: Asker, id: string): Promise<AssetRow> {
  return seen(tx, asker, await byIdLocked.first(tx, asker.tenantId, id));
}

/**
 * An asset that the asker may see, by what is printed on its label. Labels may hold an address that ends in the code.
 */
export async function scannedAsset(on: Queryable, asker: Asker, scanned: string): Promise<AssetRow> {
  const last = scanned.split(/[/?#=]/).findLast((part) => part !== '') ?? '';
  const row = await byCode.first(on, asker.tenantId, scanned);
  return seen(
    on,
    asker,
    row ?? (last === scanned ? undefined : await byCode.first(on, asker.tenantId, last)),
  );
}
