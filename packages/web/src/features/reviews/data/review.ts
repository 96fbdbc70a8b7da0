import type { DataOf, reviews } from '@svcdesk/core/contract';

/** A registration, or a change of what is said of an engineer, with what it would change. */
export type Review = DataOf<typeof reviews.detail>;
