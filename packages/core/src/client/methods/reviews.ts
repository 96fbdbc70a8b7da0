// Written by `pnpm gen` from the contract and its docs.
import type * as reviews from '../../contract/reviews.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { Review } from './shapes.ts';

/** What `reviews.decide` takes. Approve or reject. */
export interface DecideReview extends RequestOf<typeof reviews.decide> {}

/** What `reviews.detail` takes. One review with what it would change. */
export interface ReviewDetailQuery extends RequestOf<typeof reviews.detail> {}

/** What `reviews.page` takes. Registrations and profile changes, under review and decided. */
export interface ReviewPageQuery extends RequestOf<typeof reviews.page> {}

/** What `reviews.page` answers. Registrations and profile changes, under review and decided. */
export interface ReviewPage extends Omit<DataOf<typeof reviews.page>, 'list'> {
  list: Review[];
}

/** Calls of `reviews` as methods. */
export interface ReviewsMethods {
  /** Approve or reject. */
  decide(request: DecideReview, options?: CallOptions): Promise<Review>;
  /** One review with what it would change. */
  detail(request: ReviewDetailQuery, options?: CallOptions): Promise<Review>;
  /** Registrations and profile changes, under review and decided. */
  page: Paged<ReviewPageQuery, ReviewPage, Review>;
}
