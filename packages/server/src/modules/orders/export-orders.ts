import { Readable } from 'node:stream';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { fieldDocs } from '@svcdesk/core/contract/docs';
import { byteOrderMark, csvFormat, formatTimestamp } from '@svcdesk/core/format';
import { dictionaryLabel, format, phrasesFor, slaStateLabel } from '@svcdesk/core/phrases';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { orderSourceName, orderStatusName } from '@svcdesk/core/rules';
import { stringify } from 'csv-stringify/sync';
import { dateIn } from '../../engine/days.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import type { ContextOf, FileReply, Locale } from '../../platform/http/handler.ts';
import { askedByStaff, orderList } from './list/list.ts';
import type { OrderSummary } from './summary.ts';

type FieldName = keyof typeof fieldDocs;

/** In whose words and zone a table is written. */
interface TableReader {
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
const headings = ({ locale }: TableReader): string[] =>
  entries.map(([field]) => (locale === 'en' ? fieldDocs[field].en : fieldDocs[field].zh));

/** An order as a line of the table. */
const valuesOf = (order: OrderSummary, reader: TableReader) =>
  entries.map(([, value]) => value(order, reader));

/** Lines that one file holds. */
const maxExported = 50_000;
/** Orders read at a time: the table is sent while it is being made. */
const readAtOnce = 500;

type Input = CheckedRequestOf<typeof orders.export>;
type Context = ContextOf<typeof orders.export>;

/** Who exports for groups takes what is theirs; what they see for other reasons stays here. */
function mayExport(actor: StaffActor): (order: OrderSummary) => boolean {
  if (scopesOf(actor, 'order.export').includes('tenant')) return () => true;
  const led = new Set(actor.ledGroupIds);
  return ({ handlerGroupId }) => led.has(handlerGroupId);
}

async function* linesOf(input: Input, context: Context, max: number) {
  const { db, actor, locale } = context;
  yield byteOrderMark + stringify([headings(context)], csvFormat);
  const fits = mayExport(actor);
  let left = max;
  for await (const orders of orderList.export(db, context, askedByStaff(input, context), readAtOnce)) {
    const rows = orders.filter(fits);
    const written = rows.slice(0, left);
    const values = written.map((order) => valuesOf(order, context));
    if (values.length > 0) yield stringify(values, csvFormat);
    left -= written.length;
    if (rows.length > written.length) {
      yield stringify([[format(phrasesFor(locale).order.exportCut, { count: max })]], csvFormat);
      return;
    }
  }
}

/** Sends the orders of a list as a table; each export stands in the audit with its filter. */
export async function exportOrders(input: Input, context: Context, max = maxExported): Promise<FileReply> {
  const changes = { call: 'orders.export', filter: input };
  await context.db.transaction((tx) => recordAct(tx, context, { kind: 'export.run', changes }));
  return {
    body: Readable.from(linesOf(input, context, max)),
    type: 'text/csv; charset=utf-8',
    name: `orders-${dateIn(context.timeZone, context.now())}.csv`,
    show: false,
  };
}
