import { SvcdeskError } from '@svcdesk/core';
import type { orders } from '@svcdesk/core/contract';
import { historyOf } from '../../engine/history.ts';
import type { OrderSource } from '../../engine/integration/kind-integration.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { cancelCopies } from './actions/copies.ts';
import { edit } from './actions/edit.ts';
import { evaluate } from './actions/evaluate.ts';
import { visibleOrder } from './actions/lock.ts';
import { clockIn, depart, progress, remind, supplement } from './actions/note.ts';
import { accept, activate, cancel, decline, hangUp, release, resolve, transfer } from './actions/work.ts';
import { preTrigger, similarOrders } from './advice/advice.ts';
import { suggestForOrder } from './advice/suggest-engineers.ts';
import { countByMonth, countByStatus } from './counts/counts.ts';
import { createOrder } from './create/create-order.ts';
import { exportOrders } from './export-orders.ts';
import { lastTenRecords } from './find/last-ten.ts';
import { searchIn } from './find/search.ts';
import { clientPage, staffPage } from './list/list.ts';
import { detailOf } from './read/detail.ts';

export { markCopies } from './actions/copies.ts';
export { type FoundOrder, type LockedRow, lockOrder, visibleOrder } from './actions/lock.ts';
export { act } from './actions/order-action.ts';
export { isOnlyNoted, takeBack } from './actions/take-back.ts';
export { transfer, withdrawPlan } from './actions/work.ts';
export { type CandidateRow, cameBack, candidatesOf, declinedBy, lastHeld } from './advice/candidates.ts';
export { askedOfOrder, bestEngineers } from './advice/suggest-engineers.ts';
export { catalogFacts } from './create/catalog-facts.ts';
export { createOrder } from './create/create-order.ts';
export { checkAnswers, type FieldRow, filesOfFields } from './create/fields.ts';
export type { Origin } from './create/origin.ts';
export { draftHash } from './create/origin.ts';
export {
  type OwnReporterRow,
  ownReporterSql,
  type ReportedBy,
  type ReporterRow,
  reporterOf,
  reporterOfSiteSql,
} from './create/reporter.ts';
export { orderFiles } from './files.ts';
export { orderIntegration, orderNgrams } from './integration.ts';
export { recomputeOrderSla } from './jobs/new-holidays.ts';
export { shortOrders } from './list/list.ts';
export { ngramsOfOrder, reportedNgrams } from './row/order-row.ts';
export { type OrderSummary, type SummaryRow, summariesOf, summaryParts } from './summary.ts';

/** `sources` say where orders of every kind are found. */
export const ordersHandlers = (sources: readonly OrderSource[]): DomainHandlers<typeof orders> => ({
  ...searchIn(sources),
  page: staffPage,
  cellPage: clientPage,
  detail: ({ orderId }, context) => detailOf(context.db, context, orderId),
  async history({ orderId }, context) {
    await visibleOrder(context.db, context, orderId);
    return historyOf(context.db, context, orderId);
  },
  async evaluation({ orderId }, context) {
    const { evaluation } = await detailOf(context.db, context, orderId);
    if (!evaluation) throw new SvcdeskError('notFound');
    return evaluation;
  },
  countStatus: countByStatus,
  month: countByMonth,
  create: (input, context) => createOrder(context, input),
  lastTenHistory: lastTenRecords,
  export: (input, context) => exportOrders(input, context),
  preTrigger,
  similar: similarOrders,
  suggestEngineers: suggestForOrder,
  accept,
  activate,
  cancel,
  cancelCc: cancelCopies,
  clockIn,
  depart,
  decline,
  edit,
  evaluate,
  hangUp,
  progress,
  release,
  remind,
  resolve,
  supplement,
  transfer,
});
