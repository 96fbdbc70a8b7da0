import { selectList } from '../../../platform/db/select-list.ts';
import type { Locale } from '../../../platform/http/handler.ts';
import type { OrderRow } from './order-row.ts';
import { type StateRow, stateColumns } from './state.ts';

const presentedColumns = [
  'orderNo',
  'typeName',
  'catalogName',
  'cellName',
  'customerName',
  'reportName',
  'slaPhase',
  'responseDueAt',
  'resolveDueAt',
  'nextDueAt',
  'nextWarnAt',
  'slaUsedMs',
  'slaAllowanceMs',
  'slaSinceAt',
  'calendarId',
  'calendarVersion',
  'duty',
  'updatedAt',
] as const satisfies readonly (keyof OrderRow)[];

/** What a summary is made of: what the rules ask for, what is shown, and names that may change. */
export type SummaryRow = StateRow &
  Pick<OrderRow, (typeof presentedColumns)[number]> & {
    groupName: string;
    ownerName: string | null;
    /** Only in lists of copies. */
    unread?: boolean;
  };

/** Names that an order is shown with and that its row does not hold. */
export interface ShownNames {
  readonly groupName: string;
  readonly ownerName: string | null;
  /** Empty or absent when there is none, or when the reader needs none. */
  readonly typeNameEn?: string | null;
  readonly catalogNameEn?: string | null;
}

type Unnamed = Omit<SummaryRow, 'groupName' | 'ownerName'>;

/** The same without another look-up, for who has the whole row and the names at hand. */
export function summaryRowOf(row: Unnamed, names: ShownNames, locale: Locale): SummaryRow {
  const english = locale === 'en';
  return {
    ...row,
    typeName: (english && names.typeNameEn) || row.typeName,
    catalogName: (english && names.catalogNameEn) || row.catalogName,
    groupName: names.groupName,
    ownerName: names.ownerName,
  };
}

/** Types and catalogues keep their Chinese name with the order; the English one is looked up. */
function partsIn(locale: Locale) {
  const joins = `JOIN groups g ON g.tenant_id = o.tenant_id AND g.id = o.group_id
    LEFT JOIN accounts w ON w.tenant_id = o.tenant_id AND w.id = o.owner_id`;
  const names = 'g.name AS "groupName", w.name AS "ownerName"';
  const all = [...stateColumns, ...presentedColumns];
  if (locale !== 'en') return { columns: `${selectList('o', all)}, ${names}`, joins };
  const plain = all.filter((name) => name !== 'typeName' && name !== 'catalogName');
  return {
    columns: `${selectList('o', plain)}, coalesce(nullif(t.en, ''), o.type_name) AS "typeName",
      coalesce(nullif(k.en, ''), o.catalog_name) AS "catalogName", ${names}`,
    joins: `${joins} LEFT JOIN order_types t ON t.tenant_id = o.tenant_id AND t.id = o.type_id
      LEFT JOIN catalogs k ON k.tenant_id = o.tenant_id AND k.id = o.catalog_id`,
  };
}

/** What summaries select of the orders `o`, and what they join, by the reader's language. */
export const summaryParts = { 'zh-CN': partsIn('zh-CN'), en: partsIn('en') };

/** Statements that read summaries, by the reader's language. */
export const inEach = <Each>(make: (locale: Locale, parts: ReturnType<typeof partsIn>) => Each) => ({
  'zh-CN': make('zh-CN', summaryParts['zh-CN']),
  en: make('en', summaryParts.en),
});
