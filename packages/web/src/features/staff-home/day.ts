import type { DataOf } from '@svcdesk/core/contract';
import type { stops } from '@svcdesk/core/contract/schedules';
import { distanceMeters, orderStatus } from '@svcdesk/core/rules';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { actionWords } from '../../shared/domain/order/order-words.ts';
import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { homeText } from './phrases.ts';

export type Visit = DataOf<typeof stops>['list'][number];

/** A visit with how far it is from the one before, as far as both places are known. */
export interface PlacedVisit {
  visit: Visit;
  fromBefore?: number;
}

/** The next one to go to: what is late goes before the plan, then the first that is still to do. */
export function nextVisit(list: readonly Visit[], nowMs: number): Visit | undefined {
  const open = list.filter(({ order }) => order && order.status !== orderStatus.suspended);
  const late = open.filter(({ order }) => order?.nextDueAt && Date.parse(order.nextDueAt) <= nowMs);
  return late.find(({ order }) => order?.status === orderStatus.processing) ?? late[0] ?? open[0];
}

/** Its time is over, and nothing is left to do there. */
export const isEnded = ({ status, order }: Visit): boolean => status === 'ended' && order === undefined;

/** How what has ended stands: `notDone` was moved or given to others, of `over` only its time is known. */
export function endingOf({ done }: Visit): 'done' | 'notDone' | 'over' {
  if (done === undefined) return 'over';
  return done ? 'done' : 'notDone';
}

/** The day as it is gone through: what has ended, the next one, then what follows by plan. */
export function dayInOrder(list: readonly Visit[], next: Visit | undefined): Visit[] {
  const others = list.filter((visit) => visit !== next);
  return [...others.filter(isEnded), ...(next ? [next] : []), ...others.filter((visit) => !isEnded(visit))];
}

/** The route from visit to visit, past those to which there is no way today. */
export function routeOf(list: readonly Visit[], nowMs: number): PlacedVisit[] {
  let from: Place | undefined;
  return list.map((visit) => {
    if (!isWentTo(visit, nowMs)) return { visit };
    const to = placeOf(visit);
    const fromBefore = from && to && distanceMeters(from, to);
    from = to;
    return { visit, fromBefore };
  });
}

/** Whether one goes there today: not to remote work, nor to what stands on another day or was moved there. */
function isWentTo(visit: Visit, nowMs: number): boolean {
  const { order, serviceMode = order?.serviceMode, status, planStart } = visit;
  if (serviceMode === 'remote') return false;
  if (isEnded(visit)) return endingOf(visit) !== 'notDone';
  return status !== 'unplanned' || planStart === undefined || dayOf(planStart) === dayOf(nowMs);
}

/** How long the whole route is, as far as it is known. */
export function routeLength(route: readonly PlacedVisit[]): number {
  return route.reduce((sum, { fromBefore = 0 }) => sum + fromBefore, 0);
}

interface Place {
  latitude: number;
  longitude: number;
}

const placeOf = ({ latitude, longitude }: Visit): Place | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

export interface NextStep {
  words: string;
  to: string;
  /** Done where one stands, in half a sheet. */
  here?: 'accept';
}

type Stepped = Pick<OrderSummary, 'id' | 'can' | 'departedAt'>;

/** The one thing to do next with an order of mine, and where it is done. */
export function nextStep({ id, can, departedAt }: Stepped, locale: Locale): NextStep {
  const at = (path: string, more?: Record<string, string>) => withId(path, id, more);
  if (can.includes('accept'))
    return { words: actionWords('accept', locale), to: at(staffPaths.order.accept), here: 'accept' };
  if (can.includes('resolve'))
    return { words: actionWords('resolve', locale), to: at(staffPaths.order.resolve) };
  if (can.includes('depart') && departedAt === undefined) {
    return { words: actionWords('depart', locale), to: at(staffPaths.order.detail, { do: 'depart' }) };
  }
  if (can.includes('clockIn')) return { words: homeText.in(locale).arrive, to: at(staffPaths.order.handle) };
  return { words: homeText.in(locale).detail, to: at(staffPaths.order.detail) };
}
