import { limits, orderStatus } from '@svcdesk/core/rules';
import type { TextOf } from '../../platform/i18n/phrase-book.ts';
import { momentWords, spanWords } from '../../platform/i18n/time-words.ts';
import type { HandleRecord, OrderSummary } from '../order/order.ts';
import type { clientOrderText } from './phrases.ts';

/** What of an order its story is made of. */
export type StatusTextOrder = Pick<
  OrderSummary,
  | 'status'
  | 'serviceMode'
  | 'assigneeName'
  | 'handlerName'
  | 'departedAt'
  | 'etaAt'
  | 'planStart'
  | 'planEnd'
  | 'resumeAt'
  | 'resolvedAt'
  | 'responseDueAt'
  | 'resolveDueAt'
  | 'nextDueAt'
>;

/** How an order stands, and what comes next and when; unknown times are left out. */
export interface StatusText {
  now: string;
  next?: string;
}

interface StatusTextContext {
  /** When the present engineer arrived; null if they did not, undefined if that was not read. */
  arrivedAt?: string | null;
  /** Why it is on hold, in words. */
  holdReason?: string;
  nowMs: number;
  words: Pick<TextOf<typeof clientOrderText>, 'statusText' | 'next'>;
}

const steps: Readonly<Record<number, (order: StatusTextOrder, context: StatusTextContext) => StatusText>> = {
  [orderStatus.pending]: (order, context) => ({
    now: context.words.statusText.received,
    next: promise(order, context),
  }),
  [orderStatus.assigned]: (order, context) => ({
    now: assigned(order, context),
    next: promise(order, context),
  }),
  [orderStatus.processing]: (order, context) =>
    onTheWay(order, context) ?? { now: working(order, context), next: promise(order, context) },
  [orderStatus.suspended]: paused,
  [orderStatus.resolved]: resolved,
  [orderStatus.closed]: (_, { words }) => ({ now: words.statusText.closed }),
  [orderStatus.cancelled]: (_, { words }) => ({ now: words.statusText.cancelled }),
};

/** An order's state in customers' words; nothing for a state of a newer server, whose name the pill shows. */
export function statusTextOf(order: StatusTextOrder, context: StatusTextContext): StatusText | undefined {
  return steps[order.status]?.(order, context);
}

/** Both halves as one line. */
export function statusLine({ now, next }: StatusText, words: StatusTextContext['words']): string {
  return next === undefined ? now : words.next.join(now, next);
}

function assigned({ assigneeName }: StatusTextOrder, { words }: StatusTextContext): string {
  return assigneeName === undefined
    ? words.statusText.assignedToGroup
    : words.statusText.assigned(assigneeName);
}

/** The engineer has set out and is not there yet: the time of their arrival goes before that of the repair. */
function onTheWay(order: StatusTextOrder, context: StatusTextContext): StatusText | undefined {
  const { arrivedAt, nowMs, words } = context;
  if (order.departedAt === undefined || typeof arrivedAt === 'string') return undefined;
  const now = words.statusText.onTheWay(order.handlerName ?? words.statusText.engineer);
  if (order.etaAt === undefined) return { now, next: promise(order, context) };
  const late = Date.parse(order.etaAt) <= nowMs;
  return { now, next: late ? words.next.arriveLate : words.next.arriveBy(momentWords(order.etaAt, nowMs)) };
}

function working(order: StatusTextOrder, { arrivedAt, nowMs, words }: StatusTextContext): string {
  const { statusText } = words;
  const name = order.handlerName ?? statusText.engineer;
  if (typeof arrivedAt === 'string') return statusText.arrived(name, momentWords(arrivedAt, nowMs));
  const { planStart, planEnd, serviceMode } = order;
  if (planStart === undefined || Date.parse(planStart) <= nowMs) {
    // An engineer who neither set out nor arrived works on nothing yet.
    return serviceMode === 'onSite' && arrivedAt === null ? statusText.taken(name) : statusText.working(name);
  }
  const time = planEnd === undefined ? momentWords(planStart, nowMs) : spanWords(planStart, planEnd, nowMs);
  return serviceMode === 'onSite' ? statusText.visit(name, time) : statusText.begin(name, time);
}

/** The next thing that was promised: an engineer takes it, then it works again. What the engineer plans goes before the contract. */
function promise(order: StatusTextOrder, { nowMs, words }: StatusTextContext): string | undefined {
  const { nextDueAt, responseDueAt, planEnd } = order;
  if (order.status !== orderStatus.processing && nextDueAt !== undefined && nextDueAt === responseDueAt) {
    const late = Date.parse(nextDueAt) <= nowMs;
    return late ? words.next.respondLate : words.next.respondBy(momentWords(nextDueAt, nowMs));
  }
  if (planEnd !== undefined && Date.parse(planEnd) > nowMs) {
    return words.next.fixBy(momentWords(planEnd, nowMs));
  }
  const due = order.resolveDueAt ?? nextDueAt;
  if (due === undefined) return undefined;
  const time = momentWords(due, nowMs);
  return Date.parse(due) <= nowMs ? words.next.fixLate(time) : words.next.fixBy(time);
}

function paused({ resumeAt }: StatusTextOrder, { holdReason, nowMs, words }: StatusTextContext): StatusText {
  return {
    now: holdReason === undefined ? words.statusText.paused : words.statusText.pausedFor(holdReason),
    next: resumeAt === undefined ? undefined : words.next.resumeAt(momentWords(resumeAt, nowMs)),
  };
}

function resolved({ resolvedAt }: StatusTextOrder, { nowMs, words }: StatusTextContext): StatusText {
  const { statusText, next } = words;
  if (resolvedAt === undefined) return { now: statusText.resolved };
  const automaticAt = new Date(Date.parse(resolvedAt) + limits.automaticEvaluationMs).toISOString();
  return { now: statusText.resolved, next: next.evaluateBy(momentWords(automaticAt, nowMs)) };
}

/** The engineer who takes it up anew has yet to arrive. */
const startsAnew: readonly string[] = ['accept', 'transfer', 'release', 'activate', 'resolve'];

/** When the present engineer arrived, of records oldest first. */
export function clockedInAt(records: readonly Pick<HandleRecord, 'action' | 'at'>[]): string | undefined {
  const last = records.findLast(({ action }) => action === 'clockIn' || startsAnew.includes(action));
  return last?.action === 'clockIn' ? last.at : undefined;
}
