import { gramsOfTexts } from '../../engine/grams.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { valueText } from './asset-row.ts';

/** What a keyword is searched in. */
interface SearchedAsset {
  readonly name: string;
  readonly code: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The searched text of an asset `r` in SQL. */
export const searchedText = `lower(concat_ws(' ', r.name, r.code,
  (SELECT c.name FROM cells c WHERE c.tenant_id = r.tenant_id AND c.id = r.cell_id),
  (SELECT string_agg(p.value, ' ') FROM jsonb_each_text(r.properties) p)))`;

/** What a keyword finds an asset of a site by. */
export const assetGrams = ({ name, code, properties }: SearchedAsset, cellName: string): string[] =>
  gramsOfTexts([name, code, cellName, ...Object.values(properties).map(valueText)]);

const ofCell = statement<
  SearchedAsset & { id: string; cellName: string },
  [tenantId: string, cellId: string]
>(
  'assets.searchedOfCell',
  `SELECT a.id, a.name, a.code, a.properties, c.name AS "cellName"
   FROM assets a JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id
   WHERE a.tenant_id = $1 AND a.cell_id = $2 ORDER BY a.id FOR NO KEY UPDATE OF a`,
);

const write = statement<object, [tenantId: string, rows: string]>(
  'assets.writeGrams',
  `UPDATE assets a SET grams = x.grams FROM jsonb_to_recordset($2::jsonb) x(id uuid, grams text[])
   WHERE a.tenant_id = $1 AND a.id = x.id`,
);

/** Lets the assets of a site be found by its new name. */
export async function renameSiteOfAssets(tx: Queryable, tenantId: string, cellId: string): Promise<void> {
  const found = await ofCell.all(tx, tenantId, cellId);
  const rows = found.map(({ id, cellName, ...asset }) => ({ id, grams: assetGrams(asset, cellName) }));
  if (rows.length > 0) await write.change(tx, tenantId, JSON.stringify(rows));
}
