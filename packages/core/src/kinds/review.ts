import type { ActionRules, ExpectedVersion, RuleTypes, Stateful } from '../lifecycle/action-rules.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import type { Actor } from '../roles/actor.ts';
import { kindHandleType } from './handle-type.ts';

/** Statuses of a review. */
export const reviewStatus = { waiting: 1, approved: 2, rejected: 3 } as const;

/** Name of a review's status. */
export type ReviewStatusName = keyof typeof reviewStatus;

/** Number by which a reply says it. */
export type ReviewStatus = (typeof reviewStatus)[ReviewStatusName];

/** What the rules need to know of a review. */
export interface ReviewState extends Stateful {
  readonly applicantId: string;
  /** The applicant's groups; empty for an applicant who just registered, whom any lead may decide on. */
  readonly applicantGroupIds: readonly string[];
}

/** A decision on a review. */
export interface ReviewCommand extends ExpectedVersion {
  readonly comment?: string | undefined;
}

interface ReviewTypes extends RuleTypes {
  State: ReviewState;
  Command: ReviewCommand;
  Status: ReviewStatusName;
  Action: 'approve' | 'reject';
  Relation: 'lead';
  Condition: 'notOneself' | 'commentGiven';
}

/** Whether an actor may decide on reviews of these groups: a lead of one of them, or any lead when there is none. */
function leads(review: ReviewState, actor: Actor): boolean {
  if (actor.kind !== 'staff' || !actor.roles.includes('lead')) return false;
  return (
    review.applicantGroupIds.length === 0 ||
    review.applicantGroupIds.some((id) => actor.ledGroupIds.includes(id))
  );
}

/** Whether an actor may see a review: their own, or one that they may decide. */
export function maySeeReview(review: ReviewState, actor: Actor): boolean {
  return (actor.kind === 'staff' && actor.accountId === review.applicantId) || leads(review, actor);
}

/** The lifecycle of reviews of registrations, profiles, skills and areas. The applicant is never the reviewer. */
export const reviewKind: ActionRules<ReviewTypes> = {
  lifecycle: {
    states: reviewStatus,
    initial: 'waiting',
    final: ['approved', 'rejected'],
    actions: {
      approve: {
        handleType: kindHandleType.decide,
        audience: 'all',
        rules: [
          {
            from: ['waiting'],
            to: 'approved',
            who: ['lead'],
            permission: 'review.decide',
            otherwise: 'notMember',
            needs: ['notOneself'],
          },
        ],
      },
      reject: {
        handleType: kindHandleType.reject,
        audience: 'all',
        rules: [
          {
            from: ['waiting'],
            to: 'rejected',
            who: ['lead'],
            permission: 'review.decide',
            otherwise: 'notMember',
            needs: ['notOneself', 'commentGiven'],
          },
        ],
      },
    },
  },
  hasRelation: (_relation, review, actor) => leads(review, actor),
  failedCondition(condition, review, actor, command) {
    if (condition === 'commentGiven')
      return command && isBlank(command.comment) ? 'reasonMissing' : undefined;
    return actor.kind === 'staff' && actor.accountId === review.applicantId ? 'selfCheck' : undefined;
  },
};
