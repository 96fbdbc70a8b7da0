import type { cells, DataOf } from '@svcdesk/core/contract';
import { type CellRow, visibleCell } from '../../engine/visible-cell.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { type Country, shownPhone } from '../../platform/sessions/phones.ts';
import { listCells } from './list-cells.ts';
import { moreOfCell } from './property.ts';

export { cellGrams } from './searched.ts';
export { cellsServedBy, groupServes, servedBySql, servingLeads } from './served.ts';
export { reachesSite } from './site-ties.ts';

/** A site as it travels. */
function shownCell(row: CellRow, country: Country): DataOf<typeof cells.findOne> {
  const { id, name, code, customerId, customerName, version, address, latitude, longitude, contactPhone } =
    row;
  return {
    id,
    name,
    code,
    customerId,
    customerName,
    ...(address ? { address } : {}),
    ...(latitude === null ? {} : { latitude }),
    ...(longitude === null ? {} : { longitude }),
    ...(contactPhone ? { phone: shownPhone(contactPhone, country) } : {}),
    version,
  };
}

export const cellsHandlers: DomainHandlers<typeof cells> = {
  findOne: async ({ cellId }, context) =>
    shownCell(await visibleCell(context.db, context, cellId), context.country),
  select: async ({ cellId }, context) => {
    const {
      id: value,
      name: label,
      customerId,
      customerName,
    } = await visibleCell(context.db, context, cellId);
    return { value, label, customerId, customerName };
  },
  property: async ({ cellId }, context) => {
    const cell = await visibleCell(context.db, context, cellId);
    return { ...shownCell(cell, context.country), ...(await moreOfCell(context.db, context, cell)) };
  },
  list: async (input, context) => {
    const { rows, ...page } = await listCells(context.db, context, input);
    return { list: rows.map((row) => shownCell(row, context.country)), ...page };
  },
};
