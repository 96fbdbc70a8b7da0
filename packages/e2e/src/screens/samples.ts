import { type Client, items } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { type OrderAction, openStatuses, orderStatus } from '@svcdesk/core/rules';
import { clientOf } from '../desk.ts';
import { raiseWithPhone } from './raise-with-phone.ts';

/** Which order or message a screen is shown with. */
export type Sample = keyof typeof finders;

type Found = Promise<{ readonly id: string } | undefined>;

const finders = {
  /** Waits for the engineer, who may accept it. */
  acceptable: (staff: Client): Found => openOrder(staff, 'accept'),
  /** The engineer works on it. */
  atWork: (staff: Client): Found => openOrder(staff, 'hangUp'),
  /** The engineer may resolve it, having been where it is. */
  resolvable: (staff: Client): Found => openOrder(staff, 'resolve'),
  returnable: (staff: Client): Found => openOrder(staff, 'release'),
  declinable: (staff: Client): Found => openOrder(staff, 'decline'),
  evaluated: (staff: Client): Found => closedOrder(staff),
  /** Its reporter left a number to call in a field. */
  withPhoneField: (staff: Client, customer: Client): Found => raiseWithPhone(staff, customer),
  ofCustomer: (_staff: Client, customer: Client): Found =>
    orderOfCustomer(customer, [orderStatus.processing]),
  toEvaluate: (_staff: Client, customer: Client): Found =>
    orderOfCustomer(customer, [orderStatus.resolved], 'evaluate'),
  messageOfStaff: (staff: Client): Found => firstMessage(staff),
  messageOfCustomer: (_staff: Client, customer: Client): Found => firstMessage(customer),
} as const;

async function openOrder(staff: Client, action: OrderAction): Found {
  for await (const order of ordersOf(staff, openStatuses)) if (order.can.includes(action)) return order;
  return undefined;
}

async function closedOrder(staff: Client): Found {
  for await (const order of ordersOf(staff, [orderStatus.closed])) {
    const { evaluation } = await staff.orders.detail({ orderId: order.id });
    if (evaluation) return order;
  }
  return undefined;
}

async function* ordersOf(staff: Client, status: readonly number[]) {
  for (const scope of ['mine', 'group'] as const)
    yield* items(staff, orders.page, { scope, status: [...status] });
}

async function orderOfCustomer(customer: Client, status: readonly number[], action?: OrderAction): Found {
  for await (const order of items(customer, orders.cellPage, { status: [...status] })) {
    if (action === undefined || order.can.includes(action)) return order;
  }
  return undefined;
}

async function firstMessage(reader: Client): Found {
  const { list } = await reader.messages.mine({ sysMsgFlag: 0 });
  return list[0];
}

/** Looks up what screens are shown with. */
export async function findSamples(): Promise<ReadonlyMap<Sample, string>> {
  const [staff, customer] = await Promise.all([clientOf('engineer'), clientOf('customer-a')]);
  const found = await Promise.all(
    Object.entries(finders).map(async ([sample, find]) => {
      const found = await find(staff, customer);
      if (!found) throw new Error(`the demo data has nothing that is ${sample}`);
      return [sample as Sample, found.id] as const;
    }),
  );
  return new Map(found);
}
