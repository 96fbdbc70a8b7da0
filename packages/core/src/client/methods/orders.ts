// Written by `pnpm gen` from the contract and its docs.
import type { AcceptOrder, AcceptedOrder, ActivateOrder, AnyOrder, CancelCcOrder, CancelOrder, ClockInOrder, CreateOrder, DeclineOrder, DepartOrder, EditOrder, EvaluateOrder, Evaluation, HandleRecord, HangUpOrder, Nothing, OrderCellPage, OrderCellPageQuery, OrderCountStatusAnswer, OrderCountStatusQuery, OrderDetail, OrderDetailQuery, OrderEvaluateAnswer, OrderEvaluationQuery, OrderExportAnswer, OrderExportQuery, OrderFindAnyAnswer, OrderFindAnyQuery, OrderHistoryQuery, OrderLastTenHistoryAnswer, OrderLastTenHistoryQuery, OrderMonthAnswer, OrderMonthQuery, OrderPage, OrderPageQuery, OrderPreTriggerAnswer, OrderPreTriggerQuery, OrderRemindAnswer, OrderSearch, OrderSearchQuery, OrderSimilarQuery, OrderSuggestEngineersQuery, OrderSummary, ProgressOrder, ReleaseOrder, RemindOrder, ResolveOrder, Suggestion, SupplementOrder, TransferOrder } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `orders` as methods. */
export interface OrdersMethods {
  /** Accept an order. */
  accept(request: AcceptOrder, options?: CallOptions): Promise<AcceptedOrder>;
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
  create(request: CreateOrder, options?: CallOptions): Promise<AcceptedOrder>;
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
  suggestEngineers(request: OrderSuggestEngineersQuery, options?: CallOptions): Promise<Suggestion[]>;
  /** Add what one forgot to say. */
  supplement(request: SupplementOrder, options?: CallOptions): Promise<HandleRecord>;
  /** Hand an order to another group or engineer. */
  transfer(request: TransferOrder, options?: CallOptions): Promise<OrderSummary>;
}
