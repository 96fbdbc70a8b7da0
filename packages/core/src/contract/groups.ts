import * as z from 'zod/mini';
import { id, nothing, text } from './atoms/basic.ts';
import { groupNode } from './atoms/tree.ts';
import { call, once } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** A group as choices show it; `lead` and `member` are the asked person's seats in it. */
export const group = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    parentId: z.optional(z.string()),
    /** Names from the root down to its own. */
    path: z.string(),
    lead: z.boolean(),
    member: z.boolean(),
    /** Sources of orders that it takes: 0 operations, 1 monitoring, 2 SE. */
    sources: z.array(z.number()),
  }),
);

/** Groups of the organisation whose name holds a word. */
export const list = /* @__PURE__ */ call('groups.list', {
  method: 'POST',
  path: '/api/order/mobile/groupList',
  permission: 'order.create',
  side: 'staff',
  request: () => z.object({ keyword: z.optional(text(maxKeywordLength)) }),
  data: () => z.array(group()),
});

/** Groups that an engineer is a member of or leads, one's own unless said. */
export const engineerGroups = /* @__PURE__ */ call('groups.engineerGroups', {
  method: 'GET',
  path: '/api/order/mobile/engineerGroupList',
  permission: 'order.create',
  side: 'staff',
  request: () => z.object({ engineerId: z.optional(id()) }),
  data: () => z.array(group()),
  errors: ['notFound'],
});

/** The organisation without its people. */
export const tree = /* @__PURE__ */ call('groups.tree', {
  method: 'POST',
  path: '/api/order/tenant_group/groups_tree',
  permission: 'order.create',
  side: 'staff',
  request: nothing,
  data: () => z.array(groupNode()),
});

/** The organisation with its people, to choose whom an order goes to. */
export const accountTree = /* @__PURE__ */ call('groups.accountTree', {
  method: 'POST',
  path: '/api/order/tenant_group/account_on_groups_tree',
  permission: 'order.create',
  side: 'staff',
  request: nothing,
  data: () => z.array(groupNode()),
});
