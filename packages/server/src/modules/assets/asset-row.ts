import { SvcdeskError } from '@svcdesk/core';
import type { assets as contract, DataOf } from '@svcdesk/core/contract';
import { assetFlag } from '@svcdesk/core/contract/assets';
import { phrasesFor } from '@svcdesk/core/phrases';
import type { PersonContext } from '../../engine/context.ts';
import { ngramTable } from '../../engine/integration/ngram-table.ts';
import { ngramsOfTexts } from '../../engine/ngrams.ts';
import { spellingsOf } from '../../engine/spellings.ts';
import { type Asker, visibleSite } from '../../engine/visible-site.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { assets } from '../../platform/db/schema/index.ts';
import type { ClassBook } from './classes.ts';

type Stored = Omit<typeof assets.$inferSelect, 'tenantId' | 'grams' | 'createdAt' | 'updatedAt'>;

/** An asset as it is stored, with the names around it. */
export type AssetRow = Stored & { readonly cellName: string; readonly customerId: string };

/** What a statement selects to make an {@link AssetRow} of assets `a` and cells `c`. */
export const assetColumns = `a.id, a.code, a.name, a.class_id AS "classId", a.cell_id AS "cellId",
  c.name AS "cellName", c.customer_id AS "customerId", a.flag, a.off_shelf_reason AS "offShelfReason",
  a.properties, a.aliases, a.version`;

/** Assets with their sites. */
export const assetTables = 'assets a JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id';

/** A stored value as text, the way it is shown and sent back. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An asset in the contract's shape; clients get only the properties that are for them. */
export function presentAsset(
  { id: ciId, offShelfReason, properties, aliases, ...row }: AssetRow,
  classes: ClassBook,
  { actor, locale }: Pick<PersonContext, 'actor' | 'locale'>,
): DataOf<typeof contract.find> {
  const { name, code, flag, classId, cellId, cellName, version } = row;
  const ofStaff = actor.kind === 'staff';
  const kind = classes.get(classId);
  const shown = classes.properties(classId).filter(({ clients }) => ofStaff || clients !== false);
  const values = Object.fromEntries(shown.map(({ key }) => [key, valueText(properties[key])]));
  const labels = Object.fromEntries(
    shown.map(({ key, zh, en }) => [key, aliases[key] ?? ((locale === 'en' && en) || zh)]),
  );
  const own = phrasesFor(locale).assets;
  return {
    ciId,
    cmdbAsset: JSON.stringify({ result: flag === assetFlag.onShelf ? [{ name, code, ...values }] : [] }),
    cmdbAssetAlias: JSON.stringify({ name: own.name, code: own.code, ...labels }),
    flag,
    name,
    code,
    classId,
    className: (locale === 'en' && kind?.en) || (kind?.zh ?? ''),
    cellId,
    cellName,
    offShelfReason: (ofStaff && offShelfReason) || undefined,
    version,
  };
}

const assetBy = (name: string, condition: string) =>
  statement<AssetRow, [tenantId: string, value: string]>(
    `assets.${name}`,
    `SELECT ${assetColumns} FROM ${assetTables} WHERE a.tenant_id = $1 AND ${condition}`,
  );

const byId = assetBy('byId', 'a.id = $2');
const byIdLocked = assetBy('byIdLocked', 'a.id = $2 FOR UPDATE OF a');
const byCode = assetBy('byCode', 'a.code = $2');

async function seen(on: Queryable, asker: Asker, row: AssetRow | undefined): Promise<AssetRow> {
  if (!row) throw new SvcdeskError('notFound');
  // Staff see the whole register; clients that of their sites.
  if (asker.actor.kind === 'client') await visibleSite(on, asker, row.cellId);
  return row;
}

/** An asset that the caller may see. */
export async function visibleAsset(on: Queryable, asker: Asker, id: string): Promise<AssetRow> {
  return seen(on, asker, await byId.first(on, asker.tenantId, id));
}

/** An asset that the caller may see, locked until the end of the transaction. */
export async function lockedAsset(tx: Queryable, asker: Asker, id: string): Promise<AssetRow> {
  return seen(tx, asker, await byIdLocked.first(tx, asker.tenantId, id));
}

/**
 * An asset that the caller may see, by the text of its label. Labels may hold an address that ends in the code.
 */
export async function scannedAsset(on: Queryable, asker: Asker, scanned: string): Promise<AssetRow> {
  const last = scanned.split(/[/?#=]/).findLast((part) => part !== '') ?? '';
  for (const code of [scanned, last].flatMap(spellingsOf)) {
    const row = await byCode.first(on, asker.tenantId, code);
    if (row) return seen(on, asker, row);
  }
  throw new SvcdeskError('notFound');
}

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

const ofSites = statement<{ id: string }, [tenantId: string, cellIds: readonly string[]]>(
  'assets.idsOfSites',
  'SELECT id FROM assets WHERE tenant_id = $1 AND cell_id = ANY($2::uuid[])',
);

/** Lets the assets of sites be found by their new names. */
export async function renameSitesOfAssets(
  tx: Queryable,
  tenantId: string,
  cellIds: readonly string[],
): Promise<void> {
  const assets = await ofSites.all(tx, tenantId, cellIds);
  await assetNgrams.renew(
    tx,
    tenantId,
    assets.map(({ id }) => id),
  );
}
