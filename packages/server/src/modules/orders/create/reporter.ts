import { type Queryable, statement } from '../../../db/index.ts';
import { invalid } from '../../../http/refusals.ts';
import type { OrderRow } from '../row/order-row.ts';

/** Who reported an order, as its row keeps it. */
export type ReportedBy = Pick<OrderRow, 'reporterId' | 'reportName' | 'reportPhone' | 'reportAccountId'>;

const byId = statement<
  { id: string; name: string; phone: string; accountId: string | null },
  [tenantId: string, id: string, cellId: string]
>(
  'reporters.ofCell',
  `SELECT id, name, phone, account_id AS "accountId" FROM reporters
   WHERE tenant_id = $1 AND id = $2 AND cell_id = $3 AND deleted_at IS NULL`,
);

const ownAccount = statement<
  { name: string; phone: string | null; reporterId: string | null },
  [tenantId: string, accountId: string, cellId: string]
>(
  'reporters.ofAccount',
  `SELECT a.name, a.phone, (SELECT r.id FROM reporters r WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id
     AND r.cell_id = $3 AND r.deleted_at IS NULL ORDER BY r.id LIMIT 1) AS "reporterId"
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2`,
);

/** A reporter of the site by id. */
export async function namedReporter(
  on: Queryable,
  tenantId: string,
  cellId: string,
  reportId: string,
): Promise<ReportedBy> {
  const found = await byId.first(on, tenantId, reportId, cellId);
  if (!found) throw invalid('reportId', 'notAllowed');
  const { id, name, phone, accountId } = found;
  return { reporterId: id, reportName: name, reportPhone: phone, reportAccountId: accountId };
}

/** Who reports: the reporter named; else whom staff wrote down; else the account itself. */
export async function reporterOf(
  on: Queryable,
  who: { readonly tenantId: string; readonly accountId: string; readonly side: 'staff' | 'client' },
  cellId: string,
  draft: { reportId?: string | undefined; reportName?: string | undefined; reportPhone?: string | undefined },
): Promise<ReportedBy> {
  const { tenantId, accountId, side } = who;
  if (draft.reportId) return namedReporter(on, tenantId, cellId, draft.reportId);
  if (side === 'staff' && draft.reportName) {
    return {
      reporterId: null,
      reportName: draft.reportName,
      reportPhone: draft.reportPhone ?? '',
      reportAccountId: null,
    };
  }
  const own = await ownAccount.first(on, tenantId, accountId, cellId);
  return {
    reporterId: own?.reporterId ?? null,
    reportName: draft.reportName || own?.name || '',
    reportPhone: draft.reportPhone || own?.phone || '',
    reportAccountId: side === 'client' ? accountId : null,
  };
}
