import type { RequirementAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

/** What staff may do with a requirement. */
export const requirementActions: ActionTable<RequirementAction> = {
  buttons: { toOrder: 'requirement.toOrder', reject: 'requirement.reject' },
  main: ['toOrder'],
  beside: ['reject'],
};
