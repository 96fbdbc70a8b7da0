import { SvcdeskError } from '@svcdesk/core';
import { commit } from '@svcdesk/core/contract/dispatch';
import { detail, transfer } from '@svcdesk/core/contract/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../../blocks/action/use-action.ts';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { refetchAfter } from '../../platform/api/query-client.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { serverNow } from '../../platform/clock.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { onNetworkBack } from '../../platform/network.ts';
import { type CustomerMessage, messageOf } from '../dispatch/customer-message.ts';
import { type MadeChange, tellCustomers } from '../dispatch/tell-customers.tsx';
import type { OrderDetail, OrderSummary } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { type Assignable, type Given, givingBack, timesOf, wayBack } from './give-back.ts';
import { ownerOf } from './owner.ts';
import { assignText } from './phrases.ts';
import type { AgreedTime } from './use-candidates.ts';

interface Taker {
  groupId: string;
  /** No engineer: any member of the group may accept it. */
  engineer?: { id: string; name: string };
  /** Who stood first among those suggested; kept for the report of suggestions. */
  suggestedId?: string | undefined;
  remark?: string;
  /** It keeps this time, which goes with it in one write; within its group alone. */
  time?: AgreedTime | undefined;
}

/** What became of an attempt: `unknown` while no answer came and the order cannot be looked at either. */
export type Assigned = 'done' | 'refused' | 'notDone' | 'unknown';

interface Assigning {
  /** Assigns the order at once. For a moment it can be taken back. */
  assign: (taker: Taker) => Promise<Assigned>;
  /** What became of the last attempt; looked at again once the network is back, where that is not known. */
  outcome: Assigned | undefined;
}

/** Whether an order stands with whom it was given to. */
const isWith = (order: OrderDetail, { groupId, engineer }: Taker): boolean =>
  engineer ? ownerOf(order)?.id === engineer.id : order.handlerGroupId === groupId && !ownerOf(order);

/**
 * Assigns an order, and looks what became of it where no answer comes. `onGiven` is told once it stands there;
 * without it the customer is told at once whose agreed time it concerns.
 */
export function useAssign(
  order: Assignable,
  onGiven: (change: MadeChange) => unknown = tellCustomers,
): Assigning {
  const target = useRef<Taker>({ groupId: '' });
  const before = useRef(order);
  const seen = useRef<Assigned>('refused');
  const [outcome, setOutcome] = useState<Assigned>();

  async function look(): Promise<Assigned> {
    try {
      const now = await caller.call(detail, { orderId: before.current.id });
      if (!isWith(now, target.current)) return 'notDone';
      onGiven(changeOf(before.current, now));
      return 'done';
    } catch {
      return 'unknown';
    }
  }

  const send = useAction({
    kind: staffOrder,
    record: order,
    action: 'transfer',
    call: transfer,
    request: (base) => {
      const { groupId, engineer, suggestedId, remark } = target.current;
      const chosen = { groupId, engineerId: engineer?.id, suggestedId };
      return { orderId: order.id, ...base, ...chosen, remark: remark || undefined };
    },
    onDone: (given) => onGiven(changeOf(order, given)),
    async isDone() {
      seen.current = await look();
      return seen.current === 'done';
    },
  });
  const withTime = useSend(commit, { toastFailure: true });
  async function sendWithTime(time: AgreedTime, engineer: NonNullable<Taker['engineer']>): Promise<Assigned> {
    const { suggestedId, remark } = target.current;
    const { id: orderId, version } = order;
    // What it does to the new engineer's day was seen before.
    const allDay = timesOf(order).find((each) => each.engineerId === ownerOf(order)?.id)?.allDay;
    const stop = { orderId, version, engineerId: engineer.id, suggestedId, ...time, allDay, force: true };
    const done = await withTime.send(() => ({ stops: [stop], remark: remark || undefined }));
    // Whether it was refused or got no answer, the order tells how it stands.
    if (!done) return look();
    const [was] = done.undo;
    if (!was) {
      showFailure(new SvcdeskError('orderChanged'));
      return 'refused';
    }
    onGiven(changeOf(order, { ...order, ...time, version: was.version, assigneeName: engineer.name }));
    return 'done';
  }
  const lookAgain = useEffectEvent(async () => {
    const became = await look();
    setOutcome(became);
    if (became === 'done') refetchAfter(transfer.id);
  });
  useEffect(() => {
    if (outcome !== 'unknown') return;
    return onNetworkBack(() => void lookAgain());
  }, [outcome]);
  return {
    outcome,
    async assign(taker) {
      target.current = taker;
      before.current = order;
      seen.current = 'refused';
      setOutcome(undefined);
      const { groupId, engineer, time } = taker;
      const isKept = time && engineer && groupId === order.handlerGroupId;
      const became = isKept ? await sendWithTime(time, engineer) : (await send()) ? 'done' : seen.current;
      setOutcome(became);
      return became;
    },
  };
}

/** To whom an order went, what its customer has to hear of it, and the way to take it back; `order` is as it was. */
export function changeOf(order: Assignable, given: Given): MadeChange {
  const text = textNow(assignText);
  const name = given.assigneeName ?? given.handlerGroupName;
  const words = ownerOf(order) ? text.resent(name, order.title) : text.sent(name, order.title);
  const needs = { back: wayBack(order, given), name };
  return {
    messages: messagesOfGiven(order, given),
    undo: { words, label: text.takeBack, onUndo: givingBack(needs), kept: { way: 'order', needs } },
  };
}

/** What the customer has to hear: nothing where no time was agreed that is still to come. */
export function messagesOfGiven(order: Assignable, given: Given): CustomerMessage[] {
  const { id: orderId, orderNo, title } = order;
  const agreed = timeToCome(order, serverNow());
  const arranged = { planStart: given.planStart, engineerName: given.assigneeName ?? given.handlerName };
  return agreed ? [messageOf({ orderId, orderNo, title }, agreed.planStart, arranged)] : [];
}

/** The time that an order has and that is not over. */
export function timeToCome(
  { planStart, planEnd }: Pick<OrderSummary, 'planStart' | 'planEnd'>,
  nowMs: number,
): AgreedTime | undefined {
  const isAhead = planStart !== undefined && planEnd !== undefined && Date.parse(planEnd) > nowMs;
  return isAhead ? { planStart, planEnd } : undefined;
}
