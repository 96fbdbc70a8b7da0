export { actionsAfter, type KnownState, type UnsentAction } from './actions-after.ts';
export {
  type AvailableActions,
  availableActions,
  checkAction,
  type Decision,
  type ExpectedVersion,
  type Kind,
  type RuleTypes,
  type Stateful,
  stateName,
} from './kind.ts';
export type { ActionDefinition, Audience, Lifecycle, Rule, ScheduleCut, SlaChange } from './match-rule.ts';
export { type Refusal, type RefusalReason, refusalReasons } from './refusal.ts';
