import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, pmOrders } from '@svcdesk/core/contract';
import type { Actor } from '@svcdesk/core/roles';
import {
  judgedAnswer,
  maySeePmOrder,
  type PmAnswer,
  type PmCommand,
  type PmOrderState,
  pmKind,
} from '@svcdesk/core/rules';
import { defineKind } from '../../engine/action/define-kind.ts';
import type { ActionInput, AllowedAction, KindTypes } from '../../engine/action/kind-definition.ts';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { ActContext, WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { leadsOf } from '../../engine/people.ts';
import { canAssign } from '../../engine/targets.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { cutText } from '../../platform/db/cut-text.ts';
import { statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { createOrder } from '../orders/index.ts';
import {
  detailOfPm,
  type FoundPm,
  type ItemRow,
  itemsOf,
  listedOf,
  offersOrder,
  type PmRow,
  pmTable,
  stateOf,
} from './order-row.ts';
import { findPlan } from './plan-row.ts';

type Asked = NonNullable<CheckedRequestOf<typeof pmOrders.handle>['answers']>[number];

/** Checks answers against their items, the last one of an item counting; out of limits is abnormal. */
function checkedAnswers(asked: readonly Asked[], list: readonly ItemRow[]): PmAnswer[] {
  const byId = new Map(list.map((row) => [row.id, row]));
  const answers = new Map<string, PmAnswer>();
  for (const [index, answer] of asked.entries()) {
    const row = byId.get(answer.itemId);
    if (!row) throw invalid(`answers.${index}.itemId`, 'unknown');
    if (row.kind === 'select' && answer.value && !row.options?.includes(answer.value)) {
      throw invalid(`answers.${index}.value`, 'oneOf', { values: row.options?.join(', ') ?? '' });
    }
    answers.set(row.id, judgedAnswer(omitNulls(row), answer));
  }
  return [...answers.values()];
}

const write = statement<
  object,
  [tenantId: string, orderId: string, answers: string, by: string | null, at: string]
>(
  'pm_orders.answer',
  `UPDATE pm_order_items i SET result = r.result, value = r.value, photos = r.photos, remark = r.remark,
     answered_by_id = $4, answered_at = $5
   FROM jsonb_to_recordset($3::jsonb) AS r(id uuid, result text, value text, photos text, remark text)
   WHERE i.tenant_id = $1 AND i.order_id = $2 AND i.id = r.id`,
);

const counts = statement<
  { answeredCount: number; abnormalCount: number },
  [tenantId: string, orderId: string]
>(
  'pm_orders.counts',
  `SELECT count(*) FILTER (WHERE result IS NOT NULL) AS "answeredCount",
     count(*) FILTER (WHERE result = 'abnormal') AS "abnormalCount"
   FROM pm_order_items WHERE tenant_id = $1 AND order_id = $2`,
);

/** Stores answers of a locked order; gives how many there are by then. */
async function writeAnswers(
  context: ActContext,
  orderId: string,
  answers: readonly PmAnswer[],
  at: string,
): Promise<{ answeredCount: number; abnormalCount: number }> {
  const { tx, tenantId, actor } = context;
  const fields = Object.fromEntries(answers.map(({ itemId, photos }) => [itemId, photos]));
  const bound = await bindAttachments(context, { kind: 'pm', id: orderId }, fields);
  const rows = answers.map(({ itemId, result, value, remark }) => ({
    id: itemId,
    result,
    value: (result === 'na' ? null : value) || null,
    photos: bound[itemId] ?? '',
    remark: remark || null,
  }));
  const by = actor.kind === 'job' ? null : actor.accountId;
  await write.change(tx, tenantId, orderId, JSON.stringify(rows), by, at);
  return (await counts.first(tx, tenantId, orderId)) ?? { answeredCount: 0, abnormalCount: 0 };
}

type Request = CheckedRequestOf<typeof pmOrders.handle>;
type Action = Request['action'];
type Input = ActionInput & Omit<Request, 'id' | 'action'>;

interface PmTypes extends KindTypes {
  Row: PmRow;
  Shown: Omit<FoundPm, keyof PmRow>;
  State: PmOrderState;
  Action: Action;
  Command: PmCommand;
  Input: Input;
  Detail: Awaited<ReturnType<typeof detailOfPm>>;
}

type PmAct = AllowedAction<PmTypes>;

/** Whether an action comes with answers to the check list. */
const fills = (action: Action) => action === 'record' || action === 'finish';

/** The engineer from then on: the named one, the present one, else the one who begins. */
function engineerOf(actor: Actor, before: PmRow, action: Action, { engineerId }: Input): string | null {
  if (action === 'transfer') return engineerId ?? null;
  if (action === 'schedule' && engineerId) return engineerId;
  if (before.engineerId !== null || actor.kind !== 'staff') return before.engineerId;
  if (action === 'start') return actor.accountId;
  return action === 'schedule' && actor.memberGroupIds.includes(before.groupId) ? actor.accountId : null;
}

/** What needs a look at people: what is planned needs an engineer, and a transfer goes to another one. */
async function checkPeople(
  { tx, tenantId }: ActContext,
  { before, action, input: { engineerId }, command: { groupId } }: PmAct,
  engineer: string | null,
): Promise<void> {
  const refuse = (reason: 'targetInvalid' | 'sameTarget') => new SvcdeskError('notAllowed', { reason });
  if (action === 'transfer' && groupId === before.groupId && engineer === before.engineerId) {
    throw refuse('sameTarget');
  }
  if (action !== 'schedule') return;
  if (engineer === null) throw refuse('targetInvalid');
  if (engineerId && engineerId !== before.engineerId) {
    if (!(await canAssign(tx, tenantId, before.groupId, engineerId))) throw refuse('targetInvalid');
  }
}

function columnsOf({ before, action, input, command, at }: PmAct): Partial<PmRow> {
  switch (action) {
    case 'schedule':
      return { planStart: isoOf(command.planStart), planEnd: isoOf(command.planEnd) };
    case 'start':
      return { startedAt: before.startedAt ?? at };
    case 'finish':
      return { finishedAt: at };
    case 'transfer':
      return { groupId: command.groupId ?? before.groupId, planStart: null, planEnd: null };
    case 'skip':
      return { skipReason: input.remark ?? null };
    case 'record':
      return {};
  }
}

/** Preventive-maintenance orders as a kind of work. */
export const pmOrder = defineKind<PmTypes>({
  kind: 'pm',
  rules: pmKind,
  table: pmTable,
  stateOf,
  maySee: maySeePmOrder,
  detail: detailOfPm,
  facts: async ({ tx, tenantId }, { id }, action) =>
    fills(action) ? listedOf(await itemsOf(tx, tenantId, id)) : {},
  async commandOf({ tx, tenantId, actor }, before, action, input) {
    const { planStart, planEnd, engineerId, answers = [], remark } = input;
    const groupId =
      action === 'transfer' && actor.kind !== 'job' ? (input.groupId ?? before.groupId) : undefined;
    return {
      planStart: msOf(planStart),
      planEnd: msOf(planEnd),
      groupId,
      engineerId,
      targetValid: groupId ? await canAssign(tx, tenantId, groupId, engineerId) : undefined,
      answers: fills(action) ? checkedAnswers(answers, await itemsOf(tx, tenantId, before.id)) : [],
      remark,
    };
  },
  async columns(act, context) {
    const { before, action, input, command, at, actor } = act;
    const engineerId = engineerOf(actor, before, action, input);
    await checkPeople(context, act, engineerId);
    const counted = fills(action) ? await writeAnswers(context, before.id, command.answers ?? [], at) : {};
    return { ...columnsOf(act), ...counted, engineerId };
  },
  record: ({ before, action, command }, { engineerId }) => ({
    targetGroupId: command.groupId,
    targetId:
      action === 'transfer' || engineerId !== before.engineerId ? (engineerId ?? undefined) : undefined,
  }),
  plan({ action, command: { planStart = 0, planEnd = 0 } }, { engineerId }) {
    return action === 'schedule' && engineerId ? { accountId: engineerId, planStart, planEnd } : undefined;
  },
  async notify(context, { before, actor }, after) {
    if (actor.kind === 'job') {
      const leads = await leadsOf(context.tx, after.tenantId, after.groupId);
      await notifyAbout(context, 'pm', after, 'pm.assigned', leads);
    } else if (after.engineerId !== before.engineerId) {
      await notifyAbout(context, 'pm', after, 'pm.assigned', [after.engineerId]);
    }
  },
});

const link = statement<object, [tenantId: string, pmOrderId: string, itemId: string, orderId: string]>(
  'pm_orders.link',
  'UPDATE pm_order_items SET fault_order_id = $4 WHERE tenant_id = $1 AND order_id = $2 AND id = $3',
);

/** What was found, for the engineer who repairs it. */
function foundAt(orderNo: string, { name, assetName, value, unit, remark }: ItemRow): string {
  const reading = value ? `${name}: ${value}${unit ?? ''}` : name;
  return [orderNo, assetName, reading, remark].filter(Boolean).join('\n');
}

/** Makes an order of something that was found abnormal, once. */
export async function raiseFault(
  { id, itemId, typeId, serverCatalogId, title, content, at }: CheckedRequestOf<typeof pmOrders.raise>,
  context: WriteContext,
): Promise<DataOf<typeof pmOrders.raise>> {
  const { tx, tenantId } = context;
  const before = await pmOrder.locked(context, id);
  const item = (await itemsOf(tx, tenantId, id)).find((each) => each.id === itemId);
  if (!item) throw invalid('itemId', 'unknown');
  if (!offersOrder(item)) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
  const plan = await findPlan(tx, tenantId, before.planId);
  const type = typeId ?? plan?.faultTypeId;
  const catalog = serverCatalogId ?? plan?.faultCatalogId;
  if (!type) throw invalid('typeId', 'required');
  if (!catalog) throw invalid('serverCatalogId', 'required');
  const order = await createOrder(context, {
    cellId: before.cellId,
    typeId: type,
    serverCatalogId: catalog,
    title: title ?? cutText([item.assetName, item.name].filter(Boolean).join(' '), 200),
    content: content ?? foundAt(before.orderNo, item),
    assetIds: item.assetId ? [item.assetId] : [],
    at,
  });
  await link.change(tx, tenantId, id, itemId, order.id);
  const { status } = before;
  await pmOrder.append(context, before, {
    action: 'toOrder',
    from: status,
    to: status,
    content: order.orderNo,
    at,
  });
  return order;
}
