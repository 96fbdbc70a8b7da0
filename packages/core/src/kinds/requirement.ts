import type { ActionRules, ExpectedVersion, RuleTypes, Stateful } from '../lifecycle/action-rules.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import type { Audience } from '../lifecycle/match-rule.ts';
import type { Instant } from '../order/order-state.ts';
import type { Actor, ClientActor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import { kindHandleType } from './handle-type.ts';

/**
 * Statuses of a requirement. 2 is never stored: it is 1 with a live lock, so nothing sticks when a lock runs out.
 */
export const requirementStatus = {
  submitted: 1,
  handling: 2,
  converted: 3,
  rejected: 4,
  cancelled: 5,
} as const;

/** Name of a requirement's status. */
export type RequirementStatusName = keyof typeof requirementStatus;

/** Number by which a reply says it. */
export type RequirementStatus = (typeof requirementStatus)[RequirementStatusName];

/** How long a lock of a requirement lasts, in milliseconds. */
export const requirementLockMs = 10 * 60_000;

/** Least time between two reminders, in milliseconds. */
export const requirementReminderMs = 30 * 60_000;

/** What the rules need to know of a requirement. */
export interface RequirementState extends Stateful {
  readonly customerId: string;
  readonly cellId: string;
  readonly createdById: string;
  readonly lockById?: string | undefined;
  readonly lockUntil?: Instant | undefined;
  readonly remindedAt?: Instant | undefined;
  /** Fact: a group that the actor leads serves the cell. */
  readonly servedByActor?: boolean | undefined;
}

/** A command to a requirement. */
export interface RequirementCommand extends ExpectedVersion {
  readonly reason?: string | undefined;
}

/** What one may do to a requirement. */
export type RequirementAction = 'toOrder' | 'reject' | 'cancel' | 'remind' | 'breakLock';

type Who = 'reporterSide' | 'handles' | 'lead';
type Condition = 'reasonGiven' | 'notLockedByOther' | 'remindedLongAgo';

interface RequirementTypes extends RuleTypes {
  State: RequirementState;
  Command: RequirementCommand;
  Status: RequirementStatusName;
  Action: RequirementAction;
  Relation: Who;
  Condition: Condition;
}

/** The status shown: 1 under a live lock is 2. */
export function requirementStatusAt(stored: number, lockUntil: Instant | undefined, now: Instant): number {
  const locked = stored === requirementStatus.submitted && lockUntil !== undefined && lockUntil > now;
  return locked ? requirementStatus.handling : stored;
}

function reporterSide(requirement: RequirementState, client: ClientActor): boolean {
  if (requirement.customerId !== client.customerId) return false;
  if (client.cellScope === 'customer' || requirement.createdById === client.accountId) return true;
  return client.cellScope === 'cells' && client.cellIds.includes(requirement.cellId);
}

function handles(requirement: RequirementState, actor: Actor): boolean {
  const scopes = scopesOf(actor, 'requirement.handle');
  return scopes.includes('tenant') || (scopes.includes('servedCells') && requirement.servedByActor === true);
}

/** Whether an actor may see a requirement at all. */
export function maySeeRequirement(requirement: RequirementState, actor: Actor): boolean {
  if (actor.kind === 'job') return true;
  return actor.kind === 'client' ? reporterSide(requirement, actor) : handles(requirement, actor);
}

const open = ['submitted', 'handling'] as const;

/** The lifecycle of requirements. The customer may cancel even while it is being handled. */
export const requirementKind: ActionRules<RequirementTypes> = {
  lifecycle: {
    states: requirementStatus,
    initial: 'submitted',
    final: ['converted', 'rejected', 'cancelled'],
    actions: {
      toOrder: {
        handleType: kindHandleType.toOrder,
        audience: 'all',
        rules: [
          {
            from: open,
            to: 'converted',
            who: ['handles'],
            permission: 'requirement.handle',
            otherwise: 'notMember',
            needs: ['notLockedByOther'],
          },
        ],
      },
      reject: {
        handleType: kindHandleType.reject,
        audience: 'all',
        rules: [
          {
            from: open,
            to: 'rejected',
            who: ['handles'],
            permission: 'requirement.handle',
            otherwise: 'notMember',
            needs: ['notLockedByOther', 'reasonGiven'],
          },
        ],
      },
      cancel: {
        handleType: kindHandleType.cancel,
        audience: 'all',
        rules: [
          {
            from: open,
            to: 'cancelled',
            who: ['reporterSide'],
            permission: 'requirement.cancel',
            otherwise: 'notNamed',
          },
        ],
      },
      remind: {
        handleType: kindHandleType.remind,
        audience: 'all',
        rules: [
          {
            from: open,
            who: ['reporterSide'],
            permission: 'requirement.create',
            otherwise: 'notNamed',
            needs: ['remindedLongAgo'],
          },
        ],
      },
      breakLock: {
        handleType: kindHandleType.breakLock,
        audience: 'staff',
        rules: [
          {
            from: ['handling'],
            to: 'submitted',
            who: ['lead'],
            permission: 'requirement.handle',
            otherwise: 'notMember',
          },
        ],
      },
    },
  },
  hasRelation(relation, requirement, actor) {
    if (actor.kind === 'client') return relation === 'reporterSide' && reporterSide(requirement, actor);
    if (actor.kind === 'job') return false;
    if (relation === 'lead') return actor.roles.includes('lead') && handles(requirement, actor);
    return relation === 'handles' && handles(requirement, actor);
  },
  failedCondition(condition, requirement, actor, command, now) {
    switch (condition) {
      case 'notLockedByOther': {
        const live = requirement.lockUntil !== undefined && requirement.lockUntil > now;
        return live && actor.kind === 'staff' && requirement.lockById !== actor.accountId
          ? 'beingHandled'
          : undefined;
      }
      case 'reasonGiven':
        return command && isBlank(command.reason) ? 'reasonMissing' : undefined;
      case 'remindedLongAgo':
        return requirement.remindedAt !== undefined && now - requirement.remindedAt < requirementReminderMs
          ? 'reminderTooSoon'
          : undefined;
    }
  },
};

/** Which records of a requirement its customer sees; that it was made, everybody does. */
export function requirementAudience(action: string): Audience {
  const actions: Readonly<Record<string, { readonly audience: Audience } | undefined>> =
    requirementKind.lifecycle.actions;
  return actions[action]?.audience ?? 'all';
}
