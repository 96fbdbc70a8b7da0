import * as z from 'zod/mini';
import type { ReviewStatus } from '../kinds/review.ts';
import { id, lines, openKey, openWord, pageOf, paging, whole } from './atoms/basic.ts';
import { refusedNow } from './atoms/work.ts';
import { call, once } from './define.ts';

/** What is reviewed: a new engineer, or a change of what is said of one. */
export const reviewKinds = ['registration', 'profile', 'skill', 'area'] as const;

/** Fields that a review may change. */
export const reviewedFields = [
  'name',
  'photo',
  'idNumber',
  'employer',
  'experience',
  'skills',
  'serviceAreas',
] as const;

type ReviewAction = 'approve' | 'reject';

/** A change of a person that a reviewer has to approve. */
export const review = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    kind: openWord<(typeof reviewKinds)[number]>(),
    /** 1 waiting, 2 approved, 3 rejected. */
    status: openKey<ReviewStatus>(),
    applicantId: z.string(),
    applicantName: z.string(),
    /** For who may decide. */
    applicantPhone: z.optional(z.string()),
    groupName: z.optional(z.string()),
    applicantGroupIds: z.optional(z.array(z.string())),
    createdAt: z.string(),
    reviewerId: z.optional(z.string()),
    reviewerName: z.optional(z.string()),
    decidedAt: z.optional(z.string()),
    comment: z.optional(z.string()),
    /** In words; attachment strings for a photo and for certificates. */
    changes: z.array(
      z.object({
        field: openWord<(typeof reviewedFields)[number]>(),
        before: z.optional(z.string()),
        after: z.string(),
        attachments: z.optional(z.string()),
      }),
    ),
    version: z.number(),
    can: z.array(openWord<ReviewAction>()),
    ...refusedNow<ReviewAction>(),
  }),
);

/** Registrations and profile changes under review and decided: those I decide on, and my own. */
export const page = /* @__PURE__ */ call('reviews.page', {
  method: 'POST',
  path: '/api/user/review/page',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  request: () => z.object({ status: z.optional(z.array(whole(1, 3)).check(z.maxLength(3))), ...paging() }),
  data: () => pageOf(review()),
});

/** One review with what it would change. */
export const detail = /* @__PURE__ */ call('reviews.detail', {
  method: 'POST',
  path: '/api/user/review/detail',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  request: () => z.object({ id: id() }),
  data: review,
  errors: ['notFound'],
});

/** Approve or reject; never one's own. A registered engineer gets their role and group by it. */
export const decide = /* @__PURE__ */ call('reviews.decide', {
  method: 'POST',
  path: '/api/user/review/decide',
  permission: 'review.decide',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: id(),
      approve: z.boolean(),
      /** Required to reject. */
      comment: z.optional(lines(1000)),
      /** Where a registered engineer will work; a group that the lead leads, their own unless said. */
      groupId: z.optional(id()),
      version: z.optional(whole(1, 1_000_000_000)),
      status: z.optional(whole(1, 3)),
    }),
  data: review,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});
