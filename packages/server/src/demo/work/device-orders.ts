import type { deviceActions } from '@svcdesk/core/contract/device-orders';
import { checkAction, deviceKind, deviceStatus, kindHandleType, numberPrefix } from '@svcdesk/core/rules';
import { ngramsOfWork } from '../../engine/ngrams.ts';
import { type DeviceAct, deviceColumns } from '../../modules/device-orders/kind.ts';
import { type DeviceRow, stateOf } from '../../modules/device-orders/row.ts';
import { deviceOrderAssets, deviceOrders } from '../../platform/db/schema/device-orders.ts';
import { instant } from '../company/founding.ts';
import work from '../data/hengchuan/work.json' with { type: 'json' };
import { beginHistory, groupOf, newAt, type Workplace } from './history.ts';

/** A device order of the demo, and how far it has come. */
interface DevicePlan {
  readonly title: string;
  readonly content: string;
  readonly cell: string;
  readonly priority: number;
  /** How long ago it was made, and in how many days it is due from now. */
  readonly daysAgo: number;
  readonly dueInDays: number;
  readonly engineer: string;
  readonly checker: string;
  readonly deeds: readonly ((typeof deviceActions)[number] | 'fail')[];
}

const devicePlans = work.devices as readonly DevicePlan[];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const said = {
  result: '已更换完成，运行正常。',
  failed: '标签未贴，线缆未整理，请返工。',
  remarks: {
    void: '客户决定自行处理。',
    close: '门店已当面确认，不再安排验收。',
  } as Readonly<Record<string, string>>,
};

function rowOf(workplace: Workplace, plan: DevicePlan, at: number): DeviceRow {
  const { title, content, cell, priority, checker, dueInDays } = plan;
  const lead = workplace.member('lead').id;
  return {
    ...newAt(workplace, numberPrefix.device, cell, at),
    title,
    content,
    attachments: '',
    resultFiles: '',
    status: deviceStatus.toAllocate,
    priority,
    groupId: groupOf(workplace, 'pudong'),
    createdById: lead,
    managerId: lead,
    engineerId: null,
    checkerId: workplace.member(checker).id,
    planStart: null,
    planEnd: null,
    resumeAt: null,
    hangUpReason: null,
    dueAt: instant(workplace.now + dueInDays * dayMs),
    checkRound: 1,
    unchecked: false,
    result: null,
    startedAt: null,
    finishedAt: null,
    closedAt: null,
  };
}

/** What a deed asks for, by whom it is done, and what is planned with it. */
function requestOf(workplace: Workplace, plan: DevicePlan, deed: DevicePlan['deeds'][number], at: number) {
  const action = deed === 'fail' ? 'check' : deed;
  const open = plan.deeds.at(-1) === 'schedule';
  const from = open ? workplace.now + dayMs : at + hourMs;
  const engineer = workplace.member(plan.engineer);
  const by =
    action === 'check'
      ? workplace.member(plan.checker)
      : ['allocate', 'void', 'close'].includes(action)
        ? workplace.member('lead')
        : engineer;
  const input: DeviceAct['input'] = {
    ...(action === 'allocate' && { engineerId: engineer.id }),
    ...(action === 'schedule' && { planStart: instant(from), planEnd: instant(from + 2 * hourMs) }),
    ...(action === 'hangUp' && { reasonCode: 'waitParts', resumeAt: instant(workplace.now + 3 * dayMs) }),
    ...(action === 'finish' && { result: said.result }),
    ...(action === 'check' && { pass: deed === 'check', remark: deed === 'fail' ? said.failed : '' }),
    ...(said.remarks[action] && { remark: said.remarks[action] }),
  };
  return { by, action, input };
}

function writeDevice(workplace: Workplace, plan: DevicePlan): void {
  const { basket, chance, company, now } = workplace;
  const lead = workplace.member('lead');
  const engineer = workplace.member(plan.engineer);
  const made = now - plan.daysAgo * dayMs;
  const create = { handleType: kindHandleType.create, action: 'create', to: deviceStatus.toAllocate };
  const history = beginHistory(workplace, 'device', rowOf(workplace, plan, made), {
    ...create,
    by: lead,
    at: made,
  });
  const apart = (now - made) / (plan.deeds.length + 1);
  for (const [index, deed] of plan.deeds.entries()) {
    const at = Math.round(made + apart * (index + 1));
    const { by, action, input } = requestOf(workplace, plan, deed, at);
    const { planStart, planEnd, resumeAt, ...rest } = input;
    const times = [planStart, planEnd, resumeAt].map((each) => (each ? Date.parse(each) : undefined));
    const command = { ...rest, planStart: times[0], planEnd: times[1], resumeAt: times[2] };
    const nobody = {
      groupName: '',
      managerName: null,
      engineerName: null,
      checkerName: null,
      creatorName: '',
    };
    const before = { ...history.row, ...nobody, checkerActive: true, clockStands: false };
    const { actor } = by;
    const judged = checkAction(deviceKind, stateOf(before), actor, action, command, at);
    if (!judged.ok)
      throw new Error(`A device order cannot go so: ${action} ${JSON.stringify(judged.refusal)}`);
    const to = deviceStatus[judged.to];
    const { handleType } = deviceKind.lifecycle.actions[action];
    const { remark, reasonCode, result, engineerId } = input;
    const words = { remark: remark || undefined, reasonCode, content: result, targetId: engineerId };
    const act = { before, action, command, input, actor, to, at: instant(at), now: at, files: '' };
    history.go({ handleType, action, to, by, at, ...words }, deviceColumns(act));
    if (action === 'allocate') history.notify('device.assigned', engineer, lead, at);
    if (action === 'finish') history.notify('device.toCheck', workplace.member(plan.checker), engineer, at);
    if (deed === 'fail') history.notify('device.checkFailed', lead, by, at);
  }
  const row = history.end();
  basket.put(deviceOrders, { ...row, grams: ngramsOfWork(row) });
  if (row.engineerId && row.planStart && row.planEnd) {
    const live = row.status === deviceStatus.scheduled || row.status === deviceStatus.inProgress;
    const [from, to] = [Date.parse(row.planStart), Date.parse(row.planEnd)];
    history.plan(engineer, row.engineerId, from, to, live ? 'planned' : 'ended');
  }
  const site = company.siteById.get(row.cellId);
  const asset = chance.pick(site?.assets.filter(({ onShelf }) => onShelf) ?? []);
  basket.put(deviceOrderAssets, { tenantId: row.tenantId, orderId: row.id, assetId: asset.id });
}

/** Device orders in every state. */
export function writeDevices(workplace: Workplace): void {
  for (const plan of devicePlans) writeDevice(workplace, plan);
}
