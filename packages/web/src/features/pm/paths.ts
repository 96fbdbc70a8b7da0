import { pmPath, pmPaths } from '../../shared/domain/pm-order/pm-paths.ts';
import { withQuery } from '../../shared/platform/routing.ts';

/** Screens of preventive maintenance. Plans stand in the list's place: they have no path of their own. */
export const paths = {
  ...pmPaths,
  plans: withQuery(pmPaths.list, { view: 'plans' }),
  plan: (id?: string) => withQuery(pmPaths.list, { view: 'plan', id }),
} as const;

/** The form of an action on an order, in the place of its detail. */
export function formPath(id: string, status: number, action: string): string {
  return `${pmPath(id, status)}&do=${action}`;
}
