import { saturationOf } from '@svcdesk/core/scheduling';
import type { Load } from '../../shared/domain/schedule/marks.ts';

/** What makes a day as full as it is. */
export interface Explained {
  planned: number;
  capacity: number;
  travel: number;
  overlaps: boolean;
}

/** The parts of a day; undefined for who may see the figure alone. */
export function explain({ plannedMinutes, capacityMinutes, parts = [] }: Load): Explained | undefined {
  if (plannedMinutes === undefined || capacityMinutes === undefined) return undefined;
  const travel = parts.filter(({ kind }) => kind === 'travel');
  return {
    planned: plannedMinutes,
    capacity: capacityMinutes,
    travel: travel.reduce((sum, { minutes }) => sum + minutes, 0),
    overlaps: parts.some(({ conflict }) => conflict === true),
  };
}

/** How full the day would be without an order and the way to it, which stands right before it. */
export function saturationWithout(load: Load, orderId: string): number | undefined {
  const explained = explain(load);
  if (!explained) return undefined;
  const gone = (load.parts ?? []).filter(
    (part, index, all) =>
      part.orderId === orderId || (part.kind === 'travel' && all[index + 1]?.orderId === orderId),
  );
  const minutes = gone.reduce((sum, part) => sum + part.minutes, 0);
  return saturationOf(explained.planned - minutes, explained.capacity);
}
