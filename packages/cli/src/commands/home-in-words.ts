import { format } from '@svcdesk/core/phrases';
import type { HomeKind } from '@svcdesk/core/roles';
import type { Context } from '../command.ts';
import { columnsOf } from '../print/columns.ts';
import { headingOf } from '../print/headings.ts';
import type { Item } from '../print/output.ts';
import { labelled, table } from '../print/table.ts';

/** A day in short: how much there is to do, what is late, and what is next. */
export interface Day {
  /** By field. */
  readonly counts: Readonly<Record<string, number>>;
  /** Messages not read. */
  readonly unread: number;
  readonly late: readonly Item[];
  readonly next: readonly Item[];
  /** The commands that say more of what is late and of what is next. */
  readonly more: { readonly late: string; readonly next: string };
}

/** Whose day it is: the kinds that the app has a home for. */
export type Whose = HomeKind | 'client';

const ofOrders = ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'] as const;
const ofStops = ['planStart', 'orderNo', 'title', 'cellName'] as const;

/** A day as people read it, with the commands that say more. */
export async function dayInWords(day: Day, whose: Whose, context: Context): Promise<string> {
  const { phrases, terminal } = context;
  const { home } = phrases;
  const counts = Object.entries(day.counts).map(
    ([field, count]) => [headingOf(field, context), String(count)] as const,
  );
  const list = async (heading: string, items: readonly Item[], nothing: string, more: string) => {
    // An entry of a schedule names its order; an order itself may be planned, too.
    const fields = items.some(({ orderId, planStart }) => orderId && planStart) ? ofStops : ofOrders;
    const room = { columns: terminal.columns - 2, colours: terminal.colours };
    const lines = await table(items, columnsOf(fields, 'order', context), {
      headings: false,
      terminal: room,
    });
    return [
      '',
      `${terminal.colours.bold(heading.toUpperCase())}  ${terminal.colours.dim(more)}`,
      ...(lines.length > 0 ? lines : [nothing]).map((line) => `  ${line.trimEnd()}`),
    ];
  };
  return [
    ...(await labelled([...counts, [home.unread, String(day.unread)]], terminal)),
    ...(await list(home.late, day.late, home.noneLate, day.more.late)),
    ...(await list(whose === 'client' ? home.toEvaluate : home.next, day.next, home.noneNext, day.more.next)),
    '',
    terminal.colours.dim(format(home.more, { command: 'svcdesk --help' })),
  ].join('\n');
}
