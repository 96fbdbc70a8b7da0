// Written by `pnpm gen` from the contract and its docs.
import type { DecideReview, Review, ReviewDetailQuery, ReviewPage, ReviewPageQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `reviews` as methods. */
export interface ReviewsMethods {
  /** Approve or reject. */
  decide(request: DecideReview, options?: CallOptions): Promise<Review>;
  /** One review with what it would change. */
  detail(request: ReviewDetailQuery, options?: CallOptions): Promise<Review>;
  /** Registrations and profile changes, under review and decided. */
  page: Paged<ReviewPageQuery, ReviewPage, Review>;
}
