// Written by `pnpm gen` from the contract and its docs.
import type * as reviews from '../reviews.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Review } from './shapes.ts';

type DecideReviewInferred = InferredRequestOf<typeof reviews.decide>;

/** What `reviews.decide` takes. Approve or reject. */
export type DecideReview = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DecideReviewInferred['id'];
  /** True lets it pass, false turns it down. */
  approve: DecideReviewInferred['approve'];
  /** What the reviewer wrote. */
  comment?: DecideReviewInferred['comment'];
  /** Which group of engineers it is about. */
  groupId?: DecideReviewInferred['groupId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: DecideReviewInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: DecideReviewInferred['status'];
};

type ReviewDetailQueryInferred = InferredRequestOf<typeof reviews.detail>;

/** What `reviews.detail` takes. One review with what it would change. */
export type ReviewDetailQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ReviewDetailQueryInferred['id'];
};

type ReviewPageQueryInferred = InferredRequestOf<typeof reviews.page>;

/** What `reviews.page` takes. Registrations and profile changes, under review and decided. */
export type ReviewPageQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: ReviewPageQueryInferred['status'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: ReviewPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: ReviewPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: ReviewPageQueryInferred['next'];
};

type ReviewPageInferred = InferredDataOf<typeof reviews.page>;

/** What `reviews.page` answers. Registrations and profile changes, under review and decided. */
export type ReviewPage = {
  /** The items of this page, in the order of the list. */
  list: Review[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: ReviewPageInferred['page'];
  /** How many items a page holds at most. */
  size: ReviewPageInferred['size'];
  /** How many items there are on all pages together. */
  total: ReviewPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: ReviewPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: ReviewPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: ReviewPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: ReviewPageInferred['next'];
};

/** What the calls of `reviews` take and answer. */
export interface ReviewsCalls {
  'reviews.decide': { request: DecideReview; data: Review };
  'reviews.detail': { request: ReviewDetailQuery; data: Review };
  'reviews.page': { request: ReviewPageQuery; data: ReviewPage };
}
