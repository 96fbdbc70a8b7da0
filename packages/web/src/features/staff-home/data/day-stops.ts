import type { DataOf } from '@svcdesk/core/contract';
import type { stops } from '@svcdesk/core/contract/schedules';
import { distanceMeters } from '@svcdesk/core/rules';

export type Stop = DataOf<typeof stops>['list'][number];

/** A stop with how far it is from the one before, as far as both places are known. */
export interface PlacedStop {
  stop: Stop;
  fromBefore?: number;
}

/** The next one to go to: what is late goes before the plan, then the first that is still to do. */
export function nextStop(list: readonly Stop[], nowMs: number): Stop | undefined {
  const open = list.filter(({ order }) => order && order.status !== hungUp);
  const late = open.filter(({ order }) => order?.nextDueAt && Date.parse(order.nextDueAt) <= nowMs);
  return late.find(({ order }) => order?.status === atWork) ?? late[0] ?? open[0];
}

const atWork = 3;
const hungUp = 4;

/** Nothing is left to do there. */
export const isEnded = ({ status, order }: Stop): boolean => status === 'ended' && order === undefined;

/** The day as it is gone through: what is done, the next one, then what follows by plan. */
export function dayInOrder(list: readonly Stop[], next: Stop | undefined): Stop[] {
  const others = list.filter((stop) => stop !== next);
  return [...others.filter(isEnded), ...(next ? [next] : []), ...others.filter((stop) => !isEnded(stop))];
}

/** The way from stop to stop. */
export function wayOf(list: readonly Stop[]): PlacedStop[] {
  return list.map((stop, index) => ({ stop, fromBefore: between(list[index - 1], stop) }));
}

/** How far the whole way is, as far as it is known. */
export function wayLength(way: readonly PlacedStop[]): number {
  return way.reduce((sum, { fromBefore = 0 }) => sum + fromBefore, 0);
}

function between(one: Stop | undefined, other: Stop): number | undefined {
  const [from, to] = [placeOf(one), placeOf(other)];
  return from && to ? distanceMeters(from, to) : undefined;
}

function placeOf(stop: Stop | undefined) {
  if (stop?.latitude === undefined || stop.longitude === undefined) return undefined;
  return { latitude: stop.latitude, longitude: stop.longitude };
}
