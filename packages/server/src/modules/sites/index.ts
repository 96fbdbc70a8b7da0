import { SvcdeskError } from '@svcdesk/core';
import type { cells } from '@svcdesk/core/contract';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { type Asker, type SiteRow, visibleSite } from '../../engine/visible-site.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { regionName } from '../dictionary/index.ts';
import { presentedSite, siteList } from './list.ts';

interface MoreRow {
  contactName: string | null;
  contractNo: string | null;
  contractEndsOn: string | null;
  openingHours: string | null;
  remark: string | null;
  reporterCount: number;
  assetCount: number;
  openOrderCount: number;
}

/** Open orders are those that the caller may see: of a client with a narrow scope only what they reported. */
const more = statement<MoreRow, [tenantId: string, cellId: string, onlyOf: string | null]>(
  'cells.more',
  `SELECT nullif(c.contact_name, '') AS "contactName", nullif(c.contract_no, '') AS "contractNo",
     c.contract_ends_on AS "contractEndsOn", nullif(c.opening_hours, '') AS "openingHours",
     nullif(c.remark, '') AS remark,
     (SELECT count(*) FROM reporters r
      WHERE r.tenant_id = $1 AND r.cell_id = $2 AND ${notDeleted('r')}) AS "reporterCount",
     (SELECT count(*) FROM assets a WHERE a.tenant_id = $1 AND a.cell_id = $2 AND a.flag = 1) AS "assetCount",
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = $2 AND ${orderOpen('o')}
        AND ($3::uuid IS NULL OR o.creator_id = $3 OR o.report_account_id = $3)) AS "openOrderCount"
   FROM cells c WHERE c.tenant_id = $1 AND c.id = $2`,
);

/** What is known of a site beside its name and place; remarks are for staff. */
async function moreOfSite(on: Queryable, { tenantId, actor }: Asker, cell: SiteRow) {
  const onlyOf = actor.kind === 'client' && actor.cellScope === 'own' ? actor.accountId : null;
  const row = await more.first(on, tenantId, cell.id, onlyOf);
  if (!row) throw new SvcdeskError('notFound');
  const { remark, ...rest } = row;
  const { regionCode } = cell;
  return {
    ...omitNulls(rest),
    regionCode: regionCode || undefined,
    regionName: regionCode ? (await regionName(regionCode)) || undefined : undefined,
    remark: (actor.kind === 'staff' && remark) || undefined,
  };
}

export { siteNgrams } from './list.ts';
export { groupServes, servingLeads, sitesServedBy } from './served.ts';
export { type HasSiteAccess, siteAccess } from './site-ties.ts';

export const sitesHandlers: DomainHandlers<typeof cells> = {
  findOne: async ({ cellId }, context) =>
    presentedSite(await visibleSite(context.db, context, cellId), context.country),
  select: async ({ cellId }, context) => {
    const { id, name, customerId, customerName } = await visibleSite(context.db, context, cellId);
    return { value: id, label: name, customerId, customerName };
  },
  property: async ({ cellId }, context) => {
    const cell = await visibleSite(context.db, context, cellId);
    return { ...presentedSite(cell, context.country), ...(await moreOfSite(context.db, context, cell)) };
  },
  list: (input, context) => siteList.page(context.db, context, input),
};
