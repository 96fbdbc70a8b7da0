import { ngramsOfTexts } from '../../engine/ngrams.ts';
import { ngramTable } from '../../engine/profile/ngram-table.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type AssetRow, valueText } from './asset-row.ts';

/** What a keyword is searched in. */
type SearchedAsset = Pick<AssetRow, 'name' | 'code' | 'properties'>;

/** The searched text of an asset `r` in SQL. */
export const searchedText = `lower(concat_ws(' ', r.name, r.code,
  (SELECT c.name FROM cells c WHERE c.tenant_id = r.tenant_id AND c.id = r.cell_id),
  (SELECT string_agg(p.value, ' ') FROM jsonb_each_text(r.properties) p)))`;

/** What a keyword finds an asset of a site by. */
export const ngramsOfAsset = ({ name, code, properties }: SearchedAsset, cellName: string): string[] =>
  ngramsOfTexts([name, code, cellName, ...Object.values(properties).map(valueText)]);

/** Assets, by what keywords find. */
export const assetNgrams = ngramTable<SearchedAsset & { id: string; cellName: string | null }>(
  'assets',
  `SELECT r.id, r.name, r.code, r.properties, c.name AS "cellName"
   FROM assets r LEFT JOIN cells c ON c.tenant_id = r.tenant_id AND c.id = r.cell_id`,
  (row) => ngramsOfAsset(row, row.cellName ?? ''),
  ['name', 'properties'],
);

const ofCells = statement<{ id: string }, [tenantId: string, cellIds: readonly string[]]>(
  'assets.idsOfCells',
  'SELECT id FROM assets WHERE tenant_id = $1 AND cell_id = ANY($2::uuid[])',
);

/** Lets the assets of sites be found by their new names. */
export async function renameSitesOfAssets(
  tx: Queryable,
  tenantId: string,
  cellIds: readonly string[],
): Promise<void> {
  const assets = await ofCells.all(tx, tenantId, cellIds);
  await assetNgrams.renew(
    tx,
    tenantId,
    assets.map(({ id }) => id),
  );
}
