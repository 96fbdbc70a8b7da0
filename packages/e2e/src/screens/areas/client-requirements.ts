import { type Client, items } from '@svcdesk/core';
import { requirements } from '@svcdesk/core/contract';
import { orderStatus, requirementStatus } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';

async function* requirementsOf(customer: Client, status: number) {
  yield* items(customer, requirements.list, { status: [status] });
}

const firstThat =
  (status: number, fits: (customer: Client, orderId: string | undefined) => Promise<boolean>): Finder =>
  async (ask) => {
    const customer = await ask('customer-a');
    for await (const each of requirementsOf(customer, status)) {
      if (await fits(customer, each.orderId)) return each;
    }
    return undefined;
  };

const any = async () => true;

export const clientRequirements: Area = {
  samples: {
    requirementOfCustomer: firstThat(requirementStatus.submitted, any),
    requirementRefused: firstThat(requirementStatus.rejected, any),
    requirementMadeOrder: firstThat(requirementStatus.converted, any),
    requirementToEvaluate: firstThat(requirementStatus.converted, async (customer, orderId = '') => {
      const { can, status } = await customer.orders.detail({ orderId });
      return status === orderStatus.resolved && can.includes('evaluate');
    }),
    requirementEvaluated: firstThat(requirementStatus.converted, async (customer, orderId = '') => {
      return (await customer.orders.detail({ orderId })).evaluation !== undefined;
    }),
  },
  cases: [
    { path: '/clientSide/requireCenter/orderDetail', about: 'requirementRefused' },
    { path: '/clientSide/requireCenter/orderDetail', about: 'requirementMadeOrder' },
    {
      path: '/clientSide/requireCenter/orderDetail',
      about: 'requirementOfCustomer',
      query: { do: 'cancel' },
    },
    { path: '/clientSide/requireCenter/searchList', query: { q: '网络' } },
  ],
};
