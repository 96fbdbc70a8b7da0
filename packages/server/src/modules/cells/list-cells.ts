import type { CheckedRequestOf, cells, DataOf } from '@svcdesk/core/contract';
import type { ReadContext } from '../../engine/context.ts';
import { given } from '../../engine/given.ts';
import { type AccessPath, byIds, everything } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/define-list.ts';
import { raw } from '../../engine/list/sql.ts';
import { type Asker, type CellRow, cellColumns } from '../../engine/visible-cell.ts';
import { notRetired } from '../../platform/db/active.ts';
import { type Country, shownPhone } from '../../platform/sessions/phones.ts';
import { searchedText } from './searched.ts';

/** A site as it travels. */
export function presentedCell(row: CellRow, country: Country): DataOf<typeof cells.findOne> {
  const { id, name, code, customerId, customerName, version, latitude, longitude, contactPhone } = row;
  return {
    ...given({ id, name, code, customerId, customerName, latitude, longitude, version }),
    address: row.address || undefined,
    phone: contactPhone ? shownPhone(contactPhone, country) : undefined,
  };
}

function pathOf(actor: Asker['actor']): AccessPath {
  if (actor.kind === 'staff') return everything;
  return actor.cellScope === 'customer'
    ? byIds('customer_id', [actor.customerId])
    : byIds('id', actor.cellIds);
}

/** Sites in use that the asker may see, by name. */
export const cellList = defineList<
  Pick<ReadContext, 'tenantId' | 'actor' | 'country'>,
  Pick<CheckedRequestOf<typeof cells.list>, 'keyword'>,
  CellRow,
  DataOf<typeof cells.findOne>
>({
  name: 'cells',
  table: 'cells',
  accessPaths: ({ actor }) => [pathOf(actor)],
  sorts: { name: [{ column: 'name', type: 'text', direction: 'ASC', only: notRetired('r') }] },
  search: { text: searchedText, hasNgrams: true },
  select: () => ({
    as: 'c',
    columns: raw(cellColumns),
    joins: raw('JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id'),
  }),
  present: (rows, { country }) => rows.map((row) => presentedCell(row, country)),
});
