import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command/context.ts';
import type { Item } from '../output/output.ts';
import { cellOf } from './order-columns.ts';

/** Tells what became of an order and which command probably comes next. */
export function noteDone(what: 'accepted' | 'resolved', order: Item, context: Context) {
  const { notes } = context.phrases;
  const orderNo = String(order.orderNo);
  const status = cellOf('status', order, context).text;
  context.terminal.note(format(notes[what], { order: orderNo, status }));
  context.terminal.note(format(notes.next, { command: nextCommand(orderNo, order.can) }));
}

function nextCommand(orderNo: string, can: unknown): string {
  const mayResolve = Array.isArray(can) && can.includes('resolve');
  return mayResolve
    ? `svcdesk orders resolve ${orderNo} --solution-file -`
    : `svcdesk orders view ${orderNo}`;
}
