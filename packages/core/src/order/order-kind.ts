import type { Kind } from '../lifecycle/kind.ts';
import type { ExistingAction, OrderCommand } from './command.ts';
import { unmet } from './conditions.ts';
import { type OrderCondition, type OrderRelation, orderLifecycle } from './lifecycle.ts';
import type { OrderState } from './order-state.ts';
import { clientRelations, coversRelation, isRelated } from './relations.ts';
import type { OrderStatusName } from './status.ts';

const { create: _begins, ...actions } = orderLifecycle.actions;

/** Orders as a kind of work: what may be done with one that exists. */
export const orderKind: Kind<
  OrderState,
  OrderCommand,
  OrderStatusName,
  ExistingAction,
  OrderRelation,
  OrderCondition
> = {
  lifecycle: { ...orderLifecycle, actions },
  clientRelations,
  is: isRelated,
  covers: coversRelation,
  unmet,
  leadsTo: (_action, { handlerActive }, _command, rule) =>
    handlerActive === false ? rule.toWhenHandlerGone : undefined,
};
