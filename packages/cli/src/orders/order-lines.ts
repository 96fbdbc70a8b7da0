import type { DataOf } from '@svcdesk/core/contract';
import type * as orders from '@svcdesk/core/contract/orders';
import { actionOf } from '@svcdesk/core/rules';
import { rawOf } from './order-columns.ts';

type Detail = DataOf<typeof orders.detail>;
type History = DataOf<typeof orders.history>;

/** An order for programs that did not ask for JSON: a name and a value a line, then the history, oldest first. */
export function orderLines(detail: Detail, history: History): string[][] {
  const order = detail as Readonly<Record<string, unknown>>;
  return [
    ...Object.keys(order).map((field) => [field, rawOf(field, order)]),
    ...history.map(({ at, action, handleType, byName, remark }) => [
      'history',
      at,
      String(action ?? actionOf(handleType)),
      byName,
      remark ?? '',
    ]),
  ];
}
