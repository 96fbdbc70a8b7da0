import * as orders from '@svcdesk/core/contract/orders';
import { defineCommand } from '../../command/command.ts';
import { fieldsOf } from '../../command/contract-fields.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { findOrderId } from '../../orders/find-order.ts';
import { orderLines } from '../../orders/order-lines.ts';
import { withNameFields, withNames } from '../../orders/order-names.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** `svcdesk orders view` */
export const view = defineCommand({
  name: 'orders view',
  argument: { name: 'ORDER', min: 1, max: 1 },
  flags: {},
  examples: {
    text: 'svcdesk orders view WO202611200001',
    json: "svcdesk orders view WO202611200001 --json=history | jq '.history[-1]'",
  },
  exitCodes: [
    exitCode.notFound,
    exitCode.signInNeeded,
    exitCode.forbidden,
    exitCode.network,
    exitCode.limited,
  ],
  fields: () => withNameFields([...fieldsOf(orders.detail.data()), 'history']),
  async run({ args: [named = ''] }, context) {
    const connection = connectSignedIn(context);
    const orderId = await findOrderId(named, connection, context);
    const [detail, history] = await Promise.all([
      connection.caller.call(orders.detail, { orderId }),
      connection.caller.call(orders.history, { orderId }),
    ]);
    return {
      kind: 'one',
      item: { ...withNames(detail), history: history.map(withNames) },
      people: async () => (await import('../../orders/order-sheet.ts')).orderSheet(detail, history, context),
      lines: () => orderLines(detail, history),
    };
  },
});
