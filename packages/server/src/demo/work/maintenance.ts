import { kindHandleType, numberPrefix, pmKind, pmStatus } from '@svcdesk/core/rules';
import { addDays, addMonths, type Every, occurrence } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { ngramsOfWork } from '../../engine/ngrams.ts';
import type { PmRow } from '../../modules/pm/order-row.ts';
import {
  type CheckListItem,
  checkLists,
  pmOccurrences,
  pmOrderItems,
  pmOrders,
  pmPlanAssets,
  pmPlans,
} from '../../platform/db/schema/pm.ts';
import { instant } from '../company/founding.ts';
import work from '../data/hengchuan/work.json' with { type: 'json' };
import { beginHistory, groupOf, newAt, type PastAction, type Workplace } from './history.ts';

/** How the last occurrence of a plan stands; those before it are finished. */
type Standing = 'pending' | 'overdue' | 'scheduled' | 'inProgress' | 'finished' | 'skipped';

/** A plan of the demo with what came of it. */
interface MaintenancePlan {
  readonly name: string;
  readonly cell: string;
  readonly team: string;
  readonly lead: string;
  readonly engineer?: string;
  readonly every: Every;
  /** Days from now on which the last occurrence is due, and how many there were. */
  readonly lastDueInDays: number;
  readonly count: number;
  readonly standing: Standing;
  /** Code of its check list. */
  readonly list: string;
  /** How many machines of the site are looked at; none: the site itself. */
  readonly assets: number;
}

/** A check list, with what is usually found. */
interface CheckListPlan {
  readonly code: string;
  readonly name: string;
  readonly items: readonly (Omit<CheckListItem, 'id'> & { readonly usual: string })[];
}

const maintenancePlans = work.maintenance as readonly MaintenancePlan[];
const checkListPlans = work.checkLists as readonly CheckListPlan[];

const hourMs = 3_600_000;
const leadDays = 7;
const minutes = 60;

interface PlannedItem {
  readonly id: string;
  readonly usual: string;
  readonly item: CheckListPlan['items'][number];
}

/** A plan as it was put, with what its orders are made of. */
interface Put {
  readonly plan: MaintenancePlan;
  readonly planId: string;
  readonly items: readonly PlannedItem[];
  readonly assetIds: readonly (string | null)[];
}

/** Rows of an order's check list; `answered` of them have their answers, the first out of its limits if it may be. */
function putItems(
  { basket, chance, member }: Workplace,
  { plan, items, assetIds }: Put,
  row: PmRow,
  at: number,
  answered: number,
  isOdd: boolean,
): { answeredCount: number; abnormalCount: number } {
  let abnormalCount = 0;
  const all = assetIds.flatMap((assetId) => items.map((each) => ({ ...each, assetId })));
  const by = member(plan.engineer ?? plan.lead).id;
  for (const [index, { id, usual, item, assetId }] of all.entries()) {
    const has = index < answered;
    const abnormal = has && isOdd && index === 0 && item.kind === 'number';
    if (abnormal) abnormalCount += 1;
    const answer = has
      ? {
          result: abnormal ? ('abnormal' as const) : ('normal' as const),
          value: abnormal ? '31' : usual || null,
          remark: abnormal ? '空调滤网积尘，已临时开门通风。' : null,
          answeredById: by,
          answeredAt: instant(at),
        }
      : {};
    const { usual: _usual, ...kept } = item;
    basket.put(pmOrderItems, {
      tenantId: row.tenantId,
      orderId: row.id,
      id: chance.idAt(at),
      sort: index + 1,
      checkItemId: id,
      assetId,
      ...kept,
      ...answer,
    });
  }
  return { answeredCount: Math.min(answered, all.length), abnormalCount };
}

/** One occurrence as it was done, or as it stands. */
function writeOccurrence(
  workplace: Workplace,
  put: Put,
  occurrenceOn: string,
  isLast: boolean,
  isOdd: boolean,
): void {
  const { basket, company, now, member } = workplace;
  const { plan, planId, items, assetIds } = put;
  const local = timeZone(company.timeZone);
  const dueAt = local.dayStart(dayOfDate(occurrenceOn)) + 10 * hourMs;
  const made = Math.min(
    local.dayStart(dayOfDate(addDays(occurrenceOn, -leadDays))) + hourMs / 2,
    now - hourMs,
  );
  const standing = isLast ? plan.standing : 'finished';
  const engineer = plan.engineer ? member(plan.engineer) : undefined;
  const lead = member(plan.lead);
  const beginning: PmRow = {
    ...newAt(workplace, numberPrefix.pm, plan.cell, made),
    title: plan.name,
    status: pmStatus.pending,
    planId,
    occurrenceOn,
    dueOn: occurrenceOn,
    minutes,
    groupId: groupOf(workplace, plan.team),
    engineerId: engineer?.id ?? null,
    planStart: null,
    planEnd: null,
    startedAt: null,
    finishedAt: null,
    skipReason: null,
    itemCount: items.length * assetIds.length,
    answeredCount: 0,
    abnormalCount: 0,
  };
  const create = { handleType: kindHandleType.create, action: 'create', to: pmStatus.pending, at: made };
  const history = beginHistory(workplace, 'pm', beginning, create);
  if (engineer) history.notify('pm.assigned', engineer, undefined, made);
  // What is done was done on its day, or just now at the latest.
  const doneBy = Math.min(dueAt + hourMs, now - hourMs / 4);
  const worker = engineer ?? lead;
  const pastAction = (action: keyof typeof pmKind.lifecycle.actions, to: number, at: number): PastAction => ({
    handleType: pmKind.lifecycle.actions[action].handleType,
    action,
    to,
    by: worker,
    at: Math.max(made + 60_000, at),
  });
  if (standing === 'scheduled' || standing === 'inProgress' || standing === 'finished') {
    const [from, until] = standing === 'scheduled' ? [dueAt, dueAt + hourMs] : [doneBy - hourMs, doneBy];
    const times = { planStart: instant(from), planEnd: instant(until) };
    history.go(pastAction('schedule', pmStatus.scheduled, Math.min(from - 6 * hourMs, now - hourMs)), {
      ...times,
      engineerId: worker.id,
    });
    history.plan(worker, worker.id, from, until, standing === 'finished' ? 'ended' : 'planned');
  }
  const started = Math.max(made + 120_000, doneBy - hourMs);
  if (standing === 'inProgress' || standing === 'finished') {
    history.go(pastAction('start', pmStatus.inProgress, started), { startedAt: instant(started) });
  }
  const ended = Math.max(started + 60_000, doneBy);
  const answered = { pending: 0, overdue: 0, scheduled: 0, skipped: 0, inProgress: 2, finished: 1000 }[
    standing
  ];
  const fill = (at: number) => putItems(workplace, put, history.row, at, answered, isOdd);
  if (standing === 'finished') {
    history.go(pastAction('finish', pmStatus.finished, ended), {
      ...fill(ended),
      finishedAt: instant(ended),
    });
  } else {
    const counts = fill(started);
    if (standing === 'inProgress')
      history.go(pastAction('record', pmStatus.inProgress, started + 30_000), counts);
  }
  if (standing === 'skipped') {
    const skip = {
      ...pastAction('skip', pmStatus.skipped, doneBy),
      by: lead,
      remark: '校区放假闭园，本期跳过。',
    };
    history.go(skip, { skipReason: skip.remark });
  }
  if (standing === 'overdue') history.notify('pm.overdue', lead, undefined, now - hourMs);
  const row = history.end();
  basket.put(pmOrders, { ...row, grams: ngramsOfWork(row) });
  basket.put(pmOccurrences, {
    tenantId: row.tenantId,
    planId,
    occurrenceOn,
    dueOn: row.dueOn,
    outcome: 'made',
    orderId: row.id,
    createdAt: row.createdAt,
  });
}

function putCheckList({ basket, chance, company }: Workplace, { name, items }: CheckListPlan, at: number) {
  const id = chance.idAt(at);
  const kept = items.map((item) => ({ item, usual: item.usual, id: chance.idAt(at) }));
  basket.put(checkLists, {
    tenantId: company.tenantId,
    id,
    name,
    items: kept.map(({ item: { usual: _usual, ...own }, id: itemId }) => ({ ...own, id: itemId })),
    createdAt: instant(at),
    updatedAt: instant(at),
  });
  return { id, items: kept };
}

/** The day on which a rhythm begins, so that its last occurrence falls on a day. */
function anchorOf({ every, count }: MaintenancePlan, lastOn: string): string {
  const back = -(count - 1) * every.count;
  if (every.unit === 'week') return addDays(lastOn, back * 7);
  return addMonths(lastOn, every.unit === 'quarter' ? back * 3 : back);
}

function writePlan(workplace: Workplace, plan: MaintenancePlan, list: ReturnType<typeof putCheckList>): void {
  const { basket, chance, company, now, member } = workplace;
  const { tenantId } = company;
  const site = company.sites.find(({ name }) => name === plan.cell);
  if (!site) throw new Error(`There is no site ${plan.cell}`);
  const today = timeZone(company.timeZone).dayOf(now);
  const lastOn = addDays(dateOfDay(today), plan.lastDueInDays);
  const anchorOn = anchorOf(plan, lastOn);
  const days = Array.from({ length: plan.count }, (_, n) => occurrence(anchorOn, plan.every, n));
  const madeAt =
    timeZone(company.timeZone).dayStart(dayOfDate(addDays(anchorOn, -leadDays - 3))) + 9 * hourMs;
  const planId = chance.idAt(madeAt);
  const assetIds = site.assets.filter(({ onShelf }) => onShelf).slice(0, plan.assets);
  const service = company.services.find((each) => each.offeredTo(site));
  basket.put(pmPlans, {
    tenantId,
    id: planId,
    name: plan.name,
    cellId: site.id,
    checkListId: list.id,
    groupId: groupOf(workplace, plan.team),
    engineerId: plan.engineer ? member(plan.engineer).id : null,
    everyCount: plan.every.count,
    everyUnit: plan.every.unit,
    anchorOn,
    leadDays,
    minutes,
    faultTypeId: service?.typeId ?? null,
    faultCatalogId: service?.id ?? null,
    createdById: member(plan.lead).id,
    createdAt: instant(madeAt),
    updatedAt: instant(madeAt),
  });
  basket.put(pmPlanAssets, ...assetIds.map(({ id: assetId }) => ({ tenantId, planId, assetId })));
  const looked = assetIds.length > 0 ? assetIds.map(({ id }) => id) : [null];
  const put: Put = { plan, planId, items: list.items, assetIds: looked };
  for (const [index, on] of days.entries()) {
    writeOccurrence(workplace, put, on, index === days.length - 1, index % 3 === 1);
  }
}

/** Plans of preventive maintenance, and their orders in every state. */
export function writeMaintenance(workplace: Workplace): void {
  const at = workplace.now - 200 * 24 * hourMs;
  const lists = new Map(checkListPlans.map((list) => [list.code, putCheckList(workplace, list, at)]));
  // Tables are written in the order in which they were first put: plans, orders, what orders are made of.
  workplace.basket.put(pmPlans);
  workplace.basket.put(pmOrders);
  for (const plan of maintenancePlans) {
    const list = lists.get(plan.list);
    if (!list) throw new Error(`There is no check list ${plan.list}`);
    writePlan(workplace, plan, list);
  }
}
