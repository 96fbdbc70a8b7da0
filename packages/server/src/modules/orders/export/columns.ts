import { fieldDocs } from '@svcdesk/core/contract/docs';
import { formatTimestamp } from '@svcdesk/core/format';
import { dictionaryLabel, phrasesFor, slaStateLabel } from '@svcdesk/core/phrases';
import { orderSourceName, orderStatusName } from '@svcdesk/core/rules';
import type { Locale } from '../../../platform/http/handler.ts';
import type { OrderSummary } from '../summary.ts';

type FieldName = keyof typeof fieldDocs;

/** In whose words and zone a table is written. */
export interface TableReader {
  readonly locale: Locale;
  readonly timeZone: string;
}

type Value = (order: OrderSummary, reader: TableReader) => string | number | undefined;

const at =
  (field: keyof OrderSummary): Value =>
  (order, { timeZone }) => {
    const instant = order[field];
    return typeof instant === 'string' ? formatTimestamp(instant, timeZone) : undefined;
  };

/** Columns of an exported list, by the field that names each. */
const columns = {
  orderNo: ({ orderNo }) => orderNo,
  title: ({ title }) => title,
  status: ({ status }, { locale }) => phrasesFor(locale).order.status[orderStatusName(status) ?? 'pending'],
  priority: ({ priority }, { locale }) => {
    const names: Record<string, string> = phrasesFor(locale).dictionary.priority;
    return names[priority] ?? priority;
  },
  source: ({ source }, { locale }) =>
    phrasesFor(locale).order.source[orderSourceName(source) ?? 'operations'],
  typeName: ({ typeName }) => typeName,
  serverCatalogName: ({ serverCatalogName }) => serverCatalogName,
  serviceMode: ({ serviceMode }, { locale }) => dictionaryLabel('serviceMode', serviceMode, locale),
  customerName: ({ customerName }) => customerName,
  cellName: ({ cellName }) => cellName,
  reportName: ({ reportName }) => reportName,
  handlerGroupName: ({ handlerGroupName }) => handlerGroupName,
  handlerName: ({ handlerName, assigneeName }) => handlerName ?? assigneeName,
  createdAt: at('createdAt'),
  planStart: at('planStart'),
  planEnd: at('planEnd'),
  responseDueAt: at('responseDueAt'),
  resolveDueAt: at('resolveDueAt'),
  resolvedAt: at('resolvedAt'),
  slaState: ({ slaState }, { locale }) => slaStateLabel(slaState, locale),
  round: ({ round }) => round,
} satisfies Partial<Record<FieldName, Value>>;

const entries = Object.entries(columns) as [FieldName, Value][];

/** Headings in the reader's language. */
export const headings = ({ locale }: TableReader): string[] =>
  entries.map(([field]) => (locale === 'en' ? fieldDocs[field].en : fieldDocs[field].zh));

/** An order as a line of the table. */
export const valuesOf = (order: OrderSummary, reader: TableReader) =>
  entries.map(([, value]) => value(order, reader));
