import { type Caller, isSvcdeskError } from '@svcdesk/core';
import type { DataOf } from '@svcdesk/core/contract';
import * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command/context.ts';
import { CliError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';
import { type Connection, isClient } from '../session/connection.ts';

type Summary = DataOf<typeof orders.page>['list'][number];

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A number finds the order itself and at most a few that mention it. */
const enough = 10;

/** The id of an order named by its number or its id. */
export async function findOrderId(
  named: string,
  connection: Connection,
  context: Pick<Context, 'phrases'>,
): Promise<string> {
  if (idText.test(named)) return named.toLowerCase();
  const found = (await isClient(connection))
    ? pick(named, (await connection.caller.call(orders.cellPage, { keyword: named, size: enough })).list)
    : await findForStaff(named, connection.caller);
  if (found) return found.id;
  const message = format(context.phrases.errors.orderNotFound, { orderNo: named });
  throw new CliError('notFound', exitCode.notFound, message);
}

/** Looks where it most likely is first; a list that one's role does not reach is passed over. */
async function findForStaff(orderNo: string, caller: Caller): Promise<Summary | undefined> {
  for (const scope of orders.orderScopes) {
    try {
      const { list } = await caller.call(orders.page, { scope, keyword: orderNo, size: enough });
      const found = pick(orderNo, list);
      if (found) return found;
    } catch (error) {
      if (!isSvcdeskError(error, 'noPermission')) throw error;
    }
  }
  return undefined;
}

function pick(orderNo: string, list: readonly Summary[]): Summary | undefined {
  return list.find((order) => order.orderNo.toLowerCase() === orderNo.toLowerCase());
}
