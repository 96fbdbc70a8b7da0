// Written by `pnpm gen` from the contract and its docs.
import type * as orders from '../orders.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { AcceptedOrder, AnyOrder, AttachmentShown, Evaluation, FieldAnswer, HandleRecord, Nothing, OrderDetail, OrderSummary, Place, Suggestion } from './shapes.ts';

type AcceptOrderInferred = InferredRequestOf<typeof orders.accept>;

/** What `orders.accept` takes. Accept an order. */
export type AcceptOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: AcceptOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: AcceptOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: AcceptOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: AcceptOrderInferred['at'];
  /** The action by its number. */
  handleType?: AcceptOrderInferred['handleType'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: AcceptOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: AcceptOrderInferred['planEnd'];
  /** True saves it though it overlaps other entries. */
  force?: AcceptOrderInferred['force'];
};

type ActivateOrderInferred = InferredRequestOf<typeof orders.activate>;

/** What `orders.activate` takes. Go on with an order, or reopen it. */
export type ActivateOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: ActivateOrderInferred['id'];
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: ActivateOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ActivateOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ActivateOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ActivateOrderInferred['at'];
  /** The action by its number. */
  handleType?: ActivateOrderInferred['handleType'];
  /** What else is to be said of it, in words. */
  remark?: ActivateOrderInferred['remark'];
  /** Files that were uploaded before and belong to it. */
  attachments?: ActivateOrderInferred['attachments'];
};

type CancelOrderInferred = InferredRequestOf<typeof orders.cancel>;

/** What `orders.cancel` takes. Cancel an order. */
export type CancelOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: CancelOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: CancelOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: CancelOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CancelOrderInferred['at'];
  /** Why not, or why, in a word; the phrases say it for people. */
  reason: CancelOrderInferred['reason'];
  /** What else is to be said of it, in words. */
  remark?: CancelOrderInferred['remark'];
  /** The order that is worked on instead of this one. */
  duplicateOfId?: CancelOrderInferred['duplicateOfId'];
};

type CancelCcOrderInferred = InferredRequestOf<typeof orders.cancelCc>;

/** What `orders.cancelCc` takes. Take back copies of an order. */
export type CancelCcOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: CancelCcOrderInferred['orderId'];
  /** Which people are meant. */
  userIds?: CancelCcOrderInferred['userIds'];
  /** Which groups are meant. */
  groupIds?: CancelCcOrderInferred['groupIds'];
};

type OrderCellPageQueryInferred = InferredRequestOf<typeof orders.cellPage>;

/** What `orders.cellPage` takes. Orders of a customer's sites. */
export type OrderCellPageQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: OrderCellPageQueryInferred['cellId'];
  /** Only what stands in one of these states; in any when left out. */
  status?: OrderCellPageQueryInferred['status'];
  /** Words to search for, as a person types them. */
  keyword?: OrderCellPageQueryInferred['keyword'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: OrderCellPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: OrderCellPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderCellPageQueryInferred['next'];
};

type OrderCellPageInferred = InferredDataOf<typeof orders.cellPage>;

/** What `orders.cellPage` answers. Orders of a customer's sites. */
export type OrderCellPage = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: OrderCellPageInferred['page'];
  /** How many items a page holds at most. */
  size: OrderCellPageInferred['size'];
  /** How many items there are on all pages together. */
  total: OrderCellPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: OrderCellPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: OrderCellPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: OrderCellPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderCellPageInferred['next'];
};

type ClockInOrderInferred = InferredRequestOf<typeof orders.clockIn>;

/** What `orders.clockIn` takes. Clock in at the site. */
export type ClockInOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ClockInOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ClockInOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ClockInOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ClockInOrderInferred['at'];
  /** In degrees north of the equator (WGS 84). */
  latitude?: ClockInOrderInferred['latitude'];
  /** In degrees east of Greenwich (WGS 84). */
  longitude?: ClockInOrderInferred['longitude'];
  /** How far off the position may be, in metres. */
  accuracy?: ClockInOrderInferred['accuracy'];
  /** Where it is, or under which address the network knows it. */
  address?: ClockInOrderInferred['address'];
  /** Pictures that were uploaded before. */
  photos?: ClockInOrderInferred['photos'];
  /** What else is to be said of it, in words. */
  remark?: ClockInOrderInferred['remark'];
};

type OrderCountStatusQueryInferred = InferredRequestOf<typeof orders.countStatus>;

/** What `orders.countStatus` takes. Orders by status, in counts. */
export type OrderCountStatusQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: OrderCountStatusQueryInferred['cellId'];
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: OrderCountStatusQueryInferred['scope'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: OrderCountStatusQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: OrderCountStatusQueryInferred['to'];
};

type OrderCountStatusAnswerInferred = InferredDataOf<typeof orders.countStatus>;

/** What `orders.countStatus` answers. Orders by status, in counts. */
export type OrderCountStatusAnswer = ({
  /** Where it stands, by the number of its state. */
  status: OrderCountStatusAnswerInferred[number]['status'];
  /** How many there are. */
  count: OrderCountStatusAnswerInferred[number]['count'];
})[];

type CreateOrderInferred = InferredRequestOf<typeof orders.create>;

/** What `orders.create` takes. Create an order. */
export type CreateOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: CreateOrderInferred['id'];
  /** When the fault began; an ISO 8601 instant in UTC. */
  gmtStart?: CreateOrderInferred['gmtStart'];
  /** Which site of a customer it is about. */
  cellId: CreateOrderInferred['cellId'];
  /** The site as people call it. */
  cellName?: CreateOrderInferred['cellName'];
  /** Which customer it is about. */
  customerId?: CreateOrderInferred['customerId'];
  /** Which named source it came from, beside its kind. */
  sourceId?: CreateOrderInferred['sourceId'];
  /** The name of the source it came from. */
  sourceName?: CreateOrderInferred['sourceName'];
  /** Who reported it, of the reporters of the site. */
  reportId?: CreateOrderInferred['reportId'];
  /** The name of the reporter. */
  reportName?: CreateOrderInferred['reportName'];
  /** Where the reporter is called back. */
  reportPhone?: CreateOrderInferred['reportPhone'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId: CreateOrderInferred['typeId'];
  /** The type of the order as people read it. */
  typeName?: CreateOrderInferred['typeName'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId: CreateOrderInferred['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName?: CreateOrderInferred['serverCatalogName'];
  /** Which template the custom fields follow. */
  templateId?: CreateOrderInferred['templateId'];
  /** How far the fault reaches: 1 a person, 2 a department, 3 the site, 4 the whole company. */
  scope?: CreateOrderInferred['scope'];
  /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
  fields?: FieldAnswer[] | undefined;
  /** What it is about, in one line. */
  title: CreateOrderInferred['title'];
  /** What it is about, at length. */
  content?: CreateOrderInferred['content'];
  /** From 1, the most urgent, to 4. */
  priority?: CreateOrderInferred['priority'];
  /** Which assets it is about. */
  assetIds?: CreateOrderInferred['assetIds'];
  /** Files that were uploaded before, as an attachment string. */
  attachment?: CreateOrderInferred['attachment'];
  /** What becomes of it at once: 2 handed to a group, 3 accepted, 4 accepted and put on hold. */
  status?: CreateOrderInferred['status'];
  /** Which group of engineers it is about. */
  groupId?: CreateOrderInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: CreateOrderInferred['engineerId'];
  /** Who stood first among those suggested when the choice was made; kept for the report of suggestions, unless they cannot be given orders of that group. */
  suggestedId?: CreateOrderInferred['suggestedId'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: CreateOrderInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: CreateOrderInferred['remark'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: CreateOrderInferred['resumeAt'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: CreateOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: CreateOrderInferred['planEnd'];
  /** True saves it though it overlaps other entries. */
  force?: CreateOrderInferred['force'];
  /** The earlier order whose fault has come back. */
  repeatOfId?: CreateOrderInferred['repeatOfId'];
  /** The order that is worked on instead of this one. */
  duplicateOfId?: CreateOrderInferred['duplicateOfId'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CreateOrderInferred['at'];
};

type DeclineOrderInferred = InferredRequestOf<typeof orders.decline>;

/** What `orders.decline` takes. Turn down an order that names me. */
export type DeclineOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: DeclineOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: DeclineOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: DeclineOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: DeclineOrderInferred['at'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode: DeclineOrderInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: DeclineOrderInferred['remark'];
};

type DepartOrderInferred = InferredRequestOf<typeof orders.depart>;

/** What `orders.depart` takes. Set out for the site. */
export type DepartOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: DepartOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: DepartOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: DepartOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: DepartOrderInferred['at'];
  /** In how many minutes the engineer means to be at the site. */
  etaMinutes?: DepartOrderInferred['etaMinutes'];
  /** In degrees north of the equator (WGS 84). */
  latitude?: DepartOrderInferred['latitude'];
  /** In degrees east of Greenwich (WGS 84). */
  longitude?: DepartOrderInferred['longitude'];
  /** What else is to be said of it, in words. */
  remark?: DepartOrderInferred['remark'];
};

type OrderDetailQueryInferred = InferredRequestOf<typeof orders.detail>;

/** What `orders.detail` takes. All of an order. */
export type OrderDetailQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: OrderDetailQueryInferred['orderId'];
};

type EditOrderInferred = InferredRequestOf<typeof orders.edit>;

/** What `orders.edit` takes. Correct an order. */
export type EditOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: EditOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version: EditOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: EditOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: EditOrderInferred['at'];
  /** From 1, the most urgent, to 4. */
  priority?: EditOrderInferred['priority'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId?: EditOrderInferred['typeId'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId?: EditOrderInferred['serverCatalogId'];
  /** How it is done: onSite or remote. */
  serviceMode?: EditOrderInferred['serviceMode'];
  /** Who reported it, of the reporters of the site. */
  reportId?: EditOrderInferred['reportId'];
  /** What it is about, in one line. */
  title?: EditOrderInferred['title'];
  /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
  fields?: FieldAnswer[] | undefined;
  /** What else is to be said of it, in words. */
  remark?: EditOrderInferred['remark'];
};

type EvaluateOrderInferred = InferredRequestOf<typeof orders.evaluate>;

/** What `orders.evaluate` takes. Rate an order. */
export type EvaluateOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: EvaluateOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: EvaluateOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: EvaluateOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: EvaluateOrderInferred['at'];
  /** What is ticked beside the rating. */
  label: EvaluateOrderInferred['label'];
  /** The rating, from 1 to 5. */
  stars: EvaluateOrderInferred['stars'];
  /** Files that were uploaded before, as an attachment string. */
  attachment?: EvaluateOrderInferred['attachment'];
  /** What the customer writes with the rating. */
  content?: EvaluateOrderInferred['content'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: EvaluateOrderInferred['phone'];
  /** The name of who gave the rating. */
  commentatorName?: EvaluateOrderInferred['commentatorName'];
};

/** What `orders.evaluate` answers. Rate an order. */
export interface OrderEvaluateAnswer extends InferredDataOf<typeof orders.evaluate> {}

type OrderEvaluationQueryInferred = InferredRequestOf<typeof orders.evaluation>;

/** What `orders.evaluation` takes. The rating of an order. */
export type OrderEvaluationQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: OrderEvaluationQueryInferred['orderId'];
};

type OrderExportQueryInferred = InferredRequestOf<typeof orders.export>;

/** What `orders.export` takes. The orders of a list as CSV. */
export type OrderExportQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: OrderExportQueryInferred['scope'];
  /** Only what stands in one of these states; in any when left out. */
  status?: OrderExportQueryInferred['status'];
  /** Only what came in by one of these ways. */
  source?: OrderExportQueryInferred['source'];
  /** Only orders of this type. */
  typeId?: OrderExportQueryInferred['typeId'];
  /** Only orders of this entry of the service catalogue. */
  serverCatalogId?: OrderExportQueryInferred['serverCatalogId'];
  /** Only what belongs to this site of a customer. */
  cellId?: OrderExportQueryInferred['cellId'];
  /** Only what lies with this group, or with those below it. */
  groupId?: OrderExportQueryInferred['groupId'];
  /** Only what this person works on. */
  handlerId?: OrderExportQueryInferred['handlerId'];
  /** Only what is about this asset. */
  assetId?: OrderExportQueryInferred['assetId'];
  /** Only orders of these priorities; 1 is the most urgent, 4 the least. */
  priority?: OrderExportQueryInferred['priority'];
  /** Only orders whose clock stands like this. */
  sla?: OrderExportQueryInferred['sla'];
  /** Only orders that have a time (true) or have none yet (false). */
  planned?: OrderExportQueryInferred['planned'];
  /** Words to search for, as a person types them. */
  keyword?: OrderExportQueryInferred['keyword'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: OrderExportQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: OrderExportQueryInferred['to'];
  /** In which order they come. */
  sort?: OrderExportQueryInferred['sort'];
};

/** What `orders.export` answers. The orders of a list as CSV. */
export type OrderExportAnswer = InferredDataOf<typeof orders.export>;

type OrderFindAnyQueryInferred = InferredRequestOf<typeof orders.findAny>;

/** What `orders.findAny` takes. Find an order of any kind by id or number. */
export type OrderFindAnyQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: OrderFindAnyQueryInferred['orderId'];
  /** The number that people read and say; calls take the id. */
  orderNo?: OrderFindAnyQueryInferred['orderNo'];
};

type OrderFindAnyAnswerInferred = InferredDataOf<typeof orders.findAny>;

/** What `orders.findAny` answers. Find an order of any kind by id or number. */
export type OrderFindAnyAnswer = {
  /** Of which kind it is, in a word. */
  kind: OrderFindAnyAnswerInferred['kind'];
  /** The order that it is about. */
  order: AnyOrder;
};

type HangUpOrderInferred = InferredRequestOf<typeof orders.hangUp>;

/** What `orders.hangUp` takes. Put an order on hold. */
export type HangUpOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: HangUpOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: HangUpOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: HangUpOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: HangUpOrderInferred['at'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode: HangUpOrderInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: HangUpOrderInferred['remark'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: HangUpOrderInferred['resumeAt'];
};

type OrderHistoryQueryInferred = InferredRequestOf<typeof orders.history>;

/** What `orders.history` takes. What happened to an order. */
export type OrderHistoryQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: OrderHistoryQueryInferred['orderId'];
};

type OrderLastTenHistoryQueryInferred = InferredRequestOf<typeof orders.lastTenHistory>;

/** What `orders.lastTenHistory` takes. The last ten things that happened at a site or to an asset. */
export type OrderLastTenHistoryQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: OrderLastTenHistoryQueryInferred['cellId'];
  /** Only what is about this asset. */
  assetId?: OrderLastTenHistoryQueryInferred['assetId'];
};

type OrderLastTenHistoryAnswerInferred = InferredDataOf<typeof orders.lastTenHistory>;

/** What `orders.lastTenHistory` answers. The last ten things that happened at a site or to an asset. */
export type OrderLastTenHistoryAnswer = ({
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: OrderLastTenHistoryAnswerInferred[number]['id'];
  /** The action by its number. */
  handleType: OrderLastTenHistoryAnswerInferred[number]['handleType'];
  /** What is done, in a word; which ones there are follows from the state. */
  action: OrderLastTenHistoryAnswerInferred[number]['action'];
  /** The state before it; absent at the beginning. */
  from?: OrderLastTenHistoryAnswerInferred[number]['from'];
  /** The state after it. */
  to: OrderLastTenHistoryAnswerInferred[number]['to'];
  /** Who did it; absent where the service itself did. */
  byId?: OrderLastTenHistoryAnswerInferred[number]['byId'];
  /** The name of who did it. */
  byName: OrderLastTenHistoryAnswerInferred[number]['byName'];
  /** The name of the group. */
  groupName?: OrderLastTenHistoryAnswerInferred[number]['groupName'];
  /** To whom it was handed. */
  targetName?: OrderLastTenHistoryAnswerInferred[number]['targetName'];
  /** To which group it was handed. */
  targetGroupName?: OrderLastTenHistoryAnswerInferred[number]['targetGroupName'];
  /** What else is to be said of it, in words. */
  remark?: OrderLastTenHistoryAnswerInferred[number]['remark'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: OrderLastTenHistoryAnswerInferred[number]['reasonCode'];
  /** True where customers do not see it. */
  internal: OrderLastTenHistoryAnswerInferred[number]['internal'];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** What was changed, field by field. */
  changes?: ({
    /** The name of the field. */
    field: NonNullable<OrderLastTenHistoryAnswerInferred[number]['changes']>[number]['field'];
    /** What it was; absent where there was nothing. */
    before?: NonNullable<OrderLastTenHistoryAnswerInferred[number]['changes']>[number]['before'];
    /** What it is now; absent where nothing is left. */
    after?: NonNullable<OrderLastTenHistoryAnswerInferred[number]['changes']>[number]['after'];
  })[] | undefined;
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at: OrderLastTenHistoryAnswerInferred[number]['at'];
  /** When the server took it down; an ISO 8601 instant in UTC. */
  recordedAt: OrderLastTenHistoryAnswerInferred[number]['recordedAt'];
  /** True where the time of the device could not be true and was set right. */
  timeAdjusted?: OrderLastTenHistoryAnswerInferred[number]['timeAdjusted'];
  /** Where the device was when it was done. */
  place?: Place | undefined;
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: OrderLastTenHistoryAnswerInferred[number]['orderId'];
  /** The number that people read and say; calls take the id. */
  orderNo: OrderLastTenHistoryAnswerInferred[number]['orderNo'];
  /** What it is about, in one line. */
  title: OrderLastTenHistoryAnswerInferred[number]['title'];
})[];

type OrderMonthQueryInferred = InferredRequestOf<typeof orders.month>;

/** What `orders.month` takes. Orders raised and resolved by month. */
export type OrderMonthQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: OrderMonthQueryInferred['cellId'];
  /** How many months back, the running one included. */
  months?: OrderMonthQueryInferred['months'];
};

type OrderMonthAnswerInferred = InferredDataOf<typeof orders.month>;

/** What `orders.month` answers. Orders raised and resolved by month. */
export type OrderMonthAnswer = ({
  /** A month as YYYY-MM, in the time zone of the organisation. */
  month: OrderMonthAnswerInferred[number]['month'];
  /** How many were made in that time. */
  created: OrderMonthAnswerInferred[number]['created'];
  /** How many were resolved in that time. */
  resolved: OrderMonthAnswerInferred[number]['resolved'];
})[];

type OrderPageQueryInferred = InferredRequestOf<typeof orders.page>;

/** What `orders.page` takes. Orders that staff may see. */
export type OrderPageQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: OrderPageQueryInferred['scope'];
  /** Only what stands in one of these states; in any when left out. */
  status?: OrderPageQueryInferred['status'];
  /** Only what came in by one of these ways. */
  source?: OrderPageQueryInferred['source'];
  /** Only orders of this type. */
  typeId?: OrderPageQueryInferred['typeId'];
  /** Only orders of this entry of the service catalogue. */
  serverCatalogId?: OrderPageQueryInferred['serverCatalogId'];
  /** Only what belongs to this site of a customer. */
  cellId?: OrderPageQueryInferred['cellId'];
  /** Only what lies with this group, or with those below it. */
  groupId?: OrderPageQueryInferred['groupId'];
  /** Only what this person works on. */
  handlerId?: OrderPageQueryInferred['handlerId'];
  /** Only what is about this asset. */
  assetId?: OrderPageQueryInferred['assetId'];
  /** Only orders of these priorities; 1 is the most urgent, 4 the least. */
  priority?: OrderPageQueryInferred['priority'];
  /** Only orders whose clock stands like this. */
  sla?: OrderPageQueryInferred['sla'];
  /** Only orders that have a time (true) or have none yet (false). */
  planned?: OrderPageQueryInferred['planned'];
  /** Words to search for, as a person types them. */
  keyword?: OrderPageQueryInferred['keyword'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: OrderPageQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: OrderPageQueryInferred['to'];
  /** In which order they come. */
  sort?: OrderPageQueryInferred['sort'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: OrderPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: OrderPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderPageQueryInferred['next'];
};

type OrderPageInferred = InferredDataOf<typeof orders.page>;

/** What `orders.page` answers. Orders that staff may see. */
export type OrderPage = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: OrderPageInferred['page'];
  /** How many items a page holds at most. */
  size: OrderPageInferred['size'];
  /** How many items there are on all pages together. */
  total: OrderPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: OrderPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: OrderPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: OrderPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderPageInferred['next'];
};

type OrderPreTriggerQueryInferred = InferredRequestOf<typeof orders.preTrigger>;

/** What `orders.preTrigger` takes. What the rules would make of a draft. */
export type OrderPreTriggerQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: OrderPreTriggerQueryInferred['id'];
  /** When the fault began; an ISO 8601 instant in UTC. */
  gmtStart?: OrderPreTriggerQueryInferred['gmtStart'];
  /** Which site of a customer it is about. */
  cellId: OrderPreTriggerQueryInferred['cellId'];
  /** The site as people call it. */
  cellName?: OrderPreTriggerQueryInferred['cellName'];
  /** Which customer it is about. */
  customerId?: OrderPreTriggerQueryInferred['customerId'];
  /** Which named source it came from, beside its kind. */
  sourceId?: OrderPreTriggerQueryInferred['sourceId'];
  /** The name of the source it came from. */
  sourceName?: OrderPreTriggerQueryInferred['sourceName'];
  /** Who reported it, of the reporters of the site. */
  reportId?: OrderPreTriggerQueryInferred['reportId'];
  /** The name of the reporter. */
  reportName?: OrderPreTriggerQueryInferred['reportName'];
  /** Where the reporter is called back. */
  reportPhone?: OrderPreTriggerQueryInferred['reportPhone'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId: OrderPreTriggerQueryInferred['typeId'];
  /** The type of the order as people read it. */
  typeName?: OrderPreTriggerQueryInferred['typeName'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId: OrderPreTriggerQueryInferred['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName?: OrderPreTriggerQueryInferred['serverCatalogName'];
  /** Which template the custom fields follow. */
  templateId?: OrderPreTriggerQueryInferred['templateId'];
  /** How far the fault reaches: 1 a person, 2 a department, 3 the site, 4 the whole company. */
  scope?: OrderPreTriggerQueryInferred['scope'];
  /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
  fields?: FieldAnswer[] | undefined;
  /** What it is about, in one line. */
  title?: OrderPreTriggerQueryInferred['title'];
  /** What it is about, at length. */
  content?: OrderPreTriggerQueryInferred['content'];
  /** Only orders of these priorities; 1 is the most urgent, 4 the least. */
  priority?: OrderPreTriggerQueryInferred['priority'];
  /** Which assets it is about. */
  assetIds?: OrderPreTriggerQueryInferred['assetIds'];
  /** Files that were uploaded before, as an attachment string. */
  attachment?: OrderPreTriggerQueryInferred['attachment'];
};

type OrderPreTriggerAnswerInferred = InferredDataOf<typeof orders.preTrigger>;

/** What `orders.preTrigger` answers. What the rules would make of a draft. */
export type OrderPreTriggerAnswer = {
  /** Which group of engineers it is about. */
  groupId: OrderPreTriggerAnswerInferred['groupId'];
  /** The name of the group. */
  groupName: OrderPreTriggerAnswerInferred['groupName'];
  /** Which rule chose where it goes, in a word. */
  routedBy: OrderPreTriggerAnswerInferred['routedBy'];
  /** From 1, the most urgent, to 4. */
  priority: OrderPreTriggerAnswerInferred['priority'];
  /** How it is done: onSite or remote. */
  serviceMode: OrderPreTriggerAnswerInferred['serviceMode'];
  /** When an engineer must have accepted at the latest; an ISO 8601 instant in UTC. */
  responseDueAt?: OrderPreTriggerAnswerInferred['responseDueAt'];
  /** Until when it must be resolved; an ISO 8601 instant in UTC. */
  resolveDueAt?: OrderPreTriggerAnswerInferred['resolveDueAt'];
  /** True for what came outside of working hours and goes to the engineer on duty. */
  duty: OrderPreTriggerAnswerInferred['duty'];
  /** The engineer who would suit it. */
  engineer?: {
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: NonNullable<OrderPreTriggerAnswerInferred['engineer']>['id'];
    /** What people call it, or the name of a person. */
    name: NonNullable<OrderPreTriggerAnswerInferred['engineer']>['name'];
    /** Why, in words that stay the same in every language; the phrases say them for people. */
    reasons: NonNullable<OrderPreTriggerAnswerInferred['engineer']>['reasons'];
  } | undefined;
  /** The nearest engineer where none fits; what is missing stands among the reasons. */
  nearest?: {
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: NonNullable<OrderPreTriggerAnswerInferred['nearest']>['id'];
    /** What people call it, or the name of a person. */
    name: NonNullable<OrderPreTriggerAnswerInferred['nearest']>['name'];
    /** Why, in words that stay the same in every language; the phrases say them for people. */
    reasons: NonNullable<OrderPreTriggerAnswerInferred['nearest']>['reasons'];
  } | undefined;
};

type ProgressOrderInferred = InferredRequestOf<typeof orders.progress>;

/** What `orders.progress` takes. Note how the work goes on. */
export type ProgressOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ProgressOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ProgressOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ProgressOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ProgressOrderInferred['at'];
  /** How it goes, in words. */
  content: ProgressOrderInferred['content'];
  /** Files that were uploaded before and belong to it. */
  attachments?: ProgressOrderInferred['attachments'];
  /** True where customers do not see it. */
  internal?: ProgressOrderInferred['internal'];
  /** Colleagues who are notified. */
  mentionIds?: ProgressOrderInferred['mentionIds'];
  /** Sends the note to the reporter as a message; not for internal notes, and refused where no reporter has an account in use. */
  notifyReporter?: ProgressOrderInferred['notifyReporter'];
};

type ReleaseOrderInferred = InferredRequestOf<typeof orders.release>;

/** What `orders.release` takes. Put an order back into the pool. */
export type ReleaseOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ReleaseOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ReleaseOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ReleaseOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ReleaseOrderInferred['at'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode: ReleaseOrderInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: ReleaseOrderInferred['remark'];
};

type RemindOrderInferred = InferredRequestOf<typeof orders.remind>;

/** What `orders.remind` takes. Remind of an order that waits. */
export type RemindOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: RemindOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: RemindOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: RemindOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: RemindOrderInferred['at'];
};

/** What `orders.remind` answers. Remind of an order that waits. */
export interface OrderRemindAnswer extends InferredDataOf<typeof orders.remind> {}

type ResolveOrderInferred = InferredRequestOf<typeof orders.resolve>;

/** What `orders.resolve` takes. Resolve an order. */
export type ResolveOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ResolveOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ResolveOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ResolveOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ResolveOrderInferred['at'];
  /** What was done about it, in words. */
  solution: ResolveOrderInferred['solution'];
  /** How long the work took, in minutes. */
  spentMinutes?: ResolveOrderInferred['spentMinutes'];
  /** What it came from, by a code of the dictionary cause. */
  causeCode?: ResolveOrderInferred['causeCode'];
  /** What else is to be said of it, in words. */
  remark?: ResolveOrderInferred['remark'];
  /** Files that were uploaded before and belong to it. */
  attachments?: ResolveOrderInferred['attachments'];
  /** Pictures of how it was before the work. */
  beforePhotos?: ResolveOrderInferred['beforePhotos'];
  /** Pictures of how it was after the work. */
  afterPhotos?: ResolveOrderInferred['afterPhotos'];
  /** The signature of who took the work off, as a picture. */
  signature?: ResolveOrderInferred['signature'];
};

type OrderSearchQueryInferred = InferredRequestOf<typeof orders.search>;

/** What `orders.search` takes. Search orders of every kind. */
export type OrderSearchQuery = {
  /** Words to search for, as a person types them. */
  keyword: OrderSearchQueryInferred['keyword'];
  /** Only those of these kinds; any when left out. */
  kinds?: OrderSearchQueryInferred['kinds'];
  /** Only what stands in one of these states; in any when left out. */
  status?: OrderSearchQueryInferred['status'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: OrderSearchQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: OrderSearchQueryInferred['to'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: OrderSearchQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: OrderSearchQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderSearchQueryInferred['next'];
};

type OrderSearchInferred = InferredDataOf<typeof orders.search>;

/** What `orders.search` answers. Search orders of every kind. */
export type OrderSearch = {
  /** The items of this page, in the order of the list. */
  list: AnyOrder[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: OrderSearchInferred['page'];
  /** How many items a page holds at most. */
  size: OrderSearchInferred['size'];
  /** How many items there are on all pages together. */
  total: OrderSearchInferred['total'];
  /** How many pages there are at this size. */
  totalPage: OrderSearchInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: OrderSearchInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: OrderSearchInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderSearchInferred['next'];
};

type OrderSimilarQueryInferred = InferredRequestOf<typeof orders.similar>;

/** What `orders.similar` takes. Open orders that may be about the same. */
export type OrderSimilarQuery = {
  /** Which site of a customer it is about. */
  cellId: OrderSimilarQueryInferred['cellId'];
  /** Only orders of this type. */
  typeId?: OrderSimilarQueryInferred['typeId'];
  /** What it is about, in one line. */
  title?: OrderSimilarQueryInferred['title'];
  /** Which assets it is about. */
  assetIds?: OrderSimilarQueryInferred['assetIds'];
};

type OrderSuggestEngineersQueryInferred = InferredRequestOf<typeof orders.suggestEngineers>;

/** What `orders.suggestEngineers` takes. Engineers who would suit an order. */
export type OrderSuggestEngineersQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: OrderSuggestEngineersQueryInferred['orderId'];
  /** The order as it would be made. */
  draft?: {
    /** Which site of a customer it is about. */
    cellId: NonNullable<OrderSuggestEngineersQueryInferred['draft']>['cellId'];
    /** Which entry of the service catalogue it belongs to; the last of a branch. */
    serverCatalogId: NonNullable<OrderSuggestEngineersQueryInferred['draft']>['serverCatalogId'];
    /** Which type of order it is; the last of a branch of orderTypes.tree. */
    typeId: NonNullable<OrderSuggestEngineersQueryInferred['draft']>['typeId'];
  } | undefined;
  /** Further orders that the same engineer is to get. */
  withIds?: OrderSuggestEngineersQueryInferred['withIds'];
  /** Only what lies with this group, or with those below it. */
  groupId?: OrderSuggestEngineersQueryInferred['groupId'];
  /** Which day is meant; YYYY-MM-DD of the tenant’s zone. */
  day?: OrderSuggestEngineersQueryInferred['day'];
};

type SupplementOrderInferred = InferredRequestOf<typeof orders.supplement>;

/** What `orders.supplement` takes. Add what one forgot to say. */
export type SupplementOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: SupplementOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: SupplementOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: SupplementOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: SupplementOrderInferred['at'];
  /** What is added to what was reported. */
  content: SupplementOrderInferred['content'];
  /** Files that were uploaded before and belong to it. */
  attachments?: SupplementOrderInferred['attachments'];
};

type TransferOrderInferred = InferredRequestOf<typeof orders.transfer>;

/** What `orders.transfer` takes. Hand an order to another group or engineer. */
export type TransferOrder = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: TransferOrderInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: TransferOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: TransferOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: TransferOrderInferred['at'];
  /** Which group of engineers it is about. */
  groupId: TransferOrderInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: TransferOrderInferred['engineerId'];
  /** Who stood first among those suggested when the choice was made; kept for the report of suggestions, unless they cannot be given orders of that group. */
  suggestedId?: TransferOrderInferred['suggestedId'];
  /** What else is to be said of it, in words. */
  remark?: TransferOrderInferred['remark'];
};

/** What the calls of `orders` take and answer. */
export interface OrdersCalls {
  'orders.accept': { request: AcceptOrder; data: AcceptedOrder };
  'orders.activate': { request: ActivateOrder; data: OrderSummary };
  'orders.cancel': { request: CancelOrder; data: OrderSummary };
  'orders.cancelCc': { request: CancelCcOrder; data: Nothing };
  'orders.cellPage': { request: OrderCellPageQuery; data: OrderCellPage };
  'orders.clockIn': { request: ClockInOrder; data: HandleRecord };
  'orders.countStatus': { request: OrderCountStatusQuery; data: OrderCountStatusAnswer };
  'orders.create': { request: CreateOrder; data: AcceptedOrder };
  'orders.decline': { request: DeclineOrder; data: OrderSummary };
  'orders.depart': { request: DepartOrder; data: HandleRecord };
  'orders.detail': { request: OrderDetailQuery; data: OrderDetail };
  'orders.edit': { request: EditOrder; data: OrderSummary };
  'orders.evaluate': { request: EvaluateOrder; data: OrderEvaluateAnswer };
  'orders.evaluation': { request: OrderEvaluationQuery; data: Evaluation };
  'orders.export': { request: OrderExportQuery; data: OrderExportAnswer };
  'orders.findAny': { request: OrderFindAnyQuery; data: OrderFindAnyAnswer };
  'orders.hangUp': { request: HangUpOrder; data: OrderSummary };
  'orders.history': { request: OrderHistoryQuery; data: HandleRecord[] };
  'orders.lastTenHistory': { request: OrderLastTenHistoryQuery; data: OrderLastTenHistoryAnswer };
  'orders.month': { request: OrderMonthQuery; data: OrderMonthAnswer };
  'orders.page': { request: OrderPageQuery; data: OrderPage };
  'orders.preTrigger': { request: OrderPreTriggerQuery; data: OrderPreTriggerAnswer };
  'orders.progress': { request: ProgressOrder; data: HandleRecord };
  'orders.release': { request: ReleaseOrder; data: OrderSummary };
  'orders.remind': { request: RemindOrder; data: OrderRemindAnswer };
  'orders.resolve': { request: ResolveOrder; data: OrderSummary };
  'orders.search': { request: OrderSearchQuery; data: OrderSearch };
  'orders.similar': { request: OrderSimilarQuery; data: OrderSummary[] };
  'orders.suggestEngineers': { request: OrderSuggestEngineersQuery; data: Suggestion[] };
  'orders.supplement': { request: SupplementOrder; data: HandleRecord };
  'orders.transfer': { request: TransferOrder; data: OrderSummary };
}
