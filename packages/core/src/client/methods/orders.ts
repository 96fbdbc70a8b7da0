// Written by `pnpm gen` from the contract and its docs.
import type * as orders from '../../contract/orders.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { AnyOrder, Evaluation, FieldAnswer, HandleRecord, Nothing, OrderDetail, OrderSummary } from './shapes.ts';

/** What `orders.accept` takes. Accept an order. */
export interface AcceptOrder extends RequestOf<typeof orders.accept> {}

/** What `orders.activate` takes. Go on with an order, or reopen it. */
export interface ActivateOrder extends RequestOf<typeof orders.activate> {}

/** What `orders.cancel` takes. Cancel an order. */
export interface CancelOrder extends RequestOf<typeof orders.cancel> {}

/** What `orders.cancelCc` takes. Take back copies of an order. */
export interface CancelCcOrder extends RequestOf<typeof orders.cancelCc> {}

/** What `orders.cellPage` takes. Orders of a customer's sites. */
export interface OrderCellPageQuery extends RequestOf<typeof orders.cellPage> {}

/** What `orders.cellPage` answers. Orders of a customer's sites. */
export interface OrderCellPage extends Omit<DataOf<typeof orders.cellPage>, 'list'> {
  list: OrderSummary[];
}

/** What `orders.clockIn` takes. Clock in at the site. */
export interface ClockInOrder extends RequestOf<typeof orders.clockIn> {}

/** What `orders.countStatus` takes. Orders by status, in counts. */
export interface OrderCountStatusQuery extends RequestOf<typeof orders.countStatus> {}

/** What `orders.countStatus` answers. Orders by status, in counts. */
export type OrderCountStatusAnswer = DataOf<typeof orders.countStatus>;

/** What `orders.create` takes. Create an order. */
export interface CreateOrder extends Omit<RequestOf<typeof orders.create>, 'fields'> {
  fields?: FieldAnswer[] | undefined;
}

/** What `orders.decline` takes. Turn down an order that names me. */
export interface DeclineOrder extends RequestOf<typeof orders.decline> {}

/** What `orders.depart` takes. Set out for the site. */
export interface DepartOrder extends RequestOf<typeof orders.depart> {}

/** What `orders.detail` takes. All of an order. */
export interface OrderDetailQuery extends RequestOf<typeof orders.detail> {}

/** What `orders.edit` takes. Correct an order. */
export interface EditOrder extends Omit<RequestOf<typeof orders.edit>, 'fields'> {
  fields?: FieldAnswer[] | undefined;
}

/** What `orders.evaluate` takes. Rate an order. */
export interface EvaluateOrder extends RequestOf<typeof orders.evaluate> {}

/** What `orders.evaluate` answers. Rate an order. */
export interface OrderEvaluateAnswer extends DataOf<typeof orders.evaluate> {}

/** What `orders.evaluation` takes. The rating of an order. */
export interface OrderEvaluationQuery extends RequestOf<typeof orders.evaluation> {}

/** What `orders.export` takes. The orders of a list as CSV. */
export interface OrderExportQuery extends RequestOf<typeof orders.export> {}

/** What `orders.export` answers. The orders of a list as CSV. */
export type OrderExportAnswer = DataOf<typeof orders.export>;

/** What `orders.findAny` takes. Find an order of any kind by id or number. */
export interface OrderFindAnyQuery extends RequestOf<typeof orders.findAny> {}

/** What `orders.findAny` answers. Find an order of any kind by id or number. */
export interface OrderFindAnyAnswer extends Omit<DataOf<typeof orders.findAny>, 'order'> {
  order: AnyOrder;
}

/** What `orders.hangUp` takes. Put an order on hold. */
export interface HangUpOrder extends RequestOf<typeof orders.hangUp> {}

/** What `orders.history` takes. What happened to an order. */
export interface OrderHistoryQuery extends RequestOf<typeof orders.history> {}

/** What `orders.lastTenHistory` takes. The last ten things that happened at a site or to an asset. */
export interface OrderLastTenHistoryQuery extends RequestOf<typeof orders.lastTenHistory> {}

/** What `orders.lastTenHistory` answers. The last ten things that happened at a site or to an asset. */
export type OrderLastTenHistoryAnswer = DataOf<typeof orders.lastTenHistory>;

/** What `orders.month` takes. Orders raised and resolved by month. */
export interface OrderMonthQuery extends RequestOf<typeof orders.month> {}

/** What `orders.month` answers. Orders raised and resolved by month. */
export type OrderMonthAnswer = DataOf<typeof orders.month>;

/** What `orders.page` takes. Orders that staff may see. */
export interface OrderPageQuery extends RequestOf<typeof orders.page> {}

/** What `orders.page` answers. Orders that staff may see. */
export interface OrderPage extends Omit<DataOf<typeof orders.page>, 'list'> {
  list: OrderSummary[];
}

/** What `orders.preTrigger` takes. What the rules would make of a draft. */
export interface OrderPreTriggerQuery extends Omit<RequestOf<typeof orders.preTrigger>, 'fields'> {
  fields?: FieldAnswer[] | undefined;
}

/** What `orders.preTrigger` answers. What the rules would make of a draft. */
export interface OrderPreTriggerAnswer extends DataOf<typeof orders.preTrigger> {}

/** What `orders.progress` takes. Note how the work goes on. */
export interface ProgressOrder extends RequestOf<typeof orders.progress> {}

/** What `orders.release` takes. Put an order back into the pool. */
export interface ReleaseOrder extends RequestOf<typeof orders.release> {}

/** What `orders.remind` takes. Remind of an order that waits. */
export interface RemindOrder extends RequestOf<typeof orders.remind> {}

/** What `orders.remind` answers. Remind of an order that waits. */
export interface OrderRemindAnswer extends DataOf<typeof orders.remind> {}

/** What `orders.resolve` takes. Resolve an order. */
export interface ResolveOrder extends RequestOf<typeof orders.resolve> {}

/** What `orders.search` takes. Search orders of every kind. */
export interface OrderSearchQuery extends RequestOf<typeof orders.search> {}

/** What `orders.search` answers. Search orders of every kind. */
export interface OrderSearch extends Omit<DataOf<typeof orders.search>, 'list'> {
  list: AnyOrder[];
}

/** What `orders.similar` takes. Open orders that may be about the same. */
export interface OrderSimilarQuery extends RequestOf<typeof orders.similar> {}

/** What `orders.suggestEngineers` takes. Engineers who would suit an order. */
export interface OrderSuggestEngineersQuery extends RequestOf<typeof orders.suggestEngineers> {}

/** What `orders.suggestEngineers` answers. Engineers who would suit an order. */
export type OrderSuggestEngineersAnswer = DataOf<typeof orders.suggestEngineers>;

/** What `orders.supplement` takes. Add what one forgot to say. */
export interface SupplementOrder extends RequestOf<typeof orders.supplement> {}

/** What `orders.transfer` takes. Hand an order to another group or engineer. */
export interface TransferOrder extends RequestOf<typeof orders.transfer> {}

/** Calls of `orders` as methods. */
export interface OrdersMethods {
  /** Accept an order. */
  accept(request: AcceptOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Go on with an order, or reopen it. */
  activate(request: ActivateOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Cancel an order. */
  cancel(request: CancelOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Take back copies of an order. */
  cancelCc(request: CancelCcOrder, options?: CallOptions): Promise<Nothing>;
  /** Orders of a customer's sites. */
  cellPage: Paged<OrderCellPageQuery, OrderCellPage, OrderSummary>;
  /** Clock in at the site. */
  clockIn(request: ClockInOrder, options?: CallOptions): Promise<HandleRecord>;
  /** Orders by status, in counts. */
  countStatus(request: OrderCountStatusQuery, options?: CallOptions): Promise<OrderCountStatusAnswer>;
  /** Create an order. */
  create(request: CreateOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Turn down an order that names me. */
  decline(request: DeclineOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Set out for the site. */
  depart(request: DepartOrder, options?: CallOptions): Promise<HandleRecord>;
  /** All of an order. */
  detail(request: OrderDetailQuery, options?: CallOptions): Promise<OrderDetail>;
  /** Correct an order. */
  edit(request: EditOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Rate an order. */
  evaluate(request: EvaluateOrder, options?: CallOptions): Promise<OrderEvaluateAnswer>;
  /** The rating of an order. */
  evaluation(request: OrderEvaluationQuery, options?: CallOptions): Promise<Evaluation>;
  /** The orders of a list as CSV. */
  export(request: OrderExportQuery, options?: CallOptions): Promise<OrderExportAnswer>;
  /** Find an order of any kind by id or number. */
  findAny(request: OrderFindAnyQuery, options?: CallOptions): Promise<OrderFindAnyAnswer>;
  /** Put an order on hold. */
  hangUp(request: HangUpOrder, options?: CallOptions): Promise<OrderSummary>;
  /** What happened to an order. */
  history(request: OrderHistoryQuery, options?: CallOptions): Promise<HandleRecord[]>;
  /** The last ten things that happened at a site or to an asset. */
  lastTenHistory(request: OrderLastTenHistoryQuery, options?: CallOptions): Promise<OrderLastTenHistoryAnswer>;
  /** Orders raised and resolved by month. */
  month(request: OrderMonthQuery, options?: CallOptions): Promise<OrderMonthAnswer>;
  /** Orders that staff may see. */
  page: Paged<OrderPageQuery, OrderPage, OrderSummary>;
  /** What the rules would make of a draft. */
  preTrigger(request: OrderPreTriggerQuery, options?: CallOptions): Promise<OrderPreTriggerAnswer>;
  /** Note how the work goes on. */
  progress(request: ProgressOrder, options?: CallOptions): Promise<HandleRecord>;
  /** Put an order back into the pool. */
  release(request: ReleaseOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Remind of an order that waits. */
  remind(request: RemindOrder, options?: CallOptions): Promise<OrderRemindAnswer>;
  /** Resolve an order. */
  resolve(request: ResolveOrder, options?: CallOptions): Promise<OrderSummary>;
  /** Search orders of every kind. */
  search: Paged<OrderSearchQuery, OrderSearch, AnyOrder>;
  /** Open orders that may be about the same. */
  similar(request: OrderSimilarQuery, options?: CallOptions): Promise<OrderSummary[]>;
  /** Engineers who would suit an order. */
  suggestEngineers(request: OrderSuggestEngineersQuery, options?: CallOptions): Promise<OrderSuggestEngineersAnswer>;
  /** Add what one forgot to say. */
  supplement(request: SupplementOrder, options?: CallOptions): Promise<HandleRecord>;
  /** Hand an order to another group or engineer. */
  transfer(request: TransferOrder, options?: CallOptions): Promise<OrderSummary>;
}
