import type { pmOrders, pmPlans } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import {
  factsIn,
  type OtherIntegration,
  offBoardingOf,
  subjectIn,
  tiesIn,
} from '../../engine/integration/kind-integration.ts';
import { workNgrams } from '../../engine/integration/ngram-table.ts';
import { sourceOf } from '../../engine/integration/table-source.ts';
import { pmOrderKeys } from '../../platform/db/schema/columns.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { pmOrder, raiseFault } from './kind.ts';
import { pmList } from './list.ts';
import { openPmStatuses, pmOpen } from './order-row.ts';
import { planList, savePlan } from './plans.ts';

export { pmPlanById } from './plans.ts';

const table = 'pm_orders';

/** What the rest of the server knows of preventive-maintenance orders. */
export const pmIntegration: OtherIntegration<'pm'> = {
  visibility: pmOrder.visibility,
  source: sourceOf({
    kind: 'pm',
    table,
    keys: pmOrderKeys,
    people: { own: ['engineer_id'], seen: [] },
    isDescribed: false,
    holder: 'o.engineer_id',
    seesAll: (actor) => scopesOf(actor, 'pm.plan').includes('tenant'),
    assetLinks: 'pm_order_items',
  }),
  ngramTables: [workNgrams(table, "''")],
  subject: subjectIn(table),
  facts: factsIn(
    'pm',
    table,
    ['planId', 'dueOn', 'engineerId', 'abnormalCount'],
    ['planStart', 'planEnd', 'finishedAt'],
  ),
  open: (reader, scope) => pmList.count(reader.db, reader, { scope, status: openPmStatuses }),
  siteTies: tiesIn(table, ['engineer_id']),
  offBoarding: offBoardingOf(
    table,
    (who) => `o.engineer_id = ${who} AND ${pmOpen('o')}`,
    async (job, id, accountId) => {
      const row = await pmOrder.locked(job, id);
      if (row.engineerId === accountId) await pmOrder.perform(job, id, 'transfer', {});
    },
  ),
};

export const pmOrdersHandlers: DomainHandlers<typeof pmOrders> = {
  page: (input, context) => pmList.page(context.db, context, input),
  detail: ({ id }, context) => pmOrder.detail(context, id),
  handle: ({ id, action, ...input }, context) => pmOrder.act(context, id, action, input),
  raise: raiseFault,
};

export const pmPlansHandlers: DomainHandlers<typeof pmPlans> = {
  page: (input, context) => planList.page(context.db, context, input),
  save: savePlan,
};
