import type { cells } from '@svcdesk/core/contract';
import { visibleCell } from '../../engine/visible-cell.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { cellList, presentedCell } from './list-cells.ts';
import { moreOfCell } from './property.ts';

export { cellNgrams } from './list-cells.ts';
export { cellsServedBy, groupServes, servingLeads } from './served.ts';
export { type HasSiteAccess, siteAccess } from './site-ties.ts';

export const cellsHandlers: DomainHandlers<typeof cells> = {
  findOne: async ({ cellId }, context) =>
    presentedCell(await visibleCell(context.db, context, cellId), context.country),
  select: async ({ cellId }, context) => {
    const { id, name, customerId, customerName } = await visibleCell(context.db, context, cellId);
    return { value: id, label: name, customerId, customerName };
  },
  property: async ({ cellId }, context) => {
    const cell = await visibleCell(context.db, context, cellId);
    return { ...presentedCell(cell, context.country), ...(await moreOfCell(context.db, context, cell)) };
  },
  list: (input, context) => cellList.page(context.db, context, input),
};
