import { type EntrustAction, entrustStatus, numberPrefix, partnerShareOfTime } from '@svcdesk/core/rules';
import type { MirroredOrders } from '../../modules/entrust/mirrored-orders.ts';
import {
  applyToBoth,
  type Changed,
  nextRecords,
  type Said,
  withNgrams,
} from '../../modules/entrust/write.ts';
import { auditQueue } from '../../platform/db/schema/audit.ts';
import { entrustOwnerHalves, entrustPartnerHalves } from '../../platform/db/schema/entrust.ts';
import { orderRecords } from '../../platform/db/schema/order-records.ts';
import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { Company, Member } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import type { Ledger } from '../story/ledger.ts';
import type { Story } from '../story/story.ts';
import { putLetter } from './letters.ts';

/** What the partner writes while they work, and what came of it. */
export const crewWords = {
  request: '我方现场人员不足，请协助处理，进场请联系门店负责人。',
  progress: '已到现场，正在逐段测试线路，机柜内跳线松动。',
  results: ['更换故障跳线并重新端接两个点位，测试通过。', '更换接入交换机电源模块，链路恢复正常。'],
  returned: '二层仍有一个点位不通，请复查。',
  rejected: '本周施工队已排满，无法按期进场。',
} as const;

/** Two companies, and where what passes between them becomes rows. */
export interface Bridge {
  readonly basket: Basket;
  readonly chance: Chance;
  readonly now: number;
  readonly owner: { readonly company: Company; readonly name: string; readonly ledger: Ledger };
  readonly partner: { readonly company: Company; readonly name: string; readonly ledger: Ledger };
}

type Side = 'owner' | 'partner';

/** An account of one side; the other side reads its organisation. */
interface By {
  readonly side: Side;
  readonly member: Member;
}

/** Both halves of a story's order as they are when it is handed on, at an instant. */
function startOf(
  { chance, owner, partner }: Bridge,
  { row: order, company, draft }: Story,
  at: number,
): MirroredOrders {
  const until = order.resolveDueAt ? Date.parse(order.resolveDueAt) : at;
  const clock = company.clockOf(order.calendarId ?? '');
  const due = clock.after(at, clock.between(at, until) * partnerShareOfTime) ?? until;
  const both = {
    id: chance.idAt(at),
    status: entrustStatus.toDistribute,
    recordCount: 0,
    lastRecordHash: null,
    lastRecordAt: order.lastRecordAt,
    version: 1,
    createdAt: instant(at),
    updatedAt: instant(at),
  };
  return {
    owner: {
      ...both,
      tenantId: owner.company.tenantId,
      entrustNo: owner.ledger.numberWith(numberPrefix.entrusted, at),
      partnerTenantId: partner.company.tenantId,
      orderId: order.id,
      coordinatorId: order.handlerId ?? '',
      groupId: order.groupId,
      title: order.title,
      content: order.content,
      priority: order.priority,
      typeName: order.typeName,
      typeNameEn: draft.service.typeNameEn,
      cellName: order.cellName,
      cellAddress: draft.site.address,
      reportName: order.reportName,
      reportPhone: order.reportPhone,
      assets: [],
      attachments: '',
      partnerAttachments: '',
      remark: crewWords.request,
      dueAt: order.resolveDueAt ? instant(Math.max(due, at)) : null,
      dueFixed: false,
      pausedAt: null,
    },
    partner: {
      ...both,
      tenantId: partner.company.tenantId,
      entrustNo: partner.ledger.numberWith(numberPrefix.entrusted, at),
      ownerTenantId: owner.company.tenantId,
      groupId: null,
      engineerId: null,
      acceptedAt: null,
      finishedAt: null,
      result: null,
      attachments: '',
      ownerAttachments: '',
    },
  };
}

/** Hands a story's order on and lets both sides act on it; `end` makes rows of it. */
export function handOn(bridge: Bridge, story: Story, at: number, by: By) {
  const { basket, chance, now } = bridge;
  let halves = startOf(bridge, story, at);

  function go(
    when: number,
    { side, member }: By,
    action: EntrustAction | 'create',
    to: number,
    { own = {}, other = own, changed }: { own?: Said; other?: Said; changed?: Changed } = {},
  ): void {
    const from = action === 'create' ? undefined : halves.partner.status;
    const said = { action, from, to, own, other, byName: bridge[side].name };
    const { tenantId } = bridge[side].company;
    const context = { actor: member.actor, tenantId, now: () => new Date(when) };
    const made = nextRecords(context, halves, said, chance);
    halves = applyToBoth({ owner: made.owner.half, partner: made.partner.half }, said, changed);
    const rows = [...made.owner.rows, ...made.partner.rows];
    basket.put(orderRecords, ...rows);
    basket.put(auditQueue, ...rows.map((row) => ({ tenantId: row.tenantId, hash: row.hash })));
  }

  function notify(
    when: number,
    side: Side,
    kind: string,
    accountIds: readonly string[],
    reasonCode?: string,
  ): void {
    const half = halves[side];
    const { title, cellName } = halves.owner;
    putLetter(basket, chance, now, {
      tenantId: half.tenantId,
      kind,
      accountIds,
      params: { orderNo: half.entrustNo, title, cellName, ...(reasonCode && { reasonCode }) },
      target: { kind: 'entrusted', id: half.id },
      at: when,
    });
  }

  go(at, by, 'create', entrustStatus.toDistribute, { own: { remark: crewWords.request } });
  return {
    go,
    notify,
    end() {
      const rows = withNgrams(halves);
      basket.put(entrustOwnerHalves, rows.owner);
      basket.put(entrustPartnerHalves, rows.partner);
      story.row.entrusted = halves.owner.status <= entrustStatus.processing;
    },
  };
}
