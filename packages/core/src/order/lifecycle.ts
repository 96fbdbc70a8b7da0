import { handleType, type OrderAction } from '../lifecycle/action.ts';
import type { ActionDefinition, Lifecycle } from '../lifecycle/match-rule.ts';
import { type OrderStatusName, orderStatus } from '../lifecycle/order-status.ts';

/**
 * Who an actor is to an order. `named` the engineer it is assigned to; `lead` leads the handling group or one
 * above it; `monitor` acts on source 1 only; `creatorSide` who created it, or the reporter's side when a client
 * did; `reporterSide` the reporter's account and clients whose scope holds the cell; `viewer` staff who see it.
 */
export type OrderRelation =
  | 'handler'
  | 'handlerWhoCreated'
  | 'named'
  | 'member'
  | 'memberWhenUnnamed'
  | 'lead'
  | 'leadNotHandler'
  | 'dispatcher'
  | 'monitor'
  | 'creatorSide'
  | 'reporterSide'
  | 'viewer'
  | 'job';

/** Conditions that the rules name; each is judged in `conditions.ts`. */
export type OrderCondition =
  | 'noEntrustedOpen'
  | 'remarkGiven'
  | 'remarkOfLead'
  | 'canAssign'
  | 'targetDiffers'
  | 'reasonGiven'
  | 'resumeFits'
  | 'resumeReached'
  | 'solutionGiven'
  | 'clockedInOnSite'
  | 'onTheWay'
  | 'duplicateNamed'
  | 'placeExplained'
  | 'automaticOnly'
  | 'dueForAutomatic'
  | 'remindedLongAgo'
  | 'contentGiven'
  | 'someoneNamed'
  | 'somethingChanged'
  | 'longerTargetExplained'
  | 'planGiven';

type Definition = ActionDefinition<OrderStatusName, OrderRelation, OrderCondition>;

const open = ['pending', 'assigned', 'processing', 'suspended'] as const;
const upToResolved = [...open, 'resolved'] as const;
const every = [...upToResolved, 'closed', 'cancelled'] as const;

const actions = {
  create: { handleType: handleType.create, audience: 'all', rules: [] },
  transfer: {
    handleType: handleType.transfer,
    audience: 'bare',
    schedules: 'cut',
    rules: [
      {
        from: ['pending'],
        to: 'assigned',
        who: ['member', 'lead', 'dispatcher', 'monitor'],
        permission: 'order.transfer',
        otherwise: 'notMember',
        needs: ['canAssign', 'targetDiffers', 'noEntrustedOpen'],
      },
      {
        from: ['assigned'],
        to: 'assigned',
        toWhenTakenBack: ['pending', 'processing', 'suspended'],
        who: ['lead', 'dispatcher', 'monitor'],
        permission: 'order.transfer',
        otherwise: 'notHandler',
        needs: ['canAssign', 'targetDiffers', 'noEntrustedOpen'],
      },
      {
        from: ['processing', 'suspended'],
        to: 'assigned',
        who: ['handler', 'lead', 'dispatcher', 'monitor'],
        permission: 'order.transfer',
        otherwise: 'notHandler',
        needs: ['canAssign', 'targetDiffers', 'noEntrustedOpen', 'remarkGiven'],
      },
    ],
  },
  accept: {
    handleType: handleType.accept,
    audience: 'all',
    schedules: 'set',
    sla: 'respond',
    rules: [
      {
        from: ['pending'],
        to: 'processing',
        who: ['member', 'lead'],
        permission: 'order.accept',
        otherwise: 'notMember',
      },
      {
        from: ['assigned'],
        to: 'processing',
        who: ['named', 'memberWhenUnnamed', 'lead'],
        permission: 'order.accept',
        otherwise: 'notNamed',
      },
    ],
  },
  hangUp: {
    handleType: handleType.hangUp,
    audience: 'reasonOnly',
    schedules: 'cutUntilResume',
    sla: 'pause',
    rules: [
      {
        from: ['processing'],
        to: 'suspended',
        who: ['handler', 'lead'],
        permission: 'order.handle',
        otherwise: 'notHandler',
        needs: ['resumeFits', 'reasonGiven'],
      },
    ],
  },
  activate: {
    handleType: handleType.activate,
    audience: 'all',
    sla: 'resume',
    rules: [
      {
        from: ['suspended'],
        to: 'processing',
        toWhenHandlerGone: 'assigned',
        who: ['handler', 'lead'],
        permission: 'order.handle',
        otherwise: 'notHandler',
      },
      {
        from: ['suspended'],
        to: 'processing',
        toWhenHandlerGone: 'assigned',
        who: ['job'],
        otherwise: 'notHandler',
        needs: ['resumeReached'],
      },
      {
        from: ['resolved'],
        to: 'processing',
        toWhenHandlerGone: 'assigned',
        who: ['reporterSide'],
        permission: 'order.reopen',
        otherwise: 'notNamed',
        needs: ['remarkGiven'],
      },
    ],
  },
  resolve: {
    handleType: handleType.resolve,
    audience: 'all',
    schedules: 'cut',
    sla: 'stop',
    rules: [
      {
        from: ['processing'],
        to: 'resolved',
        who: ['handler', 'lead'],
        permission: 'order.handle',
        otherwise: 'notHandler',
        needs: ['clockedInOnSite', 'noEntrustedOpen', 'remarkOfLead', 'solutionGiven'],
      },
    ],
  },
  cancel: {
    handleType: handleType.cancel,
    audience: 'all',
    schedules: 'cancelAll',
    sla: 'leaveOut',
    rules: [
      {
        from: ['pending', 'assigned'],
        to: 'cancelled',
        who: ['creatorSide', 'lead', 'dispatcher', 'monitor'],
        permission: 'order.cancel',
        otherwise: 'notHandler',
        needs: ['duplicateNamed', 'reasonGiven'],
      },
      {
        from: ['processing', 'suspended'],
        to: 'cancelled',
        who: ['handlerWhoCreated', 'lead'],
        permission: 'order.cancel',
        otherwise: 'notHandler',
        needs: ['duplicateNamed', 'reasonGiven'],
      },
    ],
  },
  depart: {
    handleType: handleType.depart,
    audience: 'all',
    rules: [
      {
        from: ['processing'],
        who: ['handler'],
        permission: 'order.handle',
        otherwise: 'notHandler',
        needs: ['onTheWay'],
      },
    ],
  },
  clockIn: {
    handleType: handleType.clockIn,
    audience: 'all',
    rules: [
      {
        from: ['processing'],
        who: ['handler'],
        permission: 'order.handle',
        otherwise: 'notHandler',
        needs: ['placeExplained'],
      },
    ],
  },
  evaluate: {
    handleType: handleType.evaluate,
    audience: 'all',
    rules: [
      {
        from: ['resolved'],
        to: 'closed',
        who: ['reporterSide'],
        permission: 'order.evaluate',
        otherwise: 'notNamed',
      },
      {
        from: ['resolved'],
        to: 'closed',
        who: ['dispatcher', 'leadNotHandler'],
        permission: 'order.callback',
        otherwise: 'notHandler',
      },
      { from: ['resolved'], to: 'closed', who: ['job'], otherwise: 'notNamed', needs: ['dueForAutomatic'] },
      {
        from: ['closed'],
        who: ['reporterSide'],
        permission: 'order.evaluate',
        otherwise: 'notNamed',
        needs: ['automaticOnly'],
      },
      {
        from: ['closed'],
        who: ['dispatcher', 'leadNotHandler'],
        permission: 'order.callback',
        otherwise: 'notHandler',
        needs: ['automaticOnly'],
      },
    ],
  },
  remind: {
    handleType: handleType.remind,
    audience: 'staff',
    rules: [
      {
        from: open,
        who: ['reporterSide'],
        permission: 'order.remind',
        otherwise: 'notNamed',
        needs: ['remindedLongAgo'],
      },
    ],
  },
  progress: {
    handleType: handleType.progress,
    audience: 'unlessInternal',
    sla: 'respond',
    rules: [
      {
        from: upToResolved,
        who: ['viewer'],
        permission: 'order.view',
        otherwise: 'notMember',
        needs: ['contentGiven'],
      },
    ],
  },
  cc: {
    handleType: handleType.cc,
    audience: 'staff',
    rules: [
      {
        from: every,
        who: ['viewer'],
        permission: 'order.view',
        otherwise: 'notMember',
        needs: ['someoneNamed'],
      },
    ],
  },
  decline: {
    handleType: handleType.decline,
    audience: 'staff',
    schedules: 'cut',
    rules: [
      {
        from: ['assigned'],
        to: 'pending',
        who: ['named'],
        permission: 'order.handle',
        otherwise: 'notNamed',
        needs: ['reasonGiven'],
      },
    ],
  },
  release: {
    handleType: handleType.release,
    audience: 'staff',
    schedules: 'cut',
    rules: [
      {
        from: ['processing'],
        to: 'pending',
        who: ['handler', 'lead'],
        permission: 'order.handle',
        otherwise: 'notHandler',
        needs: ['noEntrustedOpen', 'reasonGiven'],
      },
      // The handler or the named engineer was disabled, deleted or left the group.
      {
        from: ['assigned', 'processing', 'suspended'],
        to: 'pending',
        who: ['job'],
        otherwise: 'notHandler',
      },
    ],
  },
  supplement: {
    handleType: handleType.supplement,
    audience: 'all',
    rules: [
      {
        from: upToResolved,
        who: ['reporterSide'],
        permission: 'order.supplement',
        otherwise: 'notNamed',
        needs: ['contentGiven'],
      },
    ],
  },
  edit: {
    handleType: handleType.edit,
    audience: 'staff',
    sla: 'retarget',
    rules: [
      {
        from: open,
        who: ['handler', 'lead', 'dispatcher'],
        permission: 'order.edit',
        otherwise: 'notHandler',
        needs: ['somethingChanged', 'longerTargetExplained'],
      },
    ],
  },
  plan: {
    handleType: handleType.plan,
    audience: 'staff',
    schedules: 'set',
    rules: [
      {
        from: ['assigned', 'processing', 'suspended'],
        who: ['handler', 'named', 'lead', 'dispatcher'],
        permission: 'order.plan',
        otherwise: 'notHandler',
        needs: ['planGiven'],
      },
    ],
  },
} as const satisfies Record<OrderAction, Definition>;

/**
 * Lifecycle of operations, monitoring and SE orders. Server enforces it; web and CLI learn from it what is
 * possible.
 */
export const orderLifecycle: Lifecycle<OrderStatusName, OrderAction, OrderRelation, OrderCondition> = {
  states: orderStatus,
  initial: 'pending',
  final: ['closed', 'cancelled'],
  actions,
};
