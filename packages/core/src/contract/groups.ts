import * as z from 'zod/mini';
import { nothing } from './atoms/basic.ts';
import { groupNode } from './atoms/tree.ts';
import { call } from './define.ts';

/** The organisation with its people, to choose whom an order goes to. */
export const accountTree = /* @__PURE__ */ call('groups.accountTree', {
  method: 'POST',
  path: '/api/order/tenant_group/account_on_groups_tree',
  permission: 'order.create',
  side: 'staff',
  request: nothing,
  data: () => z.array(groupNode()),
});
