import type { PersonContext } from '../../engine/context.ts';
import { type Paging, pageNumber, pageOf } from '../../engine/list/page.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { type SummaryRow, summaryParts } from './row/summary-row.ts';
import { summariesOf } from './summary.ts';

type Row = (SummaryRow | { readonly id: null }) & { readonly total: number };

/** Orders that are few enough to be counted and sorted whole for each page. */
export interface ShortListParts {
  /** Of its statements. */
  readonly name: string;
  /** SELECT of the ids and of what they are sorted by; the values of the list stand in it from $1, the tenant, on. */
  readonly found: string;
  /** How many values that are. */
  readonly valueCount: number;
  /** Columns of `found`, each with its direction. */
  readonly sort: readonly string[];
  /** What is shown besides, of `top`, which has the columns of `found`. */
  readonly shown?: string;
}

/** Reads pages of such a list in the reader's language: `readWaiting(db, context, paging, [tenantId, groupIds])`. */
export function shortList<Values extends readonly [tenantId: string, ...rest: readonly unknown[]]>({
  name,
  found,
  valueCount,
  sort,
  shown = '',
}: ShortListParts) {
  const inLanguage = (locale: Locale) => {
    const { columns, joins } = summaryParts[locale];
    return statement<Row, [...Values, limit: number, offset: number]>(
      `${name}.${locale}`,
      `WITH found AS MATERIALIZED (${found}),
       top AS (SELECT * FROM found ORDER BY ${sort.join(', ')} LIMIT $${valueCount + 1} OFFSET $${valueCount + 2})
       SELECT ${columns}${shown && `, ${shown}`}, m.total FROM (SELECT count(*) AS total FROM found) m
       LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.id ${joins}) ON true
       ORDER BY ${sort.map((column) => `top.${column}`).join(', ')}`,
    );
  };
  const statements = { 'zh-CN': inLanguage('zh-CN'), en: inLanguage('en') };

  return async (on: Queryable, context: PersonContext, paging: Paging, values: Values) => {
    const page = pageNumber(paging);
    const { size } = paging;
    const rows = await statements[context.locale].all(on, ...values, size, (page - 1) * size);
    const orders = rows.filter((row): row is SummaryRow & { total: number } => row.id !== null);
    return pageOf(await summariesOf(on, context, orders), rows[0]?.total ?? 0, page, size);
  };
}
