import { randomId } from '@svcdesk/core';
import * as orders from '@svcdesk/core/contract/orders';
import { defineCommand } from '../../command/command.ts';
import { fieldsOf } from '../../command/contract-fields.ts';
import { text, whole } from '../../command/flag-kinds.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { withOrderHint } from '../../errors/order-hints.ts';
import { findOrderId } from '../../orders/find-order.ts';
import { noteDone } from '../../orders/note-done.ts';
import { orderLineFields, rawOf } from '../../orders/order-columns.ts';
import { withNameFields, withNames } from '../../orders/order-names.ts';
import { solutionOf } from '../../orders/solution.ts';
import { connectSignedIn } from '../../session/connection.ts';

const minutesMax = 100_000;

/** `svcdesk orders resolve` */
export const resolve = defineCommand({
  name: 'orders resolve',
  argument: { name: 'ORDER', min: 1, max: 1 },
  flags: {
    solution: text('TEXT'),
    'solution-file': text('FILE'),
    spent: whole('MINUTES', 0, minutesMax),
    cause: text('CODE'),
    'idempotency-key': text('KEY'),
  },
  examples: {
    text: 'svcdesk orders resolve WO202611200001 --solution "Replaced the power supply"',
    file: 'svcdesk orders resolve WO202611200001 --solution-file - < report.txt',
    full: 'svcdesk orders resolve WO202611200001 --solution "Cable reseated" --spent 45 --cause line',
  },
  exitCodes: [
    exitCode.notFound,
    exitCode.signInNeeded,
    exitCode.forbidden,
    exitCode.conflict,
    exitCode.network,
    exitCode.limited,
  ],
  fields: () => withNameFields(fieldsOf(orders.resolve.data())),
  async run({ args: [named = ''], flags }, context) {
    const connection = connectSignedIn(context);
    const solution = await solutionOf(flags.solution, flags['solution-file'], context);
    const key = flags['idempotency-key'] ?? randomId();
    try {
      const orderId = await findOrderId(named, connection, context);
      const order = await connection.caller.call(
        orders.resolve,
        { orderId, solution, spentMinutes: flags.spent, causeCode: flags.cause },
        { idempotencyKey: key },
      );
      noteDone('resolved', order, context);
      return {
        kind: 'one',
        item: withNames(order),
        people: () => '',
        lines: () => [orderLineFields.map((field) => rawOf(field, order))],
      };
    } catch (error) {
      throw withOrderHint(error, { order: named, key }, context.phrases);
    }
  },
});
