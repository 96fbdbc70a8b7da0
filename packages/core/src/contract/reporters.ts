import * as z from 'zod/mini';
import { contactPhone, id, nothing, text } from './atoms/basic.ts';
import { reporter } from './atoms/reporter.ts';
import { call } from './define.ts';

/** Remove a reporter; orders keep the name that they were raised under. */
const remove = /* @__PURE__ */ call('reporters.delete', {
  method: 'POST',
  path: '/api/order/order/mobile/reporter/delete',
  permission: 'order.create',
  writes: true,
  request: () => z.object({ id: id() }),
  data: nothing,
  errors: ['notFound'],
});

export { remove as delete };

/** Add a reporter of a site. */
export const add = /* @__PURE__ */ call('reporters.add', {
  method: 'POST',
  path: '/api/order/order/mobile/reporter/add',
  permission: 'order.create',
  writes: true,
  request: () => z.object({ cellId: id(), name: text(100, 1), phone: contactPhone() }),
  data: reporter,
  errors: ['notFound'],
});

/** Change a reporter's name or phone. */
export const modify = /* @__PURE__ */ call('reporters.modify', {
  method: 'POST',
  path: '/api/order/order/mobile/reporter/modify',
  permission: 'order.create',
  writes: true,
  request: () => z.object({ id: id(), name: text(100, 1), phone: contactPhone() }),
  data: reporter,
  errors: ['notFound'],
});
