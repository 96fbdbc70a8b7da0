import { withQuery } from '../../platform/routing.ts';

/** Screens of project orders. */
export const projectPaths = {
  detail: '/userSide/orderCenter/projectOrderDetail',
  resolve: '/userSide/orderCenter/projectElimination',
  passOn: '/userSide/orderCenter/ProjectPassOn',
  hangUp: '/userSide/orderCenter/projectHangUp',
} as const;

/** A screen about one project order. */
export function aboutProject(path: string, id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(path, { id, ...more });
}
