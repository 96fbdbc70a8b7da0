import { Readable } from 'node:stream';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { format, phrasesFor } from '@svcdesk/core/phrases';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type { ContextOf, FileReply } from '../../../platform/http/handler.ts';
import { askedByStaff, orderList } from '../list/index.ts';
import type { OrderSummary } from '../summary.ts';
import { headings, valuesOf } from './columns.ts';
import { byteOrderMark, csvLine } from './csv.ts';

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
  yield byteOrderMark + csvLine(headings(context));
  const fits = mayExport(actor);
  let left = max;
  for await (const orders of orderList.export(db, context, askedByStaff(input, context), readAtOnce)) {
    const rows = orders.filter(fits);
    const written = rows.slice(0, left);
    if (written.length > 0) yield written.map((order) => csvLine(valuesOf(order, context))).join('');
    left -= written.length;
    if (rows.length > written.length) {
      yield csvLine([format(phrasesFor(locale).order.exportCut, { count: max })]);
      return;
    }
  }
}

/** Sends the orders of a list as a table; each export stands in the audit with its filter. */
export async function exportOrders(input: Input, context: Context, max = maxExported): Promise<FileReply> {
  const { db, tenantId, actor, requestId, address, device } = context;
  const at = context.now();
  const about = { tenantId, accountId: actor.accountId, at, requestId, address, device };
  const changes = { call: 'orders.export', filter: input };
  await db.transaction((tx) => recordEvent(tx, { ...about, kind: 'export.run', changes }));
  const today = dateOfDay(timeZone(context.timeZone).dayOf(at.getTime()));
  return {
    body: Readable.from(linesOf(input, context, max)),
    type: 'text/csv; charset=utf-8',
    name: `orders-${today}.csv`,
    show: false,
  };
}
