import type { deviceOrders } from '@svcdesk/core/contract';
import {
  factsIn,
  type OtherIntegration,
  offBoardingOf,
  subjectIn,
  tiesIn,
} from '../../engine/integration/kind-integration.ts';
import { workNgrams } from '../../engine/integration/ngram-table.ts';
import { sourceOf } from '../../engine/integration/table-source.ts';
import { deviceOrderKeys } from '../../platform/db/schema/columns.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createDevice } from './create.ts';
import { deviceOrder } from './kind.ts';
import { deviceList } from './list.ts';
import { deviceIs, openDevices } from './row.ts';

const table = 'device_orders';
const people = ['manager_id', 'engineer_id', 'checker_id', 'created_by_id'];

/** What the rest of the server knows of device orders. */
export const deviceIntegration: OtherIntegration<'device'> = {
  visibility: deviceOrder.visibility,
  source: sourceOf({
    kind: 'device',
    table,
    keys: deviceOrderKeys,
    people: { own: people, seen: [] },
    isDescribed: true,
    holder: 'coalesce(o.engineer_id, o.manager_id)',
    assetLinks: 'device_order_assets',
  }),
  ngramTables: [workNgrams(table)],
  subject: subjectIn(table),
  facts: factsIn(
    'device',
    table,
    ['priority', 'managerId', 'engineerId', 'checkerId', 'checkRound'],
    ['dueAt', 'planStart', 'planEnd', 'finishedAt', 'closedAt'],
  ),
  open: (reader, scope) => deviceList.count(reader.db, reader, { scope, status: openDevices }),
  siteTies: tiesIn(table, people),
  offBoarding: offBoardingOf(
    table,
    (who) =>
      `o.engineer_id = ${who} AND ${deviceIs('o', 'allocated', 'scheduled', 'inProgress', 'suspended')}`,
    async (job, id, accountId) => {
      const row = await deviceOrder.locked(job, id);
      if (row.engineerId === accountId) await deviceOrder.perform(job, id, 'reject', {});
    },
  ),
};

export const deviceOrdersHandlers: DomainHandlers<typeof deviceOrders> = {
  page: (input, context) => deviceList.page(context.db, context, input),
  detail: ({ id }, context) => deviceOrder.detail(context, id),
  create: createDevice,
  handle: ({ id, action, ...input }, context) => deviceOrder.act(context, id, action, input),
};
