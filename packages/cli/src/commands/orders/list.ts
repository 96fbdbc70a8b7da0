import * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { listCommand } from '../../call-commands/list-command.ts';
import { usageError } from '../../errors/cli-error.ts';
import { ownerColumn } from '../../show/raw.ts';
import { narrowing } from './narrowing.ts';

const facts = ['orderNo', 'status', 'priority', 'nextDueAt', 'cellName'];

/** What clients may narrow the list of their sites' orders by. */
const forClients: readonly string[] = ['status', 'keyword', 'cellId'];

/** `svcdesk orders list` */
export const list = listCommand({
  name: 'orders list',
  call: orders.page,
  besides: [orders.cellPage],
  kind: 'order',
  fields: {
    scope: 'scope',
    ...narrowing,
    site: 'cellId',
    group: 'groupId',
    handler: 'handlerId',
    type: 'typeId',
    catalog: 'serverCatalogId',
    from: 'from',
    to: 'to',
  },
  // Whose an order is goes without saying where all are one's own.
  columns: ({ scope = 'mine' }) => [...facts, ...(scope === 'mine' ? [] : [ownerColumn]), 'title'],
  examples: {
    mine: 'svcdesk orders list',
    late: 'svcdesk orders list --scope group --sla late,soon --sort due',
    week: 'svcdesk orders list --from -7d --status open --all --json=orderNo,title',
    pipe: 'svcdesk orders list --scope group --status pending --columns orderNo | svcdesk orders accept -',
    search: "svcdesk orders list -S printer --status '~closed,~cancelled'",
  },
  async choose(request, connection, { phrases }) {
    if (!(await connection.isClient())) return { call: orders.page, request };
    const refused = Object.keys(request).find((field) => !forClients.includes(field));
    if (refused) throw usageError(format(phrases.usage.staffOnly, { flag: `--${refused}` }));
    return { call: orders.cellPage, request };
  },
});
