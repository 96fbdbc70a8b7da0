import * as z from 'zod/mini';
import { id, text } from './atoms/basic.ts';
import { reporter as reporterShape } from './atoms/reporter.ts';
import { call } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** Who reports faults of a site. */
export const reportersByCell = /* @__PURE__ */ call('customers.reportersByCell', {
  method: 'POST',
  path: '/api/customer/reporter/find_by_cell_id',
  permission: 'order.view',
  request: () => z.object({ cellId: id(), keyword: z.optional(text(maxKeywordLength)) }),
  data: () => z.array(reporterShape()),
  errors: ['notFound'],
});

/** One reporter of a site. */
export const reporter = /* @__PURE__ */ call('customers.reporter', {
  method: 'POST',
  path: '/api/customer/reporter/find_one',
  permission: 'order.view',
  request: () => z.object({ id: id() }),
  data: reporterShape,
  errors: ['notFound'],
});
