import * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { itemFieldsOf } from '../../command/contract-fields.ts';
import { choice, choices, text, toggle, whole } from '../../command/flag-kinds.ts';
import { dayFlag } from '../../command/time-flags.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { priorityFlag, sourceFlag, statusFlag } from '../../orders/order-flags.ts';
import { eachWithNames, withNameFields } from '../../orders/order-names.ts';
import { pagesFor } from '../../orders/order-query.ts';
import { columnsFlag, columnsOf } from '../../orders/order-table.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** How many orders are shown unless said. */
const defaultLimit = 30;
const limitMax = 1_000_000;

const orderFields = () => withNameFields(itemFieldsOf(orders.page.data()));

/** `svcdesk orders list` */
export const list = defineCommand({
  name: 'orders list',
  flags: {
    scope: choice('SCOPE', orders.orderScopes),
    status: statusFlag,
    source: sourceFlag,
    priority: priorityFlag,
    sla: choices('SLA,…', orders.slaFilters),
    keyword: text('TEXT', 'S'),
    from: dayFlag,
    to: dayFlag,
    sort: choice('SORT', orders.orderSorts),
    limit: whole('COUNT', 1, limitMax, 'L'),
    all: toggle(),
    columns: columnsFlag(orderFields),
    'no-headers': toggle(),
  },
  examples: {
    mine: 'svcdesk orders list',
    late: 'svcdesk orders list --scope group --sla late,soon --sort due',
    week: 'svcdesk orders list --from -7d --status open --all --json=orderNo,title',
    pipe: 'svcdesk orders list --scope group --status pending --columns orderNo | xargs svcdesk orders accept',
    search: "svcdesk orders list -S printer --status '~closed,~cancelled'",
  },
  exitCodes: [exitCode.signInNeeded, exitCode.forbidden, exitCode.network, exitCode.limited],
  fields: orderFields,
  async run({ flags }, context) {
    const { phrases, terminal } = context;
    const limit = flags.all ? Number.POSITIVE_INFINITY : (flags.limit ?? defaultLimit);
    const walk = await pagesFor(connectSignedIn(context, { validate: false }), flags, limit, phrases);
    return {
      kind: 'many',
      items: eachWithNames(walk.items),
      columns: columnsOf(flags.columns, flags.scope, context),
      headings: !flags['no-headers'],
      finish(shown) {
        if (shown === 0) terminal.note(phrases.notes.noOrders);
        if (walk.isCut()) terminal.note(format(phrases.notes.showing, { shown, total: walk.total() }));
        return undefined;
      },
    };
  },
});
