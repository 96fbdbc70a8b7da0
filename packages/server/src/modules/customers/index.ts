import { SvcdeskError } from '@svcdesk/core';
import type { customers } from '@svcdesk/core/contract';
import { visibleCell } from '../../engine/visible-cell.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { type Country, partOfPhone, shownPhone } from '../../platform/sessions/phones.ts';

interface ReporterRow {
  id: string;
  name: string;
  phone: string;
  cellId: string;
}

/** A site has few reporters; more than this nobody looks through. */
const maxShown = 500;

const ofCell = statement<ReporterRow, [tenantId: string, cellId: string, keyword: string, digits: string]>(
  'reporters.byCell',
  `SELECT id, name, phone, cell_id AS "cellId" FROM reporters
   WHERE tenant_id = $1 AND cell_id = $2 AND ${notDeleted()}
     AND ($3 = '' OR strpos(lower(name), $3) > 0 OR strpos(lower(phone), $4) > 0)
   ORDER BY name, id LIMIT ${maxShown}`,
);

const byId = statement<ReporterRow, [tenantId: string, id: string]>(
  'reporters.byId',
  `SELECT id, name, phone, cell_id AS "cellId" FROM reporters
   WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()}`,
);

const shownReporter = (row: ReporterRow, country: Country) => ({
  ...row,
  phone: shownPhone(row.phone, country),
});

export const customersHandlers: DomainHandlers<typeof customers> = {
  reporter: async ({ id }, context) => {
    const found = await byId.first(context.db, context.tenantId, id);
    if (!found) throw new SvcdeskError('notFound');
    await visibleCell(context.db, context, found.cellId);
    return shownReporter(found, context.country);
  },

  reportersByCell: async ({ cellId, keyword = '' }, context) => {
    await visibleCell(context.db, context, cellId);
    const word = keyword.trim().toLowerCase();
    const rows = await ofCell.all(context.db, context.tenantId, cellId, word, partOfPhone(word));
    return rows.map((row) => shownReporter(row, context.country));
  },
};
