import type { DataOf, reviews } from '@svcdesk/core/contract';
import { staffPaths, withId } from '../../shared/platform/paths.ts';

/** A registration, or a change of what is said of an engineer, with what it would change. */
export type Review = DataOf<typeof reviews.detail>;

/** One review. */
export function reviewPath(id: string, more: Readonly<Record<string, string>> = {}): string {
  return withId(staffPaths.review.detail, id, more);
}
