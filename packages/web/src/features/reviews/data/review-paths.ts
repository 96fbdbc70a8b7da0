import { withQuery } from '../../../shared/platform/routing.ts';

/** Screens of reviews. */
export const reviewPaths = {
  list: '/userSide/auditTrails',
  detail: '/userSide/auditTrails/auditDetails',
} as const;

/** One review. */
export function reviewPath(id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(reviewPaths.detail, { id, ...more });
}
