import type { ActionRules, RuleTypes } from '../lifecycle/action-rules.ts';
import type { OrderStatusName } from '../lifecycle/order-status.ts';
import type { ExistingAction, OrderCommand } from './command.ts';
import { failedCondition } from './conditions.ts';
import { type OrderCondition, type OrderRelation, orderLifecycle } from './lifecycle.ts';
import { changedBy } from './next.ts';
import type { OrderState } from './order-state.ts';
import { clientRelations, isRelated, permissionReaches } from './relations.ts';

const { create: _begins, ...actions } = orderLifecycle.actions;

/** The types of an order's rules. */
export interface OrderTypes extends RuleTypes {
  State: OrderState;
  Command: OrderCommand;
  Status: OrderStatusName;
  Action: ExistingAction;
  Relation: OrderRelation;
  Condition: OrderCondition;
}

/** Orders as a kind of work: what may be done with one that exists. */
export const orderKind: ActionRules<OrderTypes> = {
  lifecycle: { ...orderLifecycle, actions },
  clientRelations,
  hasRelation: isRelated,
  permissionReaches,
  failedCondition,
  targetState: (_action, { handlerActive }, command, rule) => {
    if (command.action === 'transfer' && command.former)
      return rule.toWhenTakenBack?.find((status) => status === command.former?.status);
    return handlerActive === false ? rule.toWhenHandlerGone : undefined;
  },
  changes: (_action, order, command, { actor, to, at }) => changedBy(order, actor, command, to, at),
};
