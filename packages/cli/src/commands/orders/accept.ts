import { randomId } from '@svcdesk/core';
import * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { fieldsOf } from '../../command/contract-fields.ts';
import { text } from '../../command/flag-kinds.ts';
import { instantFlag } from '../../command/time-flags.ts';
import { usageError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { withOrderHint } from '../../errors/order-hints.ts';
import { eachOrder } from '../../orders/each-order.ts';
import { findOrderId } from '../../orders/find-order.ts';
import { noteDone } from '../../orders/note-done.ts';
import { orderColumn, orderLineFields } from '../../orders/order-columns.ts';
import { eachWithNames, withNameFields } from '../../orders/order-names.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** Orders accepted by one command; more come from a second. */
const ordersMax = 1000;

/** `svcdesk orders accept` */
export const accept = defineCommand({
  name: 'orders accept',
  argument: { name: 'ORDER…', min: 1, max: ordersMax },
  flags: {
    'plan-start': instantFlag,
    'plan-end': instantFlag,
    'idempotency-key': text('KEY'),
  },
  examples: {
    one: 'svcdesk orders accept WO202611200001',
    several: 'svcdesk orders accept WO202611200001 WO202611200002',
    planned: 'svcdesk orders accept WO202611200001 --plan-start 2026-11-21T09:00 --plan-end 2026-11-21T10:30',
  },
  exitCodes: [
    exitCode.notFound,
    exitCode.signInNeeded,
    exitCode.forbidden,
    exitCode.conflict,
    exitCode.network,
    exitCode.limited,
  ],
  fields: () => withNameFields(fieldsOf(orders.accept.data())),
  async run({ args, flags }, context) {
    const { phrases } = context;
    const given = flags['idempotency-key'];
    if (given && args.length > 1) throw usageError(phrases.usage.oneKeyOneOrder);
    const { 'plan-start': planStart, 'plan-end': planEnd } = flags;
    if (planEnd && !planStart) {
      throw usageError(format(phrases.usage.together, { one: '--plan-end', other: '--plan-start' }));
    }
    const connection = connectSignedIn(context);
    const accepting = eachOrder(args, context, async (named) => {
      const key = given ?? randomId();
      try {
        const orderId = await findOrderId(named, connection, context);
        // No version is sent: a second try with the same key must be the same request, whatever the order became.
        const order = await connection.caller.call(
          orders.accept,
          { orderId, handleType: 3, planStart, planEnd },
          { idempotencyKey: key },
        );
        noteDone('accepted', order, context);
        return order;
      } catch (error) {
        throw withOrderHint(error, { order: named, key }, phrases);
      }
    });
    return {
      kind: 'many',
      items: eachWithNames(accepting.items),
      columns: orderLineFields.map((field) => orderColumn(field, context)),
      headings: false,
      forPrograms: true,
      finish: accepting.exitCode,
    };
  },
});
