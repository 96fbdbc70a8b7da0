import { SvcdeskError } from '@svcdesk/core';
import type { customers } from '@svcdesk/core/contract';
import { statement } from '../../db/index.ts';
import type { DomainHandlers } from '../../http/handler.ts';
import { visibleCell } from '../cells/visible-cell.ts';

interface ReporterRow {
  id: string;
  name: string;
  phone: string;
  cellId: string;
}

/** A site has few reporters; more than this nobody looks through. */
const mostShown = 500;

const ofCell = statement<ReporterRow, [tenantId: string, cellId: string, keyword: string]>(
  'reporters.byCell',
  `SELECT id, name, phone, cell_id AS "cellId" FROM reporters
   WHERE tenant_id = $1 AND cell_id = $2 AND deleted_at IS NULL
     AND ($3 = '' OR strpos(lower(name || ' ' || phone), $3) > 0)
   ORDER BY name, id LIMIT ${mostShown}`,
);

const byId = statement<ReporterRow, [tenantId: string, id: string]>(
  'reporters.byId',
  `SELECT id, name, phone, cell_id AS "cellId" FROM reporters
   WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL`,
);

export const customersHandlers: DomainHandlers<typeof customers> = {
  reporter: async ({ id }, context) => {
    const found = await byId.first(context.db, context.tenantId, id);
    if (!found) throw new SvcdeskError('notFound');
    await visibleCell(context.db, context, found.cellId);
    return found;
  },

  reportersByCell: async ({ cellId, keyword = '' }, context) => {
    await visibleCell(context.db, context, cellId);
    return ofCell.all(context.db, context.tenantId, cellId, keyword.trim().toLowerCase());
  },
};
