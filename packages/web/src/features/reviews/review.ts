import type { DataOf, reviews } from '@svcdesk/core/contract';
import { withQuery } from '../../shared/platform/routing.ts';

/** A registration, or a change of what is said of an engineer, with what it would change. */
export type Review = DataOf<typeof reviews.detail>;

/** Screens of reviews. */
export const reviewPaths = {
  list: '/userSide/auditTrails',
  detail: '/userSide/auditTrails/auditDetails',
} as const;

/** One review. */
export function reviewPath(id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(reviewPaths.detail, { id, ...more });
}
