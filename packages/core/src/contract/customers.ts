import * as z from 'zod/mini';
import { id, text } from './atoms/basic.ts';
import { reporter } from './atoms/reporter.ts';
import { call } from './define.ts';

/** Who reports faults of a site. */
export const reportersByCell = /* @__PURE__ */ call('customers.reportersByCell', {
  method: 'POST',
  path: '/api/customer/reporter/find_by_cell_id',
  permission: 'order.view',
  request: () => z.object({ cellId: id(), keyword: z.optional(text(100)) }),
  data: () => z.array(reporter()),
  errors: ['notFound'],
});
