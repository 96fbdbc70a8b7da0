import { pmPath } from '../../shared/domain/pm-order/pm-order.ts';
import { staffPaths, withQuery } from '../../shared/platform/paths.ts';

/** Plans stand in the list's place: they have no path of their own. */
export const plansPath = withQuery(staffPaths.pm.list, { view: 'plans' });

/** A plan, or a new one, in the same place. */
export function planPath(id?: string): string {
  return withQuery(staffPaths.pm.list, { view: 'plan', id });
}

/** The form of an action on an order, in the place of its detail. */
export function formPath(id: string, status: number, action: string): string {
  return `${pmPath(id, status)}&do=${action}`;
}
