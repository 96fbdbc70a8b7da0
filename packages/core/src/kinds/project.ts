import {
  type ActionRules,
  type ExpectedVersion,
  type RuleTypes,
  type Stateful,
  stateName,
} from '../lifecycle/action-rules.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import { type OrderStatusName, orderStatus } from '../lifecycle/order-status.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import { limits } from '../order/limits.ts';
import { type Actor, leadsGroup, type StaffActor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import { kindHandleType } from './handle-type.ts';

/** Statuses of a project order's stage. */
export const stageStatus = { notBegun: 1, underWay: 2, done: 3, skipped: 4 } as const;

/** Name of a stage's status. */
export type StageStatusName = keyof typeof stageStatus;

/** Number by which a reply says it. */
export type StageStatus = (typeof stageStatus)[StageStatusName];

/** A step of a project order. */
export interface Stage {
  readonly id: string;
  readonly status: number;
  readonly handlerId?: string | undefined;
}

/** What the rules need to know of a project order; its statuses are those of orders. */
export interface ProjectOrderState extends Stateful {
  readonly groupId: string;
  readonly managerId: string;
  readonly createdById: string;
  readonly assigneeId?: string | undefined;
  readonly handlerId?: string | undefined;
  readonly resolvedAt?: number | undefined;
  readonly stages: readonly Stage[];
}

/** A command to a project order. */
export interface ProjectCommand extends ExpectedVersion {
  readonly stageId?: string | undefined;
  readonly result?: string | undefined;
  readonly content?: string | undefined;
  readonly reasonCode?: string | undefined;
  readonly remark?: string | undefined;
  readonly resumeAt?: number | undefined;
  readonly groupId?: string | undefined;
  readonly engineerId?: string | undefined;
  readonly targetValid?: boolean | undefined;
}

/** What one may do to a project order. */
export type ProjectAction =
  | 'accept'
  | 'resolveStage'
  | 'skipStage'
  | 'progress'
  | 'hangUp'
  | 'activate'
  | 'transfer'
  | 'cancel'
  | 'close';

type Who =
  | 'manager'
  | 'handler'
  | 'stageHandler'
  | 'named'
  | 'member'
  | 'lead'
  | 'dispatcher'
  | 'viewer'
  | 'job';
type Condition =
  | 'stageOpen'
  | 'resultGiven'
  | 'contentGiven'
  | 'reasonGiven'
  | 'remarkGiven'
  | 'canAssign'
  | 'resumeFits'
  | 'dueForAcceptance';

interface ProjectTypes extends RuleTypes {
  State: ProjectOrderState;
  Command: ProjectCommand;
  Status: OrderStatusName;
  Action: ProjectAction;
  Relation: Who;
  Condition: Condition;
}

/** Whether a stage is still to be done. */
export function isStageOpen(stage: Stage): boolean {
  return stage.status === stageStatus.notBegun || stage.status === stageStatus.underWay;
}

/** Whether finishing or skipping this stage leaves none open, which resolves the order. */
export function endsProject(order: ProjectOrderState, stageId: string | undefined): boolean {
  return order.stages.every((stage) => stage.id === stageId || !isStageOpen(stage));
}

/**
 * How the stages of an order stand after an action: accepting begins the first open one, finishing or skipping one
 * begins the next, and going on from resolved opens the last one again.
 */
export function movedStages<S extends Pick<Stage, 'id' | 'status'>>(
  stages: readonly S[],
  action: ProjectAction,
  stageId?: string,
  from?: OrderStatusName,
): readonly S[] {
  const put = (list: readonly S[], id: string | undefined, status: number): readonly S[] =>
    list.map((stage) => (stage.id === id ? { ...stage, status } : stage));
  const begun = (list: readonly S[]): readonly S[] =>
    list.some((stage) => stage.status === stageStatus.underWay)
      ? list
      : put(list, list.find((stage) => stage.status === stageStatus.notBegun)?.id, stageStatus.underWay);
  if (action === 'accept') return begun(stages);
  if (action === 'resolveStage') return begun(put(stages, stageId, stageStatus.done));
  if (action === 'skipStage') return begun(put(stages, stageId, stageStatus.skipped));
  if (action === 'activate' && from === 'resolved') {
    return put(stages, stages.at(-1)?.id, stageStatus.underWay);
  }
  return stages;
}

/** Whether an actor may see a project order. */
export function maySeeProject(project: ProjectOrderState, actor: Actor): boolean {
  if (actor.kind !== 'staff') return actor.kind === 'job';
  const id = actor.accountId;
  const scopes = scopesOf(actor, 'order.view');
  return (
    [project.managerId, project.handlerId, project.assigneeId, project.createdById].includes(id) ||
    project.stages.some((stage) => stage.handlerId === id) ||
    scopes.includes('tenant') ||
    scopes.includes('projects') ||
    actor.memberGroupIds.includes(project.groupId) ||
    (scopes.includes('led') && actor.ledGroupIds.includes(project.groupId))
  );
}

function isRelated(relation: Who, project: ProjectOrderState, actor: StaffActor): boolean {
  const id = actor.accountId;
  switch (relation) {
    case 'manager':
      return project.managerId === id;
    case 'handler':
      return project.handlerId === id;
    case 'stageHandler':
      return project.stages.some((stage) => isStageOpen(stage) && stage.handlerId === id);
    case 'named':
      return project.assigneeId === id;
    case 'member':
      return !project.assigneeId && actor.memberGroupIds.includes(project.groupId);
    case 'lead':
      return leadsGroup(actor, project.groupId);
    case 'dispatcher':
      return actor.roles.includes('dispatcher');
    case 'viewer':
      return maySeeProject(project, actor);
    default:
      return false;
  }
}

function failedByCommand(
  condition: Condition,
  project: ProjectOrderState,
  command: ProjectCommand,
  now: number,
): RefusalReason | undefined {
  switch (condition) {
    case 'stageOpen': {
      const stage = project.stages.find((one) => one.id === command.stageId);
      return stage && isStageOpen(stage) ? undefined : 'targetInvalid';
    }
    case 'resultGiven':
      return isBlank(command.result) ? 'itemsMissing' : undefined;
    case 'contentGiven':
      return isBlank(command.content) ? 'itemsMissing' : undefined;
    case 'reasonGiven':
      return isBlank(command.reasonCode) ? 'reasonMissing' : undefined;
    case 'remarkGiven':
      return isBlank(command.remark) ? 'reasonMissing' : undefined;
    case 'canAssign':
      return !command.groupId || command.targetValid === false ? 'targetInvalid' : undefined;
    case 'resumeFits': {
      const at = command.resumeAt;
      return at === undefined || (at > now && at <= now + limits.maxHangUpMs) ? undefined : 'resumeInvalid';
    }
    default:
      return undefined;
  }
}

function failedAlways(
  condition: Condition,
  project: ProjectOrderState,
  now: number,
): RefusalReason | undefined {
  if (condition !== 'dueForAcceptance') return undefined;
  const due = project.resolvedAt !== undefined && now >= project.resolvedAt + limits.automaticEvaluationMs;
  return due ? undefined : 'wrongState';
}

const workers = ['handler', 'stageHandler', 'lead', 'manager'] as const;
const staffOnly = { audience: 'staff' as const };

/**
 * The lifecycle of project orders: states of orders, work by stages. Finishing or skipping the last open stage
 * resolves the order; the manager's acceptance, or seven days, closes it; going on from
 * resolved opens the last stage again.
 */
export const projectKind: ActionRules<ProjectTypes> = {
  lifecycle: {
    states: orderStatus,
    initial: 'pending',
    final: ['closed', 'cancelled'],
    actions: {
      accept: {
        handleType: kindHandleType.accept,
        ...staffOnly,
        rules: [
          {
            from: ['pending', 'assigned'],
            to: 'processing',
            who: ['named', 'member', 'lead'],
            permission: 'order.accept',
            otherwise: 'notNamed',
          },
        ],
      },
      resolveStage: {
        handleType: kindHandleType.resolveStage,
        ...staffOnly,
        rules: [
          {
            from: ['processing'],
            who: workers,
            permission: 'order.handle',
            otherwise: 'notHandler',
            needs: ['stageOpen', 'resultGiven'],
          },
        ],
      },
      skipStage: {
        handleType: kindHandleType.skipStage,
        ...staffOnly,
        rules: [
          {
            from: ['processing'],
            who: ['manager'],
            permission: 'order.handle',
            otherwise: 'notHandler',
            needs: ['stageOpen', 'remarkGiven'],
          },
        ],
      },
      progress: {
        handleType: kindHandleType.progress,
        ...staffOnly,
        rules: [
          {
            from: ['pending', 'assigned', 'processing', 'suspended', 'resolved'],
            who: ['viewer'],
            permission: 'order.view',
            otherwise: 'notMember',
            needs: ['contentGiven'],
          },
        ],
      },
      hangUp: {
        handleType: kindHandleType.hangUp,
        ...staffOnly,
        schedules: 'cutUntilResume',
        rules: [
          {
            from: ['processing'],
            to: 'suspended',
            who: ['handler', 'lead', 'manager'],
            permission: 'order.handle',
            otherwise: 'notHandler',
            needs: ['resumeFits', 'reasonGiven'],
          },
        ],
      },
      activate: {
        handleType: kindHandleType.activate,
        ...staffOnly,
        rules: [
          {
            from: ['suspended'],
            to: 'processing',
            who: ['handler', 'lead', 'manager'],
            permission: 'order.handle',
            otherwise: 'notHandler',
          },
          {
            from: ['suspended'],
            to: 'processing',
            who: ['job'],
            otherwise: 'notHandler',
          },
          {
            from: ['resolved'],
            to: 'processing',
            who: ['manager'],
            permission: 'order.handle',
            otherwise: 'notHandler',
            needs: ['remarkGiven'],
          },
        ],
      },
      transfer: {
        handleType: kindHandleType.transfer,
        ...staffOnly,
        rules: [
          {
            from: ['pending', 'assigned'],
            to: 'assigned',
            who: ['member', 'lead', 'manager', 'dispatcher'],
            permission: 'order.transfer',
            otherwise: 'notHandler',
            needs: ['canAssign'],
          },
          {
            from: ['processing', 'suspended'],
            to: 'assigned',
            who: ['handler', 'lead', 'manager', 'dispatcher'],
            permission: 'order.transfer',
            otherwise: 'notHandler',
            needs: ['canAssign', 'remarkGiven'],
          },
          // Who has it works no longer.
          {
            from: ['assigned', 'processing', 'suspended'],
            to: 'pending',
            who: ['job'],
            otherwise: 'notHandler',
          },
        ],
      },
      cancel: {
        handleType: kindHandleType.cancel,
        ...staffOnly,
        schedules: 'cancelAll',
        rules: [
          {
            from: ['pending', 'assigned', 'processing', 'suspended'],
            to: 'cancelled',
            who: ['manager', 'lead'],
            permission: 'order.cancel',
            otherwise: 'notHandler',
            needs: ['reasonGiven'],
          },
        ],
      },
      close: {
        handleType: kindHandleType.close,
        ...staffOnly,
        rules: [
          {
            from: ['resolved'],
            to: 'closed',
            who: ['manager'],
            permission: 'order.handle',
            otherwise: 'notHandler',
          },
          {
            from: ['resolved'],
            to: 'closed',
            who: ['job'],
            otherwise: 'notHandler',
            needs: ['dueForAcceptance'],
          },
        ],
      },
    },
  },
  hasRelation: (relation, project, actor) =>
    actor.kind === 'job' ? relation === 'job' : actor.kind === 'staff' && isRelated(relation, project, actor),
  failedCondition: (condition, project, _actor, command, now) =>
    failedAlways(condition, project, now) ?? (command && failedByCommand(condition, project, command, now)),
  targetState: (action, project, { stageId }) =>
    (action === 'resolveStage' || action === 'skipStage') && endsProject(project, stageId)
      ? 'resolved'
      : undefined,
  changes: (action, { stages, status }, { stageId }, { actor }) => ({
    stages: movedStages(stages, action, stageId, stateName(orderStatus, status)),
    ...(action === 'accept' && actor.kind === 'staff' && { handlerId: actor.accountId }),
  }),
};
