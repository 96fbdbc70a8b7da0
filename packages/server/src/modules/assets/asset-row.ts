import type { assets, DataOf } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { Locale } from '../../platform/http/handler.ts';
import type { ClassBook } from './classes.ts';

/** An asset as it is stored, with the names around it. */
export interface AssetRow {
  id: string;
  code: string;
  name: string;
  classId: string;
  cellId: string;
  cellName: string;
  customerId: string;
  flag: number;
  offShelfReason: string | null;
  properties: Record<string, unknown>;
  aliases: Record<string, string>;
  version: number;
}

/** What a statement selects to make an {@link AssetRow} of assets `a` and cells `c`. */
export const assetColumns = `a.id, a.code, a.name, a.class_id AS "classId", a.cell_id AS "cellId",
  c.name AS "cellName", c.customer_id AS "customerId", a.flag, a.off_shelf_reason AS "offShelfReason",
  a.properties, a.aliases, a.version`;

/** Assets with their sites. */
export const assetTables = 'assets a JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id';

/** An asset as it travels. */
export type CmdbAsset = DataOf<typeof assets.find>;

/** Who is shown an asset. */
export interface AssetReader {
  readonly actor: StaffActor | ClientActor;
  readonly locale: Locale;
}

const offShelf = JSON.stringify({ result: [] });

/** A stored value as text, the way it is shown and sent back. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An asset in the contract's shape; clients get only the properties that are for them. */
export function presentedAsset(row: AssetRow, classes: ClassBook, { actor, locale }: AssetReader): CmdbAsset {
  const ofStaff = actor.kind === 'staff';
  const kind = classes.get(row.classId);
  const shown = classes.properties(row.classId).filter(({ clients }) => ofStaff || clients !== false);
  const { name, code } = phrasesFor(locale).assets;
  const values = Object.fromEntries(shown.map(({ key }) => [key, valueText(row.properties[key])]));
  const labels = Object.fromEntries(
    shown.map(({ key, zh, en }) => [key, row.aliases[key] ?? ((locale === 'en' && en) || zh)]),
  );
  const onShelf = row.flag === 1;
  return {
    ciId: row.id,
    cmdbAsset: onShelf
      ? JSON.stringify({ result: [{ name: row.name, code: row.code, ...values }] })
      : offShelf,
    cmdbAssetAlias: JSON.stringify({ name, code, ...labels }),
    flag: row.flag,
    name: row.name,
    code: row.code,
    classId: row.classId,
    className: (locale === 'en' && kind?.en) || (kind?.zh ?? ''),
    cellId: row.cellId,
    cellName: row.cellName,
    offShelfReason: (ofStaff && row.offShelfReason) || undefined,
    version: row.version,
  };
}
