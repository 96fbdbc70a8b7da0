import { firstLoadLimits, scriptsBefore } from '@svcdesk/tools/browser';
import { expect, journey } from './journey.ts';
import { server } from './server.ts';

const row = '.sd-rows article';
const firstLoads = [
  { what: 'the sign-in', as: undefined, at: '/#/login', shown: 'form', limit: firstLoadLimits.signIn },
  {
    what: "an engineer's list of orders",
    as: 'engineer',
    at: '/#/userSide/orderCenter/orders?scope=group',
    shown: row,
    limit: firstLoadLimits.list,
  },
  {
    what: "a customer's list of orders",
    as: 'customer-a',
    at: '/#/clientSide/orderCenter',
    shown: row,
    limit: firstLoadLimits.list,
  },
];

for (const { what, as, at, shown, limit } of firstLoads) {
  journey(`${what} shows before more than ${limit} kB of scripts are asked for`, async ({ take }) => {
    const { page } = await take({ as });
    expect(await scriptsBefore(page, server.url + at, shown)).toBeLessThan(limit);
  });
}
