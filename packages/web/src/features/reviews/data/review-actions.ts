import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

/** What a lead may do with a review. */
export const reviewActions: ActionTable<'approve' | 'reject'> = {
  buttons: { approve: 'review.decide', reject: 'review.decide' },
  main: ['approve'],
  beside: ['reject'],
};
