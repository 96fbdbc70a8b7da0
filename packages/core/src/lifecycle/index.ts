export {
  type ActionRules,
  type AvailableActions,
  availableActions,
  checkAction,
  type Decision,
  type ExpectedVersion,
  type RuleTypes,
  type Stateful,
  stateName,
} from './action-rules.ts';
export { actionsAfter, type KnownState, type UnsentAction } from './actions-after.ts';
export type { ActionDefinition, Audience, Lifecycle, Rule, ScheduleCut, SlaChange } from './match-rule.ts';
export { type Refusal, type RefusalReason, refusalReasons } from './refusal.ts';
