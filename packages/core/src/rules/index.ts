/**
 * Door "@svcdesk/core/rules": what may be done with an order and every other kind of work, and what comes of it.
 * Lifecycles, actions, conditions and their codes.
 */
export * from '../dictionary/index.ts';
export * from '../kinds/index.ts';
export * from '../lifecycle/index.ts';
export * from '../order/index.ts';
export { builtInDictionary, type NamedItem } from '../phrases/dictionary-tree.ts';
export {
  actionsFor,
  deviceActionsFor,
  entrustActionsFor,
  type Possible,
  pmActionsFor,
  projectActionsFor,
  type RefusedAction,
  requirementActionsFor,
  reviewActionsFor,
} from './actions-for.ts';
export { actorOf } from './actor-of.ts';
export {
  deviceStateOf,
  entrustStateOf,
  orderStateOf,
  pmStateOf,
  projectStateOf,
  requirementStateOf,
  reviewStateOf,
} from './detail-states.ts';
