// Written by `pnpm gen` from the contract and its docs.
import type * as z from 'zod/mini';
import type { profile, savedFilter } from '../account.ts';
import type { MenuEntry, loginResult } from '../atoms/account.ts';
import type { assetProperty, cmdbAsset } from '../atoms/asset.ts';
import type { nothing } from '../atoms/basic.ts';
import type { engineer, serviceArea, skill } from '../atoms/engineer.ts';
import type { acceptedOrder, attachmentShown, evaluation, fieldAnswer, fieldShown, handleRecord, orderDetail, orderSummary, place, schedule } from '../atoms/order.ts';
import type { reporter } from '../atoms/reporter.ts';
import type { saturationRow } from '../atoms/saturation.ts';
import type { codeSent } from '../atoms/secret.ts';
import type { suggestion } from '../atoms/suggestion.ts';
import type { GroupNode, TreeNode } from '../atoms/tree.ts';
import type { homeCounts } from '../backlog.ts';
import type { serviceCalendar } from '../calendars.ts';
import type { cell } from '../cells.ts';
import type { deviceOrder, deviceSummary } from '../device-orders.ts';
import type { dutyDay } from '../duty.ts';
import type { entrustOrder } from '../entrust.ts';
import type { group } from '../groups.ts';
import type { joinRequest } from '../joins.ts';
import type { leave } from '../leave.ts';
import type { message } from '../messages.ts';
import type { anyOrder } from '../orders/find.ts';
import type { pmOrder, pmSummary } from '../pm-orders.ts';
import type { pmPlan } from '../pm-plans.ts';
import type { projectOrder, projectSummary } from '../projects.ts';
import type { requirement } from '../requirements.ts';
import type { review } from '../reviews.ts';
import type { templateField } from '../templates.ts';
import type { webhook } from '../webhooks.ts';

type ShapeOf<Shape extends () => z.ZodMiniType> = z.output<ReturnType<Shape>>;

type AcceptedOrderInferred = ShapeOf<typeof acceptedOrder>;

/** An order that was accepted, and what stands at the time that was asked for: then it has none. */
export type AcceptedOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: AcceptedOrderInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: AcceptedOrderInferred['orderNo'];
  /** What it is about, in one line. */
  title: AcceptedOrderInferred['title'];
  /** Where it stands, by the number of its state. */
  status: AcceptedOrderInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: AcceptedOrderInferred['priority'];
  /** How it came in: by app, phone, monitoring and the like, by code. */
  source: AcceptedOrderInferred['source'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId: AcceptedOrderInferred['typeId'];
  /** The type of the order as people read it. */
  typeName: AcceptedOrderInferred['typeName'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId: AcceptedOrderInferred['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName: AcceptedOrderInferred['serverCatalogName'];
  /** How it is done: onSite or remote. */
  serviceMode: AcceptedOrderInferred['serviceMode'];
  /** Which site of a customer it is about. */
  cellId: AcceptedOrderInferred['cellId'];
  /** The site as people call it. */
  cellName: AcceptedOrderInferred['cellName'];
  /** The customer as people call it. */
  customerName: AcceptedOrderInferred['customerName'];
  /** The name of the reporter. */
  reportName?: AcceptedOrderInferred['reportName'];
  /** To whom it is handed before it is accepted. */
  assigneeId?: AcceptedOrderInferred['assigneeId'];
  /** The name of whom it is handed to before it is accepted. */
  assigneeName?: AcceptedOrderInferred['assigneeName'];
  /** Who has accepted it and works on it. */
  handlerId?: AcceptedOrderInferred['handlerId'];
  /** The name of who has accepted it and works on it. */
  handlerName?: AcceptedOrderInferred['handlerName'];
  /** Which group it lies with. */
  handlerGroupId: AcceptedOrderInferred['handlerGroupId'];
  /** The name of the group that it lies with. */
  handlerGroupName: AcceptedOrderInferred['handlerGroupName'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: AcceptedOrderInferred['createdAt'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: AcceptedOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: AcceptedOrderInferred['planEnd'];
  /** When the engineer set out for the site; an ISO 8601 instant in UTC. */
  departedAt?: AcceptedOrderInferred['departedAt'];
  /** When the engineer means to be at the site; an ISO 8601 instant in UTC. */
  etaAt?: AcceptedOrderInferred['etaAt'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: AcceptedOrderInferred['resumeAt'];
  /** When it was resolved; an ISO 8601 instant in UTC. */
  resolvedAt?: AcceptedOrderInferred['resolvedAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: AcceptedOrderInferred['hangUpReason'];
  /** When an engineer must have accepted at the latest; an ISO 8601 instant in UTC. */
  responseDueAt?: AcceptedOrderInferred['responseDueAt'];
  /** Until when it must be resolved; an ISO 8601 instant in UTC. */
  resolveDueAt?: AcceptedOrderInferred['resolveDueAt'];
  /** The limit that comes next, of response or of resolution; an ISO 8601 instant in UTC. */
  nextDueAt?: AcceptedOrderInferred['nextDueAt'];
  /** When it is next said that time runs out; an ISO 8601 instant in UTC. */
  nextWarnAt?: AcceptedOrderInferred['nextWarnAt'];
  /** How it stands against its limits: none has none; ok, soon, late while a clock runs; paused; met or missed once resolved. */
  slaState: AcceptedOrderInferred['slaState'];
  /** How much of the time is used: 1 is all of it, more is late. */
  slaShare?: AcceptedOrderInferred['slaShare'];
  /** How often it was begun: 1 until it is opened again. */
  round: AcceptedOrderInferred['round'];
  /** True while a partner works on it. */
  entrusted?: AcceptedOrderInferred['entrusted'];
  /** True for what came outside of working hours and goes to the engineer on duty. */
  duty?: AcceptedOrderInferred['duty'];
  /** True until the caller has looked at it. */
  unread?: AcceptedOrderInferred['unread'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: AcceptedOrderInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: AcceptedOrderInferred['can'];
  /** The leave or entry at the time that was asked for, so that the order has no appointment. */
  notPlanned?: {
    /** What speaks against it: it begins in the past, lies in leave or outside of working hours, overlaps an entry, needs a skill that the engineer lacks, or the engineer declined it in this round. */
    warning: NonNullable<AcceptedOrderInferred['notPlanned']>['warning'];
    /** When the leave or entry in the way begins. */
    from: NonNullable<AcceptedOrderInferred['notPlanned']>['from'];
    /** When the leave or entry in the way ends. */
    to: NonNullable<AcceptedOrderInferred['notPlanned']>['to'];
  } | undefined;
};

type AnyOrderInferred = ShapeOf<typeof anyOrder>;

/** An order of any kind, as far as all kinds are alike. */
export type AnyOrder = {
  /** Of which kind it is, in a word. */
  kind: AnyOrderInferred['kind'];
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: AnyOrderInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: AnyOrderInferred['orderNo'];
  /** What it is about, in one line. */
  title: AnyOrderInferred['title'];
  /** Where it stands, by the number of its state; states are counted for each kind by itself. */
  status: AnyOrderInferred['status'];
  /** The site as people call it. */
  cellName: AnyOrderInferred['cellName'];
  /** The customer as people call it. */
  customerName?: AnyOrderInferred['customerName'];
  /** The name of the reporter. */
  reportName?: AnyOrderInferred['reportName'];
  /** The asset as people call it. */
  assetName?: AnyOrderInferred['assetName'];
  /** What it is about, at length. */
  content?: AnyOrderInferred['content'];
  /** The name of who has accepted it and works on it. */
  handlerName?: AnyOrderInferred['handlerName'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: AnyOrderInferred['createdAt'];
  /** Where the words were found, so that they can be shown. */
  hits?: ({
    /** The name of the field. */
    field: NonNullable<AnyOrderInferred['hits']>[number]['field'];
    /** At which character of the field the words begin, from 0. */
    start: NonNullable<AnyOrderInferred['hits']>[number]['start'];
    /** How many characters of the field the words take. */
    length: NonNullable<AnyOrderInferred['hits']>[number]['length'];
  })[] | undefined;
};

type AssetPropertyInferred = ShapeOf<typeof assetProperty>;

/** A field of the form by which a class of assets is described. */
export type AssetProperty = {
  /** Tells it apart from the others of its list. */
  key: AssetPropertyInferred['key'];
  /** What people call it, or the name of a person. */
  name: AssetPropertyInferred['name'];
  /** What kind of answer the field takes. */
  fieldTypeName: AssetPropertyInferred['fieldTypeName'];
  /** Whether it has to be filled in. */
  required: AssetPropertyInferred['required'];
  /** What may be chosen from. */
  options?: AssetPropertyInferred['options'];
  /** What the service itself takes the value for: address and port to reach the device by, mac to know it by. */
  use?: AssetPropertyInferred['use'];
  /** True where customers do not see it. */
  internal?: AssetPropertyInferred['internal'];
  /** The place in the form, from the smallest on. */
  sort: AssetPropertyInferred['sort'];
};

type AttachmentShownInferred = ShapeOf<typeof attachmentShown>;

/** A file as it is shown. */
export type AttachmentShown = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: AttachmentShownInferred['id'];
  /** Where its bytes are; empty where it is a name alone. */
  url: AttachmentShownInferred['url'];
  /** What the file was called where it came from. */
  name: AttachmentShownInferred['name'];
  /** The media type, such as image/jpeg. */
  type?: AttachmentShownInferred['type'];
  /** In bytes. */
  size?: AttachmentShownInferred['size'];
};

type CellInferred = ShapeOf<typeof cell>;

/** A site of a customer. */
export type Cell = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: CellInferred['id'];
  /** What people call it, or the name of a person. */
  name: CellInferred['name'];
  /** The code of the site, as its sign shows it. */
  code: CellInferred['code'];
  /** Which customer it is about. */
  customerId: CellInferred['customerId'];
  /** The customer as people call it. */
  customerName: CellInferred['customerName'];
  /** Where it is, or under which address the network knows it. */
  address?: CellInferred['address'];
  /** In degrees north of the equator (WGS 84). */
  latitude?: CellInferred['latitude'];
  /** In degrees east of Greenwich (WGS 84). */
  longitude?: CellInferred['longitude'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: CellInferred['phone'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: CellInferred['version'];
};

type CmdbAssetInferred = ShapeOf<typeof cmdbAsset>;

/** An asset of the register. */
export type CmdbAsset = {
  /** Which asset it is, by its id. */
  ciId: CmdbAssetInferred['ciId'];
  /** JSON text: a result list with one row of values by the key of the property. */
  cmdbAsset: CmdbAssetInferred['cmdbAsset'];
  /** JSON text: what people call each of those keys. */
  cmdbAssetAlias: CmdbAssetInferred['cmdbAssetAlias'];
  /** 1 on the shelf, 0 off it. */
  flag: CmdbAssetInferred['flag'];
  /** What people call it, or the name of a person. */
  name: CmdbAssetInferred['name'];
  /** What stands on its label. */
  code: CmdbAssetInferred['code'];
  /** Which class of assets it belongs to. */
  classId: CmdbAssetInferred['classId'];
  /** The class of assets as people call it. */
  className: CmdbAssetInferred['className'];
  /** Which site of a customer it is about. */
  cellId: CmdbAssetInferred['cellId'];
  /** The site as people call it. */
  cellName: CmdbAssetInferred['cellName'];
  /** Why it was taken off the shelf, by a code of the dictionary. */
  offShelfReason?: CmdbAssetInferred['offShelfReason'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: CmdbAssetInferred['version'];
};

type CodeSentInferred = ShapeOf<typeof codeSent>;

/** A code is on its way, whether or not the phone is known. */
export type CodeSent = {
  /** How long to wait before another code is sent. */
  resendAfterSeconds: CodeSentInferred['resendAfterSeconds'];
};

type DeviceOrderInferred = ShapeOf<typeof deviceOrder>;

/** All of a device order. */
export type DeviceOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DeviceOrderInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: DeviceOrderInferred['orderNo'];
  /** What it is about, in one line. */
  title: DeviceOrderInferred['title'];
  /** Where it stands, by the number of its state. */
  status: DeviceOrderInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: DeviceOrderInferred['priority'];
  /** Which site of a customer it is about. */
  cellId: DeviceOrderInferred['cellId'];
  /** The site as people call it. */
  cellName: DeviceOrderInferred['cellName'];
  /** The customer as people call it. */
  customerName: DeviceOrderInferred['customerName'];
  /** Which group of engineers it is about. */
  groupId: DeviceOrderInferred['groupId'];
  /** The name of the group. */
  groupName: DeviceOrderInferred['groupName'];
  /** Who is in charge of it. */
  managerId?: DeviceOrderInferred['managerId'];
  /** The name of who is in charge of it. */
  managerName?: DeviceOrderInferred['managerName'];
  /** Which engineer does it or is to do it. */
  engineerId?: DeviceOrderInferred['engineerId'];
  /** The name of the engineer. */
  engineerName?: DeviceOrderInferred['engineerName'];
  /** Who checks the result; never the engineer. */
  checkerId?: DeviceOrderInferred['checkerId'];
  /** The name of who checks the result. */
  checkerName?: DeviceOrderInferred['checkerName'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: DeviceOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: DeviceOrderInferred['planEnd'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: DeviceOrderInferred['resumeAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: DeviceOrderInferred['hangUpReason'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: DeviceOrderInferred['dueAt'];
  /** True where it is on hold for a reason during which its date is not missed. */
  clockStands?: DeviceOrderInferred['clockStands'];
  /** True where it is not done and its time is over. */
  overdue: DeviceOrderInferred['overdue'];
  /** How often the result was handed in. */
  checkRound: DeviceOrderInferred['checkRound'];
  /** True where it was closed without a check. */
  unchecked?: DeviceOrderInferred['unchecked'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: DeviceOrderInferred['createdAt'];
  /** When it ended; an ISO 8601 instant in UTC. */
  finishedAt?: DeviceOrderInferred['finishedAt'];
  /** When it was closed; an ISO 8601 instant in UTC. */
  closedAt?: DeviceOrderInferred['closedAt'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: DeviceOrderInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: DeviceOrderInferred['can'];
  /** What it is about, at length. */
  content: DeviceOrderInferred['content'];
  /** Who made it; servers before 0.3.0 leave it out. */
  createdById?: DeviceOrderInferred['createdById'];
  /** The name of who made it. */
  creatorName: DeviceOrderInferred['creatorName'];
  /** False where there is no checker, or their account is disabled or deleted. */
  checkerActive?: DeviceOrderInferred['checkerActive'];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** The assets that it is about. */
  assets: ({
    /** Which asset it is, by its id. */
    ciId: DeviceOrderInferred['assets'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: DeviceOrderInferred['assets'][number]['name'];
    /** What stands on its label. */
    code: DeviceOrderInferred['assets'][number]['code'];
    /** The class of assets as people call it. */
    className: DeviceOrderInferred['assets'][number]['className'];
  })[];
  /** What came of it. */
  result?: DeviceOrderInferred['result'];
  /** Files that show the result. */
  resultFiles: AttachmentShown[];
  /** What happened to it, step by step. */
  records: HandleRecord[];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: DeviceOrderInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: DeviceOrderInferred['refused'][number]['reason'];
  })[];
};

type DeviceOrderSummaryInferred = ShapeOf<typeof deviceSummary>;

/** A device order as lists show it. */
export type DeviceOrderSummary = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DeviceOrderSummaryInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: DeviceOrderSummaryInferred['orderNo'];
  /** What it is about, in one line. */
  title: DeviceOrderSummaryInferred['title'];
  /** Where it stands, by the number of its state. */
  status: DeviceOrderSummaryInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: DeviceOrderSummaryInferred['priority'];
  /** Which site of a customer it is about. */
  cellId: DeviceOrderSummaryInferred['cellId'];
  /** The site as people call it. */
  cellName: DeviceOrderSummaryInferred['cellName'];
  /** The customer as people call it. */
  customerName: DeviceOrderSummaryInferred['customerName'];
  /** Which group of engineers it is about. */
  groupId: DeviceOrderSummaryInferred['groupId'];
  /** The name of the group. */
  groupName: DeviceOrderSummaryInferred['groupName'];
  /** Who is in charge of it. */
  managerId?: DeviceOrderSummaryInferred['managerId'];
  /** The name of who is in charge of it. */
  managerName?: DeviceOrderSummaryInferred['managerName'];
  /** Which engineer does it or is to do it. */
  engineerId?: DeviceOrderSummaryInferred['engineerId'];
  /** The name of the engineer. */
  engineerName?: DeviceOrderSummaryInferred['engineerName'];
  /** Who checks the result; never the engineer. */
  checkerId?: DeviceOrderSummaryInferred['checkerId'];
  /** The name of who checks the result. */
  checkerName?: DeviceOrderSummaryInferred['checkerName'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: DeviceOrderSummaryInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: DeviceOrderSummaryInferred['planEnd'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: DeviceOrderSummaryInferred['resumeAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: DeviceOrderSummaryInferred['hangUpReason'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: DeviceOrderSummaryInferred['dueAt'];
  /** True where it is on hold for a reason during which its date is not missed. */
  clockStands?: DeviceOrderSummaryInferred['clockStands'];
  /** True where it is not done and its time is over. */
  overdue: DeviceOrderSummaryInferred['overdue'];
  /** How often the result was handed in. */
  checkRound: DeviceOrderSummaryInferred['checkRound'];
  /** True where it was closed without a check. */
  unchecked?: DeviceOrderSummaryInferred['unchecked'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: DeviceOrderSummaryInferred['createdAt'];
  /** When it ended; an ISO 8601 instant in UTC. */
  finishedAt?: DeviceOrderSummaryInferred['finishedAt'];
  /** When it was closed; an ISO 8601 instant in UTC. */
  closedAt?: DeviceOrderSummaryInferred['closedAt'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: DeviceOrderSummaryInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: DeviceOrderSummaryInferred['can'];
};

type DutyDayInferred = ShapeOf<typeof dutyDay>;

/** Who is on duty in a group on a day, and in which shift. */
export type DutyDay = {
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date: DutyDayInferred['date'];
  /** Which group of engineers it is about. */
  groupId: DutyDayInferred['groupId'];
  /** The name of the group. */
  groupName: DutyDayInferred['groupName'];
  /** Whether the calendar of the group works on that day. */
  workday: DutyDayInferred['workday'];
  /** Whether that day is a holiday of the calendar. */
  holiday?: DutyDayInferred['holiday'];
  /** Who is there, each with the shift. */
  people: ({
    /** Whose it is, or who is meant. */
    accountId: DutyDayInferred['people'][number]['accountId'];
    /** What people call it, or the name of a person. */
    name: DutyDayInferred['people'][number]['name'];
    /** As it may be dialled; hidden in part from who may not see it. */
    phone?: DutyDayInferred['people'][number]['phone'];
    /** Which shift, by a code of the dictionary shiftType. */
    shift: DutyDayInferred['people'][number]['shift'];
    /** The name of the shift as people read it. */
    shiftName: DutyDayInferred['people'][number]['shiftName'];
  })[];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: DutyDayInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: DutyDayInferred['can'];
};

type EngineerInferred = ShapeOf<typeof engineer>;

/** A member of staff: what they can do, where, and how busy they are. */
export type Engineer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EngineerInferred['id'];
  /** What people call it, or the name of a person. */
  name: EngineerInferred['name'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: EngineerInferred['phone'];
  /** A picture of the person: an attachment string with one file. */
  photo?: EngineerInferred['photo'];
  /** Where the engineer is employed. */
  employer?: EngineerInferred['employer'];
  /** What the engineer has worked on before, in their own words. */
  experience?: EngineerInferred['experience'];
  /** The number of an identity document; only its owner sees it. */
  idNumber?: EngineerInferred['idNumber'];
  /** The groups that the account belongs to. */
  groups: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: EngineerInferred['groups'][number]['id'];
    /** What people call it, or the name of a person. */
    name: EngineerInferred['groups'][number]['name'];
    /** Whether this person leads the group. */
    lead: EngineerInferred['groups'][number]['lead'];
  })[];
  /** What the engineer can do, and how well. */
  skills: Skill[];
  /** The regions that the engineer serves; a province or city covers all below it. */
  serviceAreas: ServiceArea[];
  /** How many orders the engineer has in hand now. */
  openCount: EngineerInferred['openCount'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: EngineerInferred['saturation'];
  /** All that is promised for that day over what they can give, travel and work without a time included; 1 is full, below 0.5 is free. */
  load?: EngineerInferred['load'];
  /** Where the newest review stands: waiting, approved or turned down. */
  reviewStatus?: EngineerInferred['reviewStatus'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: EngineerInferred['version'];
};

type EntrustOrderInferred = ShapeOf<typeof entrustOrder>;

/** An order that was entrusted to a partner. */
export type EntrustOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EntrustOrderInferred['id'];
  /** The number of the entrusted order on the side of the caller. */
  entrustNo: EntrustOrderInferred['entrustNo'];
  /** Its number on the other side, to speak of it with them. */
  otherNo: EntrustOrderInferred['otherNo'];
  /** From which side it is seen: owner handed it on, partner works on it. */
  side: EntrustOrderInferred['side'];
  /** Where it stands, by the number of its state. */
  status: EntrustOrderInferred['status'];
  /** What it is about, in one line. */
  title: EntrustOrderInferred['title'];
  /** What it is about, at length. */
  content: EntrustOrderInferred['content'];
  /** From 1, the most urgent, to 4. */
  priority: EntrustOrderInferred['priority'];
  /** The type of the order as people read it. */
  typeName: EntrustOrderInferred['typeName'];
  /** The site as people call it. */
  cellName: EntrustOrderInferred['cellName'];
  /** Where the site is. */
  cellAddress?: EntrustOrderInferred['cellAddress'];
  /** The name of the reporter. */
  reportName: EntrustOrderInferred['reportName'];
  /** Where the reporter is called back. */
  reportPhone: EntrustOrderInferred['reportPhone'];
  /** The organisation that handed it on. */
  ownerName: EntrustOrderInferred['ownerName'];
  /** The organisation that works on it. */
  partnerName: EntrustOrderInferred['partnerName'];
  /** Who of the owner keeps an eye on it. */
  coordinatorId?: EntrustOrderInferred['coordinatorId'];
  /** The name of who of the owner keeps an eye on it. */
  coordinatorName?: EntrustOrderInferred['coordinatorName'];
  /** Which group of the owner the order lies with; only for the owner. */
  ownerGroupId?: EntrustOrderInferred['ownerGroupId'];
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: EntrustOrderInferred['orderId'];
  /** The number that people read and say; calls take the id. */
  orderNo?: EntrustOrderInferred['orderNo'];
  /** Which group of engineers it is about. */
  groupId?: EntrustOrderInferred['groupId'];
  /** The name of the group. */
  groupName?: EntrustOrderInferred['groupName'];
  /** Which engineer does it or is to do it. */
  engineerId?: EntrustOrderInferred['engineerId'];
  /** The name of the engineer. */
  engineerName?: EntrustOrderInferred['engineerName'];
  /** Where the engineer is called; absent where that may not be known. */
  engineerPhone?: EntrustOrderInferred['engineerPhone'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: EntrustOrderInferred['dueAt'];
  /** True while the order of the owner is on hold: the limit waits. */
  paused?: EntrustOrderInferred['paused'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: EntrustOrderInferred['createdAt'];
  /** When it was accepted; an ISO 8601 instant in UTC. */
  acceptedAt?: EntrustOrderInferred['acceptedAt'];
  /** When it ended; an ISO 8601 instant in UTC. */
  finishedAt?: EntrustOrderInferred['finishedAt'];
  /** What else is to be said of it, in words. */
  remark?: EntrustOrderInferred['remark'];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** The assets that it is about. */
  assets: ({
    /** Which asset it is, by its id. */
    ciId: EntrustOrderInferred['assets'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: EntrustOrderInferred['assets'][number]['name'];
    /** What stands on its label. */
    code: EntrustOrderInferred['assets'][number]['code'];
  })[];
  /** What came of it. */
  result?: EntrustOrderInferred['result'];
  /** Files that show the result. */
  resultFiles: AttachmentShown[];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: EntrustOrderInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: EntrustOrderInferred['can'];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: EntrustOrderInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: EntrustOrderInferred['refused'][number]['reason'];
  })[];
};

type EvaluationInferred = ShapeOf<typeof evaluation>;

/** A rating as given, or the automatic one. */
export type Evaluation = {
  /** What was ticked beside the rating, as it is stored. */
  label: EvaluationInferred['label'];
  /** The rating, from 1 to 5. */
  stars: EvaluationInferred['stars'];
  /** Pictures with the rating, as an attachment string. */
  attachment: EvaluationInferred['attachment'];
  /** What the customer wrote with the rating. */
  content?: EvaluationInferred['content'];
  /** True where the time for a rating ran out and the service gave it. */
  autoEvaluate: EvaluationInferred['autoEvaluate'];
  /** The name of who gave the rating. */
  commentatorName: EvaluationInferred['commentatorName'];
  /** The name of the group that it lies with. */
  handlerGroupName: EvaluationInferred['handlerGroupName'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: EvaluationInferred['phone'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: EvaluationInferred['createdAt'];
};

type FieldAnswerInferred = ShapeOf<typeof fieldAnswer>;

/** An answered custom field, as stored. */
export type FieldAnswer = {
  /** Which custom field it is. */
  fieldId: FieldAnswerInferred['fieldId'];
  /** The answer as it is stored: plain text, or JSON where the type of the field has parts. */
  fieldValue: FieldAnswerInferred['fieldValue'];
};

type FieldShownInferred = ShapeOf<typeof fieldShown>;

/** An answered custom field with the text that is shown for it. */
export type FieldShown = {
  /** Which custom field it is. */
  fieldId: FieldShownInferred['fieldId'];
  /** What people call it, or the name of a person. */
  name: FieldShownInferred['name'];
  /** What kind of answer the field takes. */
  fieldTypeName: FieldShownInferred['fieldTypeName'];
  /** The answer as it is stored: plain text, or JSON where the type of the field has parts. */
  fieldValue: FieldShownInferred['fieldValue'];
  /** The answer as it is shown to people. */
  display: FieldShownInferred['display'];
};

type GroupInferred = ShapeOf<typeof group>;

/** A group as choices show it. */
export type Group = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: GroupInferred['id'];
  /** What people call it, or the name of a person. */
  name: GroupInferred['name'];
  /** What it lies below; absent at the top. */
  parentId?: GroupInferred['parentId'];
  /** The way from the top to it. */
  path: GroupInferred['path'];
  /** Whether this person leads the group. */
  lead: GroupInferred['lead'];
  /** Whether the person belongs to the group; who only leads it is not given its work. */
  member: GroupInferred['member'];
  /** From which kinds of orders work comes to it. */
  sources: GroupInferred['sources'];
};

export type { GroupNode } from '../atoms/tree.ts';

type HandleRecordInferred = ShapeOf<typeof handleRecord>;

/** One step in an order's history. */
export type HandleRecord = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: HandleRecordInferred['id'];
  /** The action by its number. */
  handleType: HandleRecordInferred['handleType'];
  /** What is done, in a word; which ones there are follows from the state. */
  action: HandleRecordInferred['action'];
  /** The state before it; absent at the beginning. */
  from?: HandleRecordInferred['from'];
  /** The state after it. */
  to: HandleRecordInferred['to'];
  /** Who did it; absent where the service itself did. */
  byId?: HandleRecordInferred['byId'];
  /** The name of who did it. */
  byName: HandleRecordInferred['byName'];
  /** The name of the group. */
  groupName?: HandleRecordInferred['groupName'];
  /** To whom it was handed. */
  targetName?: HandleRecordInferred['targetName'];
  /** To which group it was handed. */
  targetGroupName?: HandleRecordInferred['targetGroupName'];
  /** What else is to be said of it, in words. */
  remark?: HandleRecordInferred['remark'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: HandleRecordInferred['reasonCode'];
  /** True where customers do not see it. */
  internal: HandleRecordInferred['internal'];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** What was changed, field by field. */
  changes?: ({
    /** The name of the field. */
    field: NonNullable<HandleRecordInferred['changes']>[number]['field'];
    /** What it was; absent where there was nothing. */
    before?: NonNullable<HandleRecordInferred['changes']>[number]['before'];
    /** What it is now; absent where nothing is left. */
    after?: NonNullable<HandleRecordInferred['changes']>[number]['after'];
  })[] | undefined;
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at: HandleRecordInferred['at'];
  /** When the server took it down; an ISO 8601 instant in UTC. */
  recordedAt: HandleRecordInferred['recordedAt'];
  /** True where the time of the device could not be true and was set right. */
  timeAdjusted?: HandleRecordInferred['timeAdjusted'];
  /** Where the device was when it was done. */
  place?: Place | undefined;
};

type HomeCountsInferred = ShapeOf<typeof homeCounts>;

/** To-do counts of a home page, taken at one instant. */
export type HomeCounts = {
  /** How many orders of operations there are to do. */
  saasOrderCount: HomeCountsInferred['saasOrderCount'];
  /** How many orders of monitoring there are to do. */
  monitorOrderCount: HomeCountsInferred['monitorOrderCount'];
  /** How many orders of service engineering there are to do. */
  seOrderCount: HomeCountsInferred['seOrderCount'];
  /** All of them together. */
  totalCount: HomeCountsInferred['totalCount'];
  /** How many are to be handled. */
  pendingCount: HomeCountsInferred['pendingCount'];
  /** How many have no time left. */
  timeoutCount: HomeCountsInferred['timeoutCount'];
  /** How many will have no time left soon. */
  willTimeoutCount: HomeCountsInferred['willTimeoutCount'];
  /** How many the caller is kept informed of and has not read. */
  ccUserCount: HomeCountsInferred['ccUserCount'];
  /** How many the groups of the caller are kept informed of and have not read. */
  ccUserGroupCount: HomeCountsInferred['ccUserGroupCount'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: HomeCountsInferred['saturation'];
  /** How many people it counts. */
  headcount: HomeCountsInferred['headcount'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: HomeCountsInferred['asOf'];
};

type JoinRequestInferred = ShapeOf<typeof joinRequest>;

/** A person who asks to belong to a site. */
export type JoinRequest = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: JoinRequestInferred['id'];
  /** 1 waiting, 2 approved, 3 turned down, 4 closed because another customer let them in. */
  status: JoinRequestInferred['status'];
  /** The code of a site as its sign shows it. */
  cellCode: JoinRequestInferred['cellCode'];
  /** Which site of a customer it is about. */
  cellId?: JoinRequestInferred['cellId'];
  /** The site as people call it. */
  cellName?: JoinRequestInferred['cellName'];
  /** The customer as people call it. */
  customerName?: JoinRequestInferred['customerName'];
  /** Who asks. */
  applicantId: JoinRequestInferred['applicantId'];
  /** The name of the applicant. */
  applicantName: JoinRequestInferred['applicantName'];
  /** The phone of the applicant. */
  applicantPhone?: JoinRequestInferred['applicantPhone'];
  /** Reporters of the site who have the phone of the applicant. */
  knownAs?: JoinRequestInferred['knownAs'];
  /** What else is to be said of it, in words. */
  remark?: JoinRequestInferred['remark'];
  /** What the account sees: own for what they report, cells for their sites, customer for all of the customer. */
  cellScope?: JoinRequestInferred['cellScope'];
  /** Who let this person in, or did not. */
  deciderName?: JoinRequestInferred['deciderName'];
  /** What the reviewer wrote. */
  comment?: JoinRequestInferred['comment'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: JoinRequestInferred['createdAt'];
  /** When it was decided; an ISO 8601 instant in UTC. */
  decidedAt?: JoinRequestInferred['decidedAt'];
};

type LeaveInferred = ShapeOf<typeof leave>;

/** When a person is away. */
export type Leave = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: LeaveInferred['id'];
  /** Whose it is, or who is meant. */
  accountId: LeaveInferred['accountId'];
  /** The name of the person whose it is. */
  accountName: LeaveInferred['accountName'];
  /** Why the person is away, by a code of the dictionary leaveType. */
  leaveType: LeaveInferred['leaveType'];
  /** When the time off begins; an ISO 8601 instant in UTC. */
  from: LeaveInferred['from'];
  /** When the time off ends; an ISO 8601 instant in UTC. */
  to: LeaveInferred['to'];
  /** What else is to be said of it, in words. */
  remark?: LeaveInferred['remark'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: LeaveInferred['version'];
};

type LoginResultInferred = ShapeOf<typeof loginResult>;

/** Who signed in, and the session that this began. */
export type LoginResult = {
  /** Goes into the header token of every later request. */
  token: LoginResultInferred['token'];
  /** The id of the account. */
  id: LoginResultInferred['id'];
  /** 1 for staff, 2 for customers. */
  type: LoginResultInferred['type'];
  /** 1 for an account of the administration, which this app does not let in; else 0. */
  admin: LoginResultInferred['admin'];
  /** The menu that this account sees, as a tree. */
  menuList: MenuEntry[];
  /** Until when it is good; an ISO 8601 instant in UTC. */
  expiresAt: LoginResultInferred['expiresAt'];
  /** An IANA name such as Asia/Shanghai: days and hours are told and meant by its clocks. */
  timeZone?: LoginResultInferred['timeZone'];
  /** True until a first password is changed: nothing else is allowed before. */
  mustChangePassword?: LoginResultInferred['mustChangePassword'];
};

export type { MenuEntry } from '../atoms/account.ts';

type MessageInferred = ShapeOf<typeof message>;

/** A message to a person. */
export type Message = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: MessageInferred['id'];
  /** 0 for messages about orders, 1 for those of the system. */
  sysMsgFlag: MessageInferred['sysMsgFlag'];
  /** Of which kind it is, in a word. */
  kind: MessageInferred['kind'];
  /** What it says, in one line. */
  title: MessageInferred['title'];
  /** What it says. */
  content: MessageInferred['content'];
  /** Whether the caller has read it. */
  read: MessageInferred['read'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: MessageInferred['createdAt'];
  /** What it is about, so that it can be opened. */
  target?: {
    /** Of which kind it is, in a word. */
    kind: NonNullable<MessageInferred['target']>['kind'];
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: NonNullable<MessageInferred['target']>['id'];
  } | undefined;
};

/** It is done, and there is nothing more to say. */
export interface Nothing extends ShapeOf<typeof nothing> {}

type OrderDetailInferred = ShapeOf<typeof orderDetail>;

/** All of an order. */
export type OrderDetail = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: OrderDetailInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: OrderDetailInferred['orderNo'];
  /** What it is about, in one line. */
  title: OrderDetailInferred['title'];
  /** Where it stands, by the number of its state. */
  status: OrderDetailInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: OrderDetailInferred['priority'];
  /** How it came in: by app, phone, monitoring and the like, by code. */
  source: OrderDetailInferred['source'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId: OrderDetailInferred['typeId'];
  /** The type of the order as people read it. */
  typeName: OrderDetailInferred['typeName'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId: OrderDetailInferred['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName: OrderDetailInferred['serverCatalogName'];
  /** How it is done: onSite or remote. */
  serviceMode: OrderDetailInferred['serviceMode'];
  /** Which site of a customer it is about. */
  cellId: OrderDetailInferred['cellId'];
  /** The site as people call it. */
  cellName: OrderDetailInferred['cellName'];
  /** The customer as people call it. */
  customerName: OrderDetailInferred['customerName'];
  /** The name of the reporter. */
  reportName?: OrderDetailInferred['reportName'];
  /** To whom it is handed before it is accepted. */
  assigneeId?: OrderDetailInferred['assigneeId'];
  /** The name of whom it is handed to before it is accepted. */
  assigneeName?: OrderDetailInferred['assigneeName'];
  /** Who has accepted it and works on it. */
  handlerId?: OrderDetailInferred['handlerId'];
  /** The name of who has accepted it and works on it. */
  handlerName?: OrderDetailInferred['handlerName'];
  /** Which group it lies with. */
  handlerGroupId: OrderDetailInferred['handlerGroupId'];
  /** The name of the group that it lies with. */
  handlerGroupName: OrderDetailInferred['handlerGroupName'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: OrderDetailInferred['createdAt'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: OrderDetailInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: OrderDetailInferred['planEnd'];
  /** When the engineer set out for the site; an ISO 8601 instant in UTC. */
  departedAt?: OrderDetailInferred['departedAt'];
  /** When the engineer means to be at the site; an ISO 8601 instant in UTC. */
  etaAt?: OrderDetailInferred['etaAt'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: OrderDetailInferred['resumeAt'];
  /** When it was resolved; an ISO 8601 instant in UTC. */
  resolvedAt?: OrderDetailInferred['resolvedAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: OrderDetailInferred['hangUpReason'];
  /** When an engineer must have accepted at the latest; an ISO 8601 instant in UTC. */
  responseDueAt?: OrderDetailInferred['responseDueAt'];
  /** Until when it must be resolved; an ISO 8601 instant in UTC. */
  resolveDueAt?: OrderDetailInferred['resolveDueAt'];
  /** The limit that comes next, of response or of resolution; an ISO 8601 instant in UTC. */
  nextDueAt?: OrderDetailInferred['nextDueAt'];
  /** When it is next said that time runs out; an ISO 8601 instant in UTC. */
  nextWarnAt?: OrderDetailInferred['nextWarnAt'];
  /** How it stands against its limits: none has none; ok, soon, late while a clock runs; paused; met or missed once resolved. */
  slaState: OrderDetailInferred['slaState'];
  /** How much of the time is used: 1 is all of it, more is late. */
  slaShare?: OrderDetailInferred['slaShare'];
  /** How often it was begun: 1 until it is opened again. */
  round: OrderDetailInferred['round'];
  /** True while a partner works on it. */
  entrusted?: OrderDetailInferred['entrusted'];
  /** True for what came outside of working hours and goes to the engineer on duty. */
  duty?: OrderDetailInferred['duty'];
  /** True until the caller has looked at it. */
  unread?: OrderDetailInferred['unread'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: OrderDetailInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: OrderDetailInferred['can'];
  /** What it is about, at length. */
  content: OrderDetailInferred['content'];
  /** When the fault began; an ISO 8601 instant in UTC. */
  gmtStart: OrderDetailInferred['gmtStart'];
  /** Who reported it, of the reporters of the site. */
  reportId?: OrderDetailInferred['reportId'];
  /** Where the reporter is called back. */
  reportPhone?: OrderDetailInferred['reportPhone'];
  /** Where who works on it is called; absent where that may not be known. */
  handlerPhone?: OrderDetailInferred['handlerPhone'];
  /** A picture of who works on it. */
  handlerPhoto?: OrderDetailInferred['handlerPhoto'];
  /** Where the site is. */
  cellAddress?: OrderDetailInferred['cellAddress'];
  /** How far the fault reaches: 1 a person, 2 a department, 3 the site, 4 the whole company. */
  scope?: OrderDetailInferred['scope'];
  /** The name of who made it. */
  creatorName: OrderDetailInferred['creatorName'];
  /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
  fields: FieldShown[];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** Pictures of how it was before the work. */
  beforePhotos: AttachmentShown[];
  /** Pictures of how it was after the work. */
  afterPhotos: AttachmentShown[];
  /** The signature of who took the work off, as a picture. */
  signature: AttachmentShown[];
  /** The assets that it is about. */
  assets: ({
    /** Which asset it is, by its id. */
    ciId: OrderDetailInferred['assets'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: OrderDetailInferred['assets'][number]['name'];
    /** What stands on its label. */
    code: OrderDetailInferred['assets'][number]['code'];
    /** The class of assets as people call it. */
    className: OrderDetailInferred['assets'][number]['className'];
    /** 1 on the shelf, 0 off it. */
    flag: OrderDetailInferred['assets'][number]['flag'];
  })[];
  /** People and groups who are kept informed of it. */
  cc: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: OrderDetailInferred['cc'][number]['id'];
    /** What people call it, or the name of a person. */
    name: OrderDetailInferred['cc'][number]['name'];
    /** True where a whole group is meant and not a person. */
    group?: OrderDetailInferred['cc'][number]['group'];
  })[];
  /** When it is planned, by whom. */
  schedules: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: OrderDetailInferred['schedules'][number]['id'];
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: OrderDetailInferred['schedules'][number]['orderId'];
    /** Of which kind the order is: an order of operations, monitoring or SE, or other work. */
    orderKind: OrderDetailInferred['schedules'][number]['orderKind'];
    /** The number that people read and say; calls take the id. */
    orderNo: OrderDetailInferred['schedules'][number]['orderNo'];
    /** What it is about, in one line. */
    title: OrderDetailInferred['schedules'][number]['title'];
    /** Whose it is, or who is meant. */
    accountId: OrderDetailInferred['schedules'][number]['accountId'];
    /** The name of the person whose it is. */
    accountName: OrderDetailInferred['schedules'][number]['accountName'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart: OrderDetailInferred['schedules'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd: OrderDetailInferred['schedules'][number]['planEnd'];
    /** How long it takes, in minutes. */
    minutes: OrderDetailInferred['schedules'][number]['minutes'];
    /** True where it is planned for whole days and the hours mean nothing. */
    allDay?: OrderDetailInferred['schedules'][number]['allDay'];
    /** Where the entry stands: planned, running, ended, or proposed where it overlaps and was not written. */
    status: OrderDetailInferred['schedules'][number]['status'];
    /** The site as people call it. */
    cellName: OrderDetailInferred['schedules'][number]['cellName'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: OrderDetailInferred['schedules'][number]['version'];
    /** The version of the order that is planned; a change of its time says which one was seen. */
    orderVersion?: OrderDetailInferred['schedules'][number]['orderVersion'];
    /** Other entries of the same person that it overlaps, by their ids. */
    conflicts: OrderDetailInferred['schedules'][number]['conflicts'];
  })[];
  /** What the customer thought of it; absent until then. */
  evaluation?: Evaluation | undefined;
  /** What was done about it, in words. */
  solution?: OrderDetailInferred['solution'];
  /** What it came from, by a code of the dictionary cause. */
  causeCode?: OrderDetailInferred['causeCode'];
  /** How long the work took, in minutes. */
  spentMinutes?: OrderDetailInferred['spentMinutes'];
  /** The earlier order whose fault has come back. */
  repeatOfId?: OrderDetailInferred['repeatOfId'];
  /** The requirement that became this order. */
  requirementId?: OrderDetailInferred['requirementId'];
  /** The order that is worked on instead of this one. */
  duplicateOf?: {
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: NonNullable<OrderDetailInferred['duplicateOf']>['id'];
    /** The number that people read and say; calls take the id. */
    orderNo: NonNullable<OrderDetailInferred['duplicateOf']>['orderNo'];
  } | undefined;
  /** Reports of the same that were closed in favour of this order. */
  duplicates?: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: NonNullable<OrderDetailInferred['duplicates']>[number]['id'];
    /** The number that people read and say; calls take the id. */
    orderNo: NonNullable<OrderDetailInferred['duplicates']>[number]['orderNo'];
  })[] | undefined;
  /** Which customer it is about. */
  customerId?: OrderDetailInferred['customerId'];
  /** Who made it; servers before 0.3.0 leave it out. */
  createdById?: OrderDetailInferred['createdById'];
  /** Whether a member of staff, a client or the service itself made it. */
  createdByKind?: OrderDetailInferred['createdByKind'];
  /** The account of the reporter, where the reporter has one. */
  reporterAccountId?: OrderDetailInferred['reporterAccountId'];
  /** Whether the handler clocked in at the site since it was accepted or reopened. */
  clockedIn?: OrderDetailInferred['clockedIn'];
  /** When the customer last asked to hurry; an ISO 8601 instant in UTC. */
  remindedAt?: OrderDetailInferred['remindedAt'];
  /** When it was closed; an ISO 8601 instant in UTC. */
  closedAt?: OrderDetailInferred['closedAt'];
  /** True where the caller, or a group of theirs, is kept informed of it. */
  copied?: OrderDetailInferred['copied'];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: OrderDetailInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: OrderDetailInferred['refused'][number]['reason'];
  })[];
};

type OrderSummaryInferred = ShapeOf<typeof orderSummary>;

/** An order as lists show it. */
export type OrderSummary = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: OrderSummaryInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: OrderSummaryInferred['orderNo'];
  /** What it is about, in one line. */
  title: OrderSummaryInferred['title'];
  /** Where it stands, by the number of its state. */
  status: OrderSummaryInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: OrderSummaryInferred['priority'];
  /** How it came in: by app, phone, monitoring and the like, by code. */
  source: OrderSummaryInferred['source'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId: OrderSummaryInferred['typeId'];
  /** The type of the order as people read it. */
  typeName: OrderSummaryInferred['typeName'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId: OrderSummaryInferred['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName: OrderSummaryInferred['serverCatalogName'];
  /** How it is done: onSite or remote. */
  serviceMode: OrderSummaryInferred['serviceMode'];
  /** Which site of a customer it is about. */
  cellId: OrderSummaryInferred['cellId'];
  /** The site as people call it. */
  cellName: OrderSummaryInferred['cellName'];
  /** The customer as people call it. */
  customerName: OrderSummaryInferred['customerName'];
  /** The name of the reporter. */
  reportName?: OrderSummaryInferred['reportName'];
  /** To whom it is handed before it is accepted. */
  assigneeId?: OrderSummaryInferred['assigneeId'];
  /** The name of whom it is handed to before it is accepted. */
  assigneeName?: OrderSummaryInferred['assigneeName'];
  /** Who has accepted it and works on it. */
  handlerId?: OrderSummaryInferred['handlerId'];
  /** The name of who has accepted it and works on it. */
  handlerName?: OrderSummaryInferred['handlerName'];
  /** Which group it lies with. */
  handlerGroupId: OrderSummaryInferred['handlerGroupId'];
  /** The name of the group that it lies with. */
  handlerGroupName: OrderSummaryInferred['handlerGroupName'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: OrderSummaryInferred['createdAt'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: OrderSummaryInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: OrderSummaryInferred['planEnd'];
  /** When the engineer set out for the site; an ISO 8601 instant in UTC. */
  departedAt?: OrderSummaryInferred['departedAt'];
  /** When the engineer means to be at the site; an ISO 8601 instant in UTC. */
  etaAt?: OrderSummaryInferred['etaAt'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: OrderSummaryInferred['resumeAt'];
  /** When it was resolved; an ISO 8601 instant in UTC. */
  resolvedAt?: OrderSummaryInferred['resolvedAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: OrderSummaryInferred['hangUpReason'];
  /** When an engineer must have accepted at the latest; an ISO 8601 instant in UTC. */
  responseDueAt?: OrderSummaryInferred['responseDueAt'];
  /** Until when it must be resolved; an ISO 8601 instant in UTC. */
  resolveDueAt?: OrderSummaryInferred['resolveDueAt'];
  /** The limit that comes next, of response or of resolution; an ISO 8601 instant in UTC. */
  nextDueAt?: OrderSummaryInferred['nextDueAt'];
  /** When it is next said that time runs out; an ISO 8601 instant in UTC. */
  nextWarnAt?: OrderSummaryInferred['nextWarnAt'];
  /** How it stands against its limits: none has none; ok, soon, late while a clock runs; paused; met or missed once resolved. */
  slaState: OrderSummaryInferred['slaState'];
  /** How much of the time is used: 1 is all of it, more is late. */
  slaShare?: OrderSummaryInferred['slaShare'];
  /** How often it was begun: 1 until it is opened again. */
  round: OrderSummaryInferred['round'];
  /** True while a partner works on it. */
  entrusted?: OrderSummaryInferred['entrusted'];
  /** True for what came outside of working hours and goes to the engineer on duty. */
  duty?: OrderSummaryInferred['duty'];
  /** True until the caller has looked at it. */
  unread?: OrderSummaryInferred['unread'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: OrderSummaryInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: OrderSummaryInferred['can'];
};

type PlaceInferred = ShapeOf<typeof place>;

/** A place where an engineer clocked in. */
export type Place = {
  /** In degrees north of the equator (WGS 84). */
  latitude?: PlaceInferred['latitude'];
  /** In degrees east of Greenwich (WGS 84). */
  longitude?: PlaceInferred['longitude'];
  /** How far off the position may be. */
  accuracyMeters?: PlaceInferred['accuracyMeters'];
  /** Where it is, or under which address the network knows it. */
  address?: PlaceInferred['address'];
  /** How far it was from the site. */
  distanceMeters?: PlaceInferred['distanceMeters'];
  /** True where it was too far from the site to count as there. */
  outside?: PlaceInferred['outside'];
};

type PmOrderInferred = ShapeOf<typeof pmOrder>;

/** All of a preventive-maintenance order, with its check list. */
export type PmOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: PmOrderInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: PmOrderInferred['orderNo'];
  /** What it is about, in one line. */
  title: PmOrderInferred['title'];
  /** Where it stands, by the number of its state. */
  status: PmOrderInferred['status'];
  /** Which plan of preventive maintenance it came from. */
  planId: PmOrderInferred['planId'];
  /** The plan of preventive maintenance as people call it. */
  planName: PmOrderInferred['planName'];
  /** Which site of a customer it is about. */
  cellId: PmOrderInferred['cellId'];
  /** The site as people call it. */
  cellName: PmOrderInferred['cellName'];
  /** The customer as people call it. */
  customerName: PmOrderInferred['customerName'];
  /** Which group of engineers it is about. */
  groupId: PmOrderInferred['groupId'];
  /** The name of the group. */
  groupName: PmOrderInferred['groupName'];
  /** Which engineer does it or is to do it. */
  engineerId?: PmOrderInferred['engineerId'];
  /** The name of the engineer. */
  engineerName?: PmOrderInferred['engineerName'];
  /** The day of the plan that it stands for, as YYYY-MM-DD. */
  occurrenceOn: PmOrderInferred['occurrenceOn'];
  /** The day by which it must be done, as YYYY-MM-DD. */
  dueOn: PmOrderInferred['dueOn'];
  /** True where it is not done and its time is over. */
  overdue: PmOrderInferred['overdue'];
  /** How long it takes, in minutes. */
  minutes: PmOrderInferred['minutes'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: PmOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: PmOrderInferred['planEnd'];
  /** When work on it began; an ISO 8601 instant in UTC. */
  startedAt?: PmOrderInferred['startedAt'];
  /** When it ended; an ISO 8601 instant in UTC. */
  finishedAt?: PmOrderInferred['finishedAt'];
  /** Why it was not done this time. */
  skipReason?: PmOrderInferred['skipReason'];
  /** How many items the check list has. */
  itemCount: PmOrderInferred['itemCount'];
  /** How many items are answered. */
  answeredCount: PmOrderInferred['answeredCount'];
  /** How many answers are abnormal. */
  abnormalCount: PmOrderInferred['abnormalCount'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: PmOrderInferred['createdAt'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: PmOrderInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: PmOrderInferred['can'];
  /** Further days of the plan that it stands for, each as YYYY-MM-DD. */
  merged: PmOrderInferred['merged'];
  /** What a check list asks, in its order. */
  items: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: PmOrderInferred['items'][number]['id'];
    /** What people call it, or the name of a person. */
    name: PmOrderInferred['items'][number]['name'];
    /** What an answer is: ok, number, text, select or photo. */
    kind: PmOrderInferred['items'][number]['kind'];
    /** The least that is right; what lies below is abnormal or refused. */
    min?: PmOrderInferred['items'][number]['min'];
    /** The most that is right; what lies above is abnormal or refused. */
    max?: PmOrderInferred['items'][number]['max'];
    /** The unit in which a number is read or a time is counted. */
    unit?: PmOrderInferred['items'][number]['unit'];
    /** What may be chosen from. */
    options?: PmOrderInferred['items'][number]['options'];
    /** Whether it has to be filled in. */
    required: PmOrderInferred['items'][number]['required'];
    /** Whether an answer needs a picture. */
    photoRequired?: PmOrderInferred['items'][number]['photoRequired'];
    /** Which asset it is, by its id. */
    ciId?: PmOrderInferred['items'][number]['ciId'];
    /** The asset as people call it. */
    assetName?: PmOrderInferred['items'][number]['assetName'];
    /** True where something is abnormal and no order was made of it yet. */
    offersOrder: PmOrderInferred['items'][number]['offersOrder'];
    /** What was answered; absent until then. */
    answer?: {
      /** normal, abnormal, or na where it does not apply. */
      result: NonNullable<PmOrderInferred['items'][number]['answer']>['result'];
      /** The answer itself: a number, words, or what was chosen. */
      value?: NonNullable<PmOrderInferred['items'][number]['answer']>['value'];
      /** Pictures that were uploaded before. */
      photos: AttachmentShown[];
      /** What else is to be said of it, in words. */
      remark?: NonNullable<PmOrderInferred['items'][number]['answer']>['remark'];
      /** The name of who did it. */
      byName?: NonNullable<PmOrderInferred['items'][number]['answer']>['byName'];
      /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
      at: NonNullable<PmOrderInferred['items'][number]['answer']>['at'];
      /** The order that was made of it. */
      orderId?: NonNullable<PmOrderInferred['items'][number]['answer']>['orderId'];
      /** The number that people read and say; calls take the id. */
      orderNo?: NonNullable<PmOrderInferred['items'][number]['answer']>['orderNo'];
    } | undefined;
  })[];
  /** What happened to it, step by step. */
  records: HandleRecord[];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: PmOrderInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: PmOrderInferred['refused'][number]['reason'];
  })[];
};

type PmOrderSummaryInferred = ShapeOf<typeof pmSummary>;

/** A preventive-maintenance order as lists show it. */
export type PmOrderSummary = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: PmOrderSummaryInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: PmOrderSummaryInferred['orderNo'];
  /** What it is about, in one line. */
  title: PmOrderSummaryInferred['title'];
  /** Where it stands, by the number of its state. */
  status: PmOrderSummaryInferred['status'];
  /** Which plan of preventive maintenance it came from. */
  planId: PmOrderSummaryInferred['planId'];
  /** The plan of preventive maintenance as people call it. */
  planName: PmOrderSummaryInferred['planName'];
  /** Which site of a customer it is about. */
  cellId: PmOrderSummaryInferred['cellId'];
  /** The site as people call it. */
  cellName: PmOrderSummaryInferred['cellName'];
  /** The customer as people call it. */
  customerName: PmOrderSummaryInferred['customerName'];
  /** Which group of engineers it is about. */
  groupId: PmOrderSummaryInferred['groupId'];
  /** The name of the group. */
  groupName: PmOrderSummaryInferred['groupName'];
  /** Which engineer does it or is to do it. */
  engineerId?: PmOrderSummaryInferred['engineerId'];
  /** The name of the engineer. */
  engineerName?: PmOrderSummaryInferred['engineerName'];
  /** The day of the plan that it stands for, as YYYY-MM-DD. */
  occurrenceOn: PmOrderSummaryInferred['occurrenceOn'];
  /** The day by which it must be done, as YYYY-MM-DD. */
  dueOn: PmOrderSummaryInferred['dueOn'];
  /** True where it is not done and its time is over. */
  overdue: PmOrderSummaryInferred['overdue'];
  /** How long it takes, in minutes. */
  minutes: PmOrderSummaryInferred['minutes'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: PmOrderSummaryInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: PmOrderSummaryInferred['planEnd'];
  /** When work on it began; an ISO 8601 instant in UTC. */
  startedAt?: PmOrderSummaryInferred['startedAt'];
  /** When it ended; an ISO 8601 instant in UTC. */
  finishedAt?: PmOrderSummaryInferred['finishedAt'];
  /** Why it was not done this time. */
  skipReason?: PmOrderSummaryInferred['skipReason'];
  /** How many items the check list has. */
  itemCount: PmOrderSummaryInferred['itemCount'];
  /** How many items are answered. */
  answeredCount: PmOrderSummaryInferred['answeredCount'];
  /** How many answers are abnormal. */
  abnormalCount: PmOrderSummaryInferred['abnormalCount'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: PmOrderSummaryInferred['createdAt'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: PmOrderSummaryInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: PmOrderSummaryInferred['can'];
};

type PmPlanInferred = ShapeOf<typeof pmPlan>;

/** A plan of preventive maintenance. */
export type PmPlan = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: PmPlanInferred['id'];
  /** What people call it, or the name of a person. */
  name: PmPlanInferred['name'];
  /** Which site of a customer it is about. */
  cellId: PmPlanInferred['cellId'];
  /** The site as people call it. */
  cellName: PmPlanInferred['cellName'];
  /** The customer as people call it. */
  customerName: PmPlanInferred['customerName'];
  /** Which assets it is about. */
  assetIds: PmPlanInferred['assetIds'];
  /** Which class of assets it belongs to. */
  classId?: PmPlanInferred['classId'];
  /** The class of assets as people call it. */
  className?: PmPlanInferred['className'];
  /** Which check list is used. */
  checkListId: PmPlanInferred['checkListId'];
  /** The check list as people call it. */
  checkListName: PmPlanInferred['checkListName'];
  /** What a check list asks, in its order. */
  items: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: PmPlanInferred['items'][number]['id'];
    /** What people call it, or the name of a person. */
    name: PmPlanInferred['items'][number]['name'];
    /** What an answer is: ok, number, text, select or photo. */
    kind: PmPlanInferred['items'][number]['kind'];
    /** The least that is right; what lies below is abnormal or refused. */
    min?: PmPlanInferred['items'][number]['min'];
    /** The most that is right; what lies above is abnormal or refused. */
    max?: PmPlanInferred['items'][number]['max'];
    /** The unit in which a number is read or a time is counted. */
    unit?: PmPlanInferred['items'][number]['unit'];
    /** What may be chosen from. */
    options?: PmPlanInferred['items'][number]['options'];
    /** Whether it has to be filled in. */
    required: PmPlanInferred['items'][number]['required'];
    /** Whether an answer needs a picture. */
    photoRequired?: PmPlanInferred['items'][number]['photoRequired'];
  })[];
  /** Which group of engineers it is about. */
  groupId: PmPlanInferred['groupId'];
  /** The name of the group. */
  groupName: PmPlanInferred['groupName'];
  /** Which engineer does it or is to do it. */
  engineerId?: PmPlanInferred['engineerId'];
  /** The name of the engineer. */
  engineerName?: PmPlanInferred['engineerName'];
  /** How often it repeats. */
  every: {
    /** How many units lie between two times. */
    count: PmPlanInferred['every']['count'];
    /** The unit in which a number is read or a time is counted. */
    unit: PmPlanInferred['every']['unit'];
  };
  /** The day from which the repetition counts, as YYYY-MM-DD. */
  anchorOn: PmPlanInferred['anchorOn'];
  /** The last day on which it may fall, as YYYY-MM-DD; without one it goes on. */
  endOn?: PmPlanInferred['endOn'];
  /** How many days before the due day its order is made. */
  leadDays: PmPlanInferred['leadDays'];
  /** How long it takes, in minutes. */
  minutes: PmPlanInferred['minutes'];
  /** fixed goes by the calendar, afterDone counts from the day it was done last. */
  mode: PmPlanInferred['mode'];
  /** What becomes of a due day that is a day off: kept, moved on, or moved back. */
  onHoliday: PmPlanInferred['onHoliday'];
  /** What becomes of a due day while an order of the plan is open: it joins it, or has its own. */
  onOpen: PmPlanInferred['onOpen'];
  /** The type of orders that are made of what is abnormal. */
  faultTypeId?: PmPlanInferred['faultTypeId'];
  /** The entry of the catalogue of orders that are made of what is abnormal. */
  faultCatalogId?: PmPlanInferred['faultCatalogId'];
  /** Whether it is switched on. */
  enabled: PmPlanInferred['enabled'];
  /** The next day on which it falls, as YYYY-MM-DD; absent where none comes. */
  nextDueOn?: PmPlanInferred['nextDueOn'];
  /** How many orders of it are not ended. */
  openOrderCount: PmPlanInferred['openOrderCount'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: PmPlanInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: PmPlanInferred['can'];
};

type ProfileInferred = ShapeOf<typeof profile>;

/** An account, with everything that decides what an app shows. */
export type Profile = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ProfileInferred['id'];
  /** 1 for staff, 2 for customers. */
  type: ProfileInferred['type'];
  /** The name that the account signs in with. */
  account: ProfileInferred['account'];
  /** What people call it, or the name of a person. */
  name: ProfileInferred['name'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: ProfileInferred['phone'];
  /** An address for mail. */
  email?: ProfileInferred['email'];
  /** A picture of the person: an attachment string with one file. */
  photo?: ProfileInferred['photo'];
  /** The language of the account: zh-CN or en. */
  locale?: ProfileInferred['locale'];
  /** The organisation that the account belongs to. */
  tenantName: ProfileInferred['tenantName'];
  /** An IANA name such as Asia/Shanghai: days and hours are told and meant by its clocks. */
  timeZone: ProfileInferred['timeZone'];
  /** Minutes without a request after which a session ends; absent when sessions do not end so. */
  idleMinutes?: ProfileInferred['idleMinutes'];
  /** Codes of the roles that the account has in the organisation. */
  roles: ProfileInferred['roles'];
  /** The groups that the account belongs to. */
  groups: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: ProfileInferred['groups'][number]['id'];
    /** What people call it, or the name of a person. */
    name: ProfileInferred['groups'][number]['name'];
    /** Whether this person leads the group. */
    lead: ProfileInferred['groups'][number]['lead'];
  })[];
  /** The group in which the account works now; auth.switchGroup changes it. */
  currentGroupId?: ProfileInferred['currentGroupId'];
  /** The groups that the account answers for now, by membership or for as long as it is on duty. */
  memberGroupIds?: ProfileInferred['memberGroupIds'];
  /** The groups that the account leads and every group below them. */
  ledGroupIds?: ProfileInferred['ledGroupIds'];
  /** True where the account leads the root group, which alone may manage integrations. */
  leadsRoot?: ProfileInferred['leadsRoot'];
  /** Which customer it is about. */
  customerId?: ProfileInferred['customerId'];
  /** The customer as people call it. */
  customerName?: ProfileInferred['customerName'];
  /** The sites that are meant. */
  cells?: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: NonNullable<ProfileInferred['cells']>[number]['id'];
    /** What people call it, or the name of a person. */
    name: NonNullable<ProfileInferred['cells']>[number]['name'];
  })[] | undefined;
  /** What the account sees: own for what they report, cells for their sites, customer for all of the customer. */
  cellScope?: ProfileInferred['cellScope'];
  /** The menu that this account sees, as a tree. */
  menuList: MenuEntry[];
  /** The buttons that this account may use, by their codes. */
  authBtns: ProfileInferred['authBtns'];
  /** True until a first password is changed: nothing else is allowed before. */
  mustChangePassword?: ProfileInferred['mustChangePassword'];
  /** True while the account waits for approval. */
  underReview?: ProfileInferred['underReview'];
};

type ProjectOrderInferred = ShapeOf<typeof projectOrder>;

/** All of a project order, with its stages. */
export type ProjectOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ProjectOrderInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: ProjectOrderInferred['orderNo'];
  /** What it is about, in one line. */
  title: ProjectOrderInferred['title'];
  /** Where it stands, by the number of its state. */
  status: ProjectOrderInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: ProjectOrderInferred['priority'];
  /** Which project it belongs to. */
  projectId: ProjectOrderInferred['projectId'];
  /** The project as people call it. */
  projectName: ProjectOrderInferred['projectName'];
  /** Who is in charge of it. */
  managerId: ProjectOrderInferred['managerId'];
  /** The name of who is in charge of it. */
  managerName: ProjectOrderInferred['managerName'];
  /** Which site of a customer it is about. */
  cellId: ProjectOrderInferred['cellId'];
  /** The site as people call it. */
  cellName: ProjectOrderInferred['cellName'];
  /** The customer as people call it. */
  customerName: ProjectOrderInferred['customerName'];
  /** To whom it is handed before it is accepted. */
  assigneeId?: ProjectOrderInferred['assigneeId'];
  /** The name of whom it is handed to before it is accepted. */
  assigneeName?: ProjectOrderInferred['assigneeName'];
  /** Who has accepted it and works on it. */
  handlerId?: ProjectOrderInferred['handlerId'];
  /** The name of who has accepted it and works on it. */
  handlerName?: ProjectOrderInferred['handlerName'];
  /** Which group it lies with. */
  handlerGroupId: ProjectOrderInferred['handlerGroupId'];
  /** The name of the group that it lies with. */
  handlerGroupName: ProjectOrderInferred['handlerGroupName'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: ProjectOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: ProjectOrderInferred['planEnd'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: ProjectOrderInferred['resumeAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: ProjectOrderInferred['hangUpReason'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: ProjectOrderInferred['dueAt'];
  /** True where it is on hold for a reason during which its date is not missed. */
  clockStands?: ProjectOrderInferred['clockStands'];
  /** True where it is not done and its time is over. */
  overdue: ProjectOrderInferred['overdue'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: ProjectOrderInferred['createdAt'];
  /** When it was resolved; an ISO 8601 instant in UTC. */
  resolvedAt?: ProjectOrderInferred['resolvedAt'];
  /** When it was closed; an ISO 8601 instant in UTC. */
  closedAt?: ProjectOrderInferred['closedAt'];
  /** The stages of a project order, in their order. */
  stages: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: ProjectOrderInferred['stages'][number]['id'];
    /** What people call it, or the name of a person. */
    name: ProjectOrderInferred['stages'][number]['name'];
    /** 1 not begun, 2 under way, 3 done, 4 skipped. */
    status: ProjectOrderInferred['stages'][number]['status'];
    /** Who has accepted it and works on it. */
    handlerId?: ProjectOrderInferred['stages'][number]['handlerId'];
    /** The name of who has accepted it and works on it. */
    handlerName?: ProjectOrderInferred['stages'][number]['handlerName'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: ProjectOrderInferred['stages'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: ProjectOrderInferred['stages'][number]['planEnd'];
    /** When it ended; an ISO 8601 instant in UTC. */
    finishedAt?: ProjectOrderInferred['stages'][number]['finishedAt'];
    /** What came of it. */
    result?: ProjectOrderInferred['stages'][number]['result'];
    /** Files that were uploaded before and belong to it. */
    attachments: AttachmentShown[];
    /** The place among the stages, from the smallest on. */
    sort: ProjectOrderInferred['stages'][number]['sort'];
  })[];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: ProjectOrderInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: ProjectOrderInferred['can'];
  /** What it is about, at length. */
  content: ProjectOrderInferred['content'];
  /** Who made it; servers before 0.3.0 leave it out. */
  createdById?: ProjectOrderInferred['createdById'];
  /** The name of who made it. */
  creatorName: ProjectOrderInferred['creatorName'];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** What happened to it, step by step. */
  records: HandleRecord[];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: ProjectOrderInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: ProjectOrderInferred['refused'][number]['reason'];
  })[];
};

type ProjectOrderSummaryInferred = ShapeOf<typeof projectSummary>;

/** A project order as lists show it. */
export type ProjectOrderSummary = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ProjectOrderSummaryInferred['id'];
  /** The number that people read and say; calls take the id. */
  orderNo: ProjectOrderSummaryInferred['orderNo'];
  /** What it is about, in one line. */
  title: ProjectOrderSummaryInferred['title'];
  /** Where it stands, by the number of its state. */
  status: ProjectOrderSummaryInferred['status'];
  /** From 1, the most urgent, to 4. */
  priority: ProjectOrderSummaryInferred['priority'];
  /** Which project it belongs to. */
  projectId: ProjectOrderSummaryInferred['projectId'];
  /** The project as people call it. */
  projectName: ProjectOrderSummaryInferred['projectName'];
  /** Who is in charge of it. */
  managerId: ProjectOrderSummaryInferred['managerId'];
  /** The name of who is in charge of it. */
  managerName: ProjectOrderSummaryInferred['managerName'];
  /** Which site of a customer it is about. */
  cellId: ProjectOrderSummaryInferred['cellId'];
  /** The site as people call it. */
  cellName: ProjectOrderSummaryInferred['cellName'];
  /** The customer as people call it. */
  customerName: ProjectOrderSummaryInferred['customerName'];
  /** To whom it is handed before it is accepted. */
  assigneeId?: ProjectOrderSummaryInferred['assigneeId'];
  /** The name of whom it is handed to before it is accepted. */
  assigneeName?: ProjectOrderSummaryInferred['assigneeName'];
  /** Who has accepted it and works on it. */
  handlerId?: ProjectOrderSummaryInferred['handlerId'];
  /** The name of who has accepted it and works on it. */
  handlerName?: ProjectOrderSummaryInferred['handlerName'];
  /** Which group it lies with. */
  handlerGroupId: ProjectOrderSummaryInferred['handlerGroupId'];
  /** The name of the group that it lies with. */
  handlerGroupName: ProjectOrderSummaryInferred['handlerGroupName'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: ProjectOrderSummaryInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: ProjectOrderSummaryInferred['planEnd'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: ProjectOrderSummaryInferred['resumeAt'];
  /** Why it is on hold, by a code of the dictionary hangUpReason. */
  hangUpReason?: ProjectOrderSummaryInferred['hangUpReason'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: ProjectOrderSummaryInferred['dueAt'];
  /** True where it is on hold for a reason during which its date is not missed. */
  clockStands?: ProjectOrderSummaryInferred['clockStands'];
  /** True where it is not done and its time is over. */
  overdue: ProjectOrderSummaryInferred['overdue'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: ProjectOrderSummaryInferred['createdAt'];
  /** When it was resolved; an ISO 8601 instant in UTC. */
  resolvedAt?: ProjectOrderSummaryInferred['resolvedAt'];
  /** When it was closed; an ISO 8601 instant in UTC. */
  closedAt?: ProjectOrderSummaryInferred['closedAt'];
  /** The stages of a project order, in their order. */
  stages: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: ProjectOrderSummaryInferred['stages'][number]['id'];
    /** What people call it, or the name of a person. */
    name: ProjectOrderSummaryInferred['stages'][number]['name'];
    /** 1 not begun, 2 under way, 3 done, 4 skipped. */
    status: ProjectOrderSummaryInferred['stages'][number]['status'];
    /** Who has accepted it and works on it. */
    handlerId?: ProjectOrderSummaryInferred['stages'][number]['handlerId'];
    /** The name of who has accepted it and works on it. */
    handlerName?: ProjectOrderSummaryInferred['stages'][number]['handlerName'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: ProjectOrderSummaryInferred['stages'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: ProjectOrderSummaryInferred['stages'][number]['planEnd'];
    /** When it ended; an ISO 8601 instant in UTC. */
    finishedAt?: ProjectOrderSummaryInferred['stages'][number]['finishedAt'];
    /** What came of it. */
    result?: ProjectOrderSummaryInferred['stages'][number]['result'];
    /** Files that were uploaded before and belong to it. */
    attachments: AttachmentShown[];
    /** The place among the stages, from the smallest on. */
    sort: ProjectOrderSummaryInferred['stages'][number]['sort'];
  })[];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: ProjectOrderSummaryInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: ProjectOrderSummaryInferred['can'];
};

type ReporterInferred = ShapeOf<typeof reporter>;

/** Who reports faults of a site. */
export type Reporter = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ReporterInferred['id'];
  /** What people call it, or the name of a person. */
  name: ReporterInferred['name'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: ReporterInferred['phone'];
  /** Which site of a customer it is about. */
  cellId: ReporterInferred['cellId'];
};

type RequirementInferred = ShapeOf<typeof requirement>;

/** What a customer asks for before it is an order. */
export type Requirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RequirementInferred['id'];
  /** The number of a requirement that people read and say. */
  requirementNo: RequirementInferred['requirementNo'];
  /** What it is about, in one line. */
  title: RequirementInferred['title'];
  /** What it is about, at length. */
  content: RequirementInferred['content'];
  /** Where it stands, by the number of its state. */
  status: RequirementInferred['status'];
  /** Which site of a customer it is about. */
  cellId: RequirementInferred['cellId'];
  /** The site as people call it. */
  cellName: RequirementInferred['cellName'];
  /** Which customer it is about. */
  customerId?: RequirementInferred['customerId'];
  /** The customer as people call it. */
  customerName: RequirementInferred['customerName'];
  /** Who reported it, of the reporters of the site. */
  reportId?: RequirementInferred['reportId'];
  /** The name of the reporter. */
  reportName: RequirementInferred['reportName'];
  /** Where the reporter is called back. */
  reportPhone: RequirementInferred['reportPhone'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId?: RequirementInferred['typeId'];
  /** The type of the order as people read it. */
  typeName?: RequirementInferred['typeName'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId?: RequirementInferred['serverCatalogId'];
  /** The entry of the service catalogue, with those above it. */
  serverCatalogName?: RequirementInferred['serverCatalogName'];
  /** Files that were uploaded before, as the attachment string that is stored. */
  adjunct: RequirementInferred['adjunct'];
  /** Files that were uploaded before and belong to it. */
  attachments: AttachmentShown[];
  /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
  fields: FieldShown[];
  /** The assets that it is about. */
  assets: ({
    /** Which asset it is, by its id. */
    ciId: RequirementInferred['assets'][number]['ciId'];
    /** What people call it, or the name of a person. */
    name: RequirementInferred['assets'][number]['name'];
    /** What stands on its label. */
    code: RequirementInferred['assets'][number]['code'];
  })[];
  /** Who is handling it now, so that two people do not do it at once; absent where it is free. */
  lock?: {
    /** Who did it; absent where the service itself did. */
    byId?: NonNullable<RequirementInferred['lock']>['byId'];
    /** The name of who did it. */
    byName: NonNullable<RequirementInferred['lock']>['byName'];
    /** Until when the lock holds unless it is renewed; an ISO 8601 instant in UTC. */
    untilAt: NonNullable<RequirementInferred['lock']>['untilAt'];
    /** Whether it is the caller who holds it. */
    mine: NonNullable<RequirementInferred['lock']>['mine'];
  } | undefined;
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: RequirementInferred['orderId'];
  /** The number that people read and say; calls take the id. */
  orderNo?: RequirementInferred['orderNo'];
  /** Where the order stands that this became. */
  orderStatus?: RequirementInferred['orderStatus'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: RequirementInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: RequirementInferred['remark'];
  /** The refused requirement that this one is raised again for. */
  copyOfId?: RequirementInferred['copyOfId'];
  /** Who made it; servers before 0.3.0 leave it out. */
  createdById?: RequirementInferred['createdById'];
  /** When the customer last asked to hurry; an ISO 8601 instant in UTC. */
  remindedAt?: RequirementInferred['remindedAt'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: RequirementInferred['createdAt'];
  /** When it was last changed; an ISO 8601 instant in UTC. */
  updatedAt: RequirementInferred['updatedAt'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: RequirementInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: RequirementInferred['can'];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: RequirementInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: RequirementInferred['refused'][number]['reason'];
  })[];
};

type ReviewInferred = ShapeOf<typeof review>;

/** A change of a person that a reviewer has to approve. */
export type Review = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ReviewInferred['id'];
  /** Of which kind it is, in a word. */
  kind: ReviewInferred['kind'];
  /** Where it stands, by the number of its state. */
  status: ReviewInferred['status'];
  /** Who asks. */
  applicantId: ReviewInferred['applicantId'];
  /** The name of the applicant. */
  applicantName: ReviewInferred['applicantName'];
  /** The phone of the applicant. */
  applicantPhone?: ReviewInferred['applicantPhone'];
  /** The name of the group. */
  groupName?: ReviewInferred['groupName'];
  /** The groups of who asks; empty for who just registered, whom any lead may decide on. */
  applicantGroupIds?: ReviewInferred['applicantGroupIds'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: ReviewInferred['createdAt'];
  /** Who decided. */
  reviewerId?: ReviewInferred['reviewerId'];
  /** The name of the reviewer. */
  reviewerName?: ReviewInferred['reviewerName'];
  /** When it was decided; an ISO 8601 instant in UTC. */
  decidedAt?: ReviewInferred['decidedAt'];
  /** What the reviewer wrote. */
  comment?: ReviewInferred['comment'];
  /** What was changed, field by field. */
  changes: ({
    /** The name of the field. */
    field: ReviewInferred['changes'][number]['field'];
    /** What it was; absent where there was nothing. */
    before?: ReviewInferred['changes'][number]['before'];
    /** What it is now; absent where nothing is left. */
    after: ReviewInferred['changes'][number]['after'];
    /** Files that were uploaded before and belong to it. */
    attachments?: ReviewInferred['changes'][number]['attachments'];
  })[];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: ReviewInferred['version'];
  /** The actions that the caller may take now, by state and by permission. */
  can: ReviewInferred['can'];
  /** The actions that the caller may not take now, each with the reason why. */
  refused: ({
    /** What is done, in a word; which ones there are follows from the state. */
    action: ReviewInferred['refused'][number]['action'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: ReviewInferred['refused'][number]['reason'];
  })[];
};

type SaturationRowInferred = ShapeOf<typeof saturationRow>;

/** How full a day of a person is, and why. */
export type SaturationRow = {
  /** Whose it is, or who is meant. */
  accountId: SaturationRowInferred['accountId'];
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date: SaturationRowInferred['date'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: SaturationRowInferred['saturation'];
  /** All that is promised for that day over what they can give, travel and work without a time included; 1 is full, below 0.5 is free. */
  load?: SaturationRowInferred['load'];
  /** How much of the time is planned. */
  plannedMinutes?: SaturationRowInferred['plannedMinutes'];
  /** How much time there is. */
  capacityMinutes?: SaturationRowInferred['capacityMinutes'];
  /** How many orders were accepted without a time. */
  unplannedCount?: SaturationRowInferred['unplannedCount'];
  /** True where this person does not work on that day. */
  offDuty?: SaturationRowInferred['offDuty'];
  /** Whether duty of theirs begins on that day. */
  onDuty?: SaturationRowInferred['onDuty'];
  /** Why the person is away, by a code of the dictionary leaveType. */
  leave?: SaturationRowInferred['leave'];
  /** What the day is made of; their minutes add up to what is planned. */
  parts?: ({
    /** What the time goes to: an order, other work, or the way to a site. */
    kind: NonNullable<SaturationRowInferred['parts']>[number]['kind'];
    /** How long it takes, in minutes. */
    minutes: NonNullable<SaturationRowInferred['parts']>[number]['minutes'];
    /** Which order it is about, by its id and not by the number that people read. */
    orderId?: NonNullable<SaturationRowInferred['parts']>[number]['orderId'];
    /** True where it overlaps another entry of the same person. */
    conflict?: NonNullable<SaturationRowInferred['parts']>[number]['conflict'];
  })[] | undefined;
};

type SavedFilterInferred = ShapeOf<typeof savedFilter>;

/** A filter of a list that an account keeps. */
export type SavedFilter = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: SavedFilterInferred['id'];
  /** Which list the filter belongs to. */
  kind: SavedFilterInferred['kind'];
  /** The name that its owner gave it. */
  name: SavedFilterInferred['name'];
  /** The filter as the list that it belongs to writes it. */
  filter: SavedFilterInferred['filter'];
};

type ScheduleInferred = ShapeOf<typeof schedule>;

/** An entry of a person's schedule. */
export type Schedule = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ScheduleInferred['id'];
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ScheduleInferred['orderId'];
  /** Of which kind the order is: an order of operations, monitoring or SE, or other work. */
  orderKind: ScheduleInferred['orderKind'];
  /** The number that people read and say; calls take the id. */
  orderNo: ScheduleInferred['orderNo'];
  /** What it is about, in one line. */
  title: ScheduleInferred['title'];
  /** Whose it is, or who is meant. */
  accountId: ScheduleInferred['accountId'];
  /** The name of the person whose it is. */
  accountName: ScheduleInferred['accountName'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart: ScheduleInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd: ScheduleInferred['planEnd'];
  /** How long it takes, in minutes. */
  minutes: ScheduleInferred['minutes'];
  /** True where it is planned for whole days and the hours mean nothing. */
  allDay?: ScheduleInferred['allDay'];
  /** Where the entry stands: planned, running, ended, or proposed where it overlaps and was not written. */
  status: ScheduleInferred['status'];
  /** The site as people call it. */
  cellName: ScheduleInferred['cellName'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: ScheduleInferred['version'];
  /** The version of the order that is planned; a change of its time says which one was seen. */
  orderVersion?: ScheduleInferred['orderVersion'];
  /** Other entries of the same person that it overlaps, by their ids. */
  conflicts: ScheduleInferred['conflicts'];
};

type ServiceAreaInferred = ShapeOf<typeof serviceArea>;

/** A region that a person serves. */
export type ServiceArea = {
  /** Six digits of the official division of the country. */
  code: ServiceAreaInferred['code'];
  /** What people call it, or the name of a person. */
  name: ServiceAreaInferred['name'];
  /** Where the newest review stands: waiting, approved or turned down. */
  reviewStatus?: ServiceAreaInferred['reviewStatus'];
};

type ServiceCalendarInferred = ShapeOf<typeof serviceCalendar>;

/** When a service runs. */
export type ServiceCalendar = {
  /** An IANA name such as Asia/Shanghai: days and hours are told and meant by its clocks. */
  timeZone: ServiceCalendarInferred['timeZone'];
  /** The hours of a usual week: Monday to Sunday, each a list of intervals. */
  weekly: ServiceCalendarInferred['weekly'];
  /** The name of the set of holidays that it follows. */
  holidaySet?: ServiceCalendarInferred['holidaySet'];
  /** Hours of single days, which go before holidays and the week. */
  exceptions: ServiceCalendarInferred['exceptions'];
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ServiceCalendarInferred['id'];
  /** What people call it, or the name of a person. */
  name: ServiceCalendarInferred['name'];
  /** Whether it applies where nothing else is said. */
  isDefault: ServiceCalendarInferred['isDefault'];
  /** The years whose holidays are known. */
  holidayYears: ServiceCalendarInferred['holidayYears'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: ServiceCalendarInferred['version'];
};

type SkillInferred = ShapeOf<typeof skill>;

/** A skill of a person. */
export type Skill = {
  /** Which skill is meant. */
  skillId: SkillInferred['skillId'];
  /** What people call it, or the name of a person. */
  name: SkillInferred['name'];
  /** The skill that this one is a part of. */
  parentName?: SkillInferred['parentName'];
  /** How well the engineer knows it, from 1 to 3. */
  level: SkillInferred['level'];
  /** Files that prove it: an attachment string. */
  certificate?: SkillInferred['certificate'];
  /** Where the newest review stands: waiting, approved or turned down. */
  reviewStatus?: SkillInferred['reviewStatus'];
};

type SuggestionInferred = ShapeOf<typeof suggestion>;

/** An engineer who would suit an order, and why. */
export type Suggestion = {
  /** The engineer who would suit it. */
  engineer: {
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: SuggestionInferred['engineer']['id'];
    /** What people call it, or the name of a person. */
    name: SuggestionInferred['engineer']['name'];
    /** A picture of the person: an attachment string with one file. */
    photo?: SuggestionInferred['engineer']['photo'];
  };
  /** Which group of engineers it is about. */
  groupId: SuggestionInferred['groupId'];
  /** The name of the group. */
  groupName: SuggestionInferred['groupName'];
  /** The skill by which the engineer suits the order best. */
  skill?: {
    /** What people call it, or the name of a person. */
    name: NonNullable<SuggestionInferred['skill']>['name'];
    /** How well the engineer knows it, from 1 to 3. */
    level: NonNullable<SuggestionInferred['skill']>['level'];
  } | undefined;
  /** The area by which the engineer serves the site. */
  area?: SuggestionInferred['area'];
  /** Which day is meant; YYYY-MM-DD of the tenant’s zone. */
  day?: SuggestionInferred['day'];
  /** Whether they may and can: with a skill that is needed, at work on that day, not away. Others are sent only when named. */
  fits?: SuggestionInferred['fits'];
  /** All that is promised for that day over what they can give, travel and work without a time included; 1 is full, below 0.5 is free. */
  load?: SuggestionInferred['load'];
  /** How much time there is. */
  capacityMinutes?: SuggestionInferred['capacityMinutes'];
  /** How many orders were accepted without a time. */
  unplannedCount?: SuggestionInferred['unplannedCount'];
  /** Minutes of what is theirs and has no time yet, each at its estimate. */
  unplannedMinutes?: SuggestionInferred['unplannedMinutes'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: SuggestionInferred['saturation'];
  /** How long the work is taken to need. */
  estimate?: {
    /** How long it takes, in minutes. */
    minutes: NonNullable<SuggestionInferred['estimate']>['minutes'];
    /** What tells how long it takes: such orders at the site, such orders, its catalogue, or nothing. */
    by: NonNullable<SuggestionInferred['estimate']>['by'];
  } | undefined;
  /** The earliest moment at which they can be at the work with time to do it; an ISO 8601 instant in UTC. */
  arrivesAt?: SuggestionInferred['arrivesAt'];
  /** By how many minutes the work is done after what is due; absent when in time, or when nothing is due. */
  lateMinutes?: SuggestionInferred['lateMinutes'];
  /** How many of several orders they are done too late for; absent for none. */
  lateCount?: SuggestionInferred['lateCount'];
  /** What of it they worked on before: the very asset, or something else at the site; absent when neither. */
  before?: SuggestionInferred['before'];
  /** How many orders the engineer has in hand now. */
  openCount: SuggestionInferred['openCount'];
  /** Whether this person is on duty now. */
  onDuty: SuggestionInferred['onDuty'];
  /** As the crow flies from the last known place to the site, in metres. */
  distance?: SuggestionInferred['distance'];
  /**
   * How well it suits; more is better.
   * @deprecated It says nothing of deadlines: go by the order of the list, and by `fits`.
   */
  score: SuggestionInferred['score'];
  /** Why, in words that stay the same in every language; the phrases say them for people. */
  reasons: SuggestionInferred['reasons'];
};

type TemplateFieldInferred = ShapeOf<typeof templateField>;

/** A custom field of a template. */
export type TemplateField = {
  /** Which custom field it is. */
  fieldId: TemplateFieldInferred['fieldId'];
  /** What people call it, or the name of a person. */
  name: TemplateFieldInferred['name'];
  /** What kind of answer the field takes. */
  fieldTypeName: TemplateFieldInferred['fieldTypeName'];
  /** Whether it has to be filled in. */
  required: TemplateFieldInferred['required'];
  /** What may be chosen from. */
  options?: TemplateFieldInferred['options'];
  /** What may be chosen from, where choices have others below them. */
  optionTree?: TreeNode[] | undefined;
  /** The least that is right; what lies below is abnormal or refused. */
  min?: TemplateFieldInferred['min'];
  /** The most that is right; what lies above is abnormal or refused. */
  max?: TemplateFieldInferred['max'];
  /** How many decimals a number may have. */
  scale?: TemplateFieldInferred['scale'];
  /** The unit in which a number is read or a time is counted. */
  unit?: TemplateFieldInferred['unit'];
  /** How many characters may be typed. */
  maxLength?: TemplateFieldInferred['maxLength'];
  /** Stands in the field until something is typed. */
  placeholder?: TemplateFieldInferred['placeholder'];
  /** What the field holds until it is edited. */
  default?: TemplateFieldInferred['default'];
  /** Shows the field only where another one holds one of some values. */
  visibleWhen?: {
    /** Which custom field it is. */
    fieldId: NonNullable<TemplateFieldInferred['visibleWhen']>['fieldId'];
    /** The values of the other field by which this one shows. */
    in: NonNullable<TemplateFieldInferred['visibleWhen']>['in'];
  } | undefined;
  /** True where customers do not see it. */
  internal?: TemplateFieldInferred['internal'];
  /** The place in the form, from the smallest on. */
  sort: TemplateFieldInferred['sort'];
  /** The version of the template that these fields are of. */
  templateVersion: TemplateFieldInferred['templateVersion'];
  /** The fields that each row of a table holds. */
  columns?: ({
    /** Which custom field it is. */
    fieldId: NonNullable<TemplateFieldInferred['columns']>[number]['fieldId'];
    /** What people call it, or the name of a person. */
    name: NonNullable<TemplateFieldInferred['columns']>[number]['name'];
    /** What kind of answer the field takes. */
    fieldTypeName: NonNullable<TemplateFieldInferred['columns']>[number]['fieldTypeName'];
    /** Whether it has to be filled in. */
    required: NonNullable<TemplateFieldInferred['columns']>[number]['required'];
    /** What may be chosen from. */
    options?: NonNullable<TemplateFieldInferred['columns']>[number]['options'];
    /** What may be chosen from, where choices have others below them. */
    optionTree?: TreeNode[] | undefined;
    /** The least that is right; what lies below is abnormal or refused. */
    min?: NonNullable<TemplateFieldInferred['columns']>[number]['min'];
    /** The most that is right; what lies above is abnormal or refused. */
    max?: NonNullable<TemplateFieldInferred['columns']>[number]['max'];
    /** How many decimals a number may have. */
    scale?: NonNullable<TemplateFieldInferred['columns']>[number]['scale'];
    /** The unit in which a number is read or a time is counted. */
    unit?: NonNullable<TemplateFieldInferred['columns']>[number]['unit'];
    /** How many characters may be typed. */
    maxLength?: NonNullable<TemplateFieldInferred['columns']>[number]['maxLength'];
    /** Stands in the field until something is typed. */
    placeholder?: NonNullable<TemplateFieldInferred['columns']>[number]['placeholder'];
    /** What the field holds until it is edited. */
    default?: NonNullable<TemplateFieldInferred['columns']>[number]['default'];
    /** Shows the field only where another one holds one of some values. */
    visibleWhen?: {
      /** Which custom field it is. */
      fieldId: NonNullable<NonNullable<TemplateFieldInferred['columns']>[number]['visibleWhen']>['fieldId'];
      /** The values of the other field by which this one shows. */
      in: NonNullable<NonNullable<TemplateFieldInferred['columns']>[number]['visibleWhen']>['in'];
    } | undefined;
    /** True where customers do not see it. */
    internal?: NonNullable<TemplateFieldInferred['columns']>[number]['internal'];
    /** The place in the row, from the smallest on. */
    sort: NonNullable<TemplateFieldInferred['columns']>[number]['sort'];
    /** The version of the template that these fields are of. */
    templateVersion: NonNullable<TemplateFieldInferred['columns']>[number]['templateVersion'];
  })[] | undefined;
};

export type { TreeNode } from '../atoms/tree.ts';

type WebhookInferred = ShapeOf<typeof webhook>;

/** An address that is notified of what happens. */
export type Webhook = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: WebhookInferred['id'];
  /** Where events are sent. */
  url: WebhookInferred['url'];
  /** What is sent there. */
  events: WebhookInferred['events'];
  /** Whether it is switched on. */
  enabled: WebhookInferred['enabled'];
  /** When it was made; an ISO 8601 instant in UTC. */
  createdAt: WebhookInferred['createdAt'];
  /** What only the two sides know; it is given once. */
  secret?: WebhookInferred['secret'];
  /** Since when nothing has arrived there; an ISO 8601 instant in UTC. */
  failingSince?: WebhookInferred['failingSince'];
};
