import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { notDeleted } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { type Country, contactPhone } from '../../../platform/sessions/handles.ts';
import type { OrderRow } from '../row/order-row.ts';

/** Who reported an order, as its row keeps it. */
export type ReportedBy = Pick<OrderRow, 'reporterId' | 'reportName' | 'reportPhone' | 'reportAccountId'>;

/** A reporter of a site as far as an order takes something from them. */
export interface ReporterRow {
  id: string;
  name: string;
  phone: string;
  accountId: string | null;
}

/** The account itself, and the reporter that it is at a site. */
export interface OwnReporterRow {
  name: string;
  phone: string | null;
  reporterId: string | null;
}

/** A reporter of tenant $1 at site $2. */
export const reporterOfSiteSql = (
  reporter: string,
) => `SELECT r.id, r.name, r.phone, r.account_id AS "accountId"
  FROM reporters r
  WHERE r.tenant_id = $1 AND r.id = ${reporter} AND r.cell_id = $2 AND ${notDeleted('r')}`;

/** An account of tenant $1 as a reporter at site $2. */
export const ownReporterSql = (account: string) => `SELECT a.name, a.phone, (SELECT r.id FROM reporters r
    WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id AND r.cell_id = $2 AND ${notDeleted('r')}
    ORDER BY r.id LIMIT 1) AS "reporterId"
  FROM accounts a WHERE a.tenant_id = $1 AND a.id = ${account}`;

const byId = statement<ReporterRow, [tenantId: string, cellId: string, id: string]>(
  'reporters.ofSite',
  reporterOfSiteSql('$3'),
);

/** A named reporter; one that is not of the site is a wrong value. */
function asReporter(found: ReporterRow | null | undefined): ReportedBy {
  if (!found) throw invalid('reportId', 'notOfSite');
  const { id, name, phone, accountId } = found;
  return { reporterId: id, reportName: name, reportPhone: phone, reportAccountId: accountId };
}

/** A reporter of the site by id. */
export async function namedReporter(
  on: Queryable,
  tenantId: string,
  cellId: string,
  reportId: string,
): Promise<ReportedBy> {
  return asReporter(await byId.first(on, tenantId, cellId, reportId));
}

/** What of a draft names its reporter. */
type ReporterDraft = Pick<CheckedRequestOf<typeof orders.create>, 'reportId' | 'reportName' | 'reportPhone'>;

/** Who reports: the reporter named; else whom staff wrote down; else the account itself. */
export function reporterOf(
  who: { readonly accountId: string; readonly kind: 'staff' | 'client' },
  country: Country,
  draft: ReporterDraft,
  found: { readonly named: ReporterRow | null; readonly own: OwnReporterRow | null },
): ReportedBy {
  if (draft.reportId) return asReporter(found.named);
  const reportPhone = contactPhone(draft.reportPhone ?? '', country);
  if (who.kind === 'staff' && draft.reportName) {
    return { reporterId: null, reportName: draft.reportName, reportPhone, reportAccountId: null };
  }
  return {
    reporterId: found.own?.reporterId ?? null,
    reportName: draft.reportName || found.own?.name || '',
    reportPhone: reportPhone || found.own?.phone || '',
    reportAccountId: who.kind === 'client' ? who.accountId : null,
  };
}
