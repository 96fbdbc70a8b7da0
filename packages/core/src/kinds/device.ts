import type { ActionRules, ExpectedVersion, RuleTypes, Stateful } from '../lifecycle/action-rules.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import { limits } from '../order/limits.ts';
import { type Actor, leadsGroup, type StaffActor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import { kindHandleType } from './handle-type.ts';

/** Statuses of device orders. */
export const deviceStatus = {
  toAllocate: 1,
  allocated: 2,
  scheduled: 3,
  inProgress: 4,
  toCheck: 5,
  closed: 6,
  void: 7,
  suspended: 8,
} as const;

/** Name of a device order's status. */
export type DeviceStatusName = keyof typeof deviceStatus;

/** Number by which a reply says it. */
export type DeviceStatus = (typeof deviceStatus)[DeviceStatusName];

/** From this round of checking on the manager may check too, and the lead is notified. */
export const managerChecksFromRound = 3;

/** What the rules need to know of a device order. */
export interface DeviceOrderState extends Stateful {
  readonly groupId: string;
  readonly createdById: string;
  readonly managerId?: string | undefined;
  readonly engineerId?: string | undefined;
  readonly checkerId?: string | undefined;
  readonly checkRound: number;
  /** Fact: false when the checker's account is disabled or deleted. Absent means it is not. */
  readonly checkerActive?: boolean | undefined;
}

/** A command to a device order. */
export interface DeviceCommand extends ExpectedVersion {
  readonly groupId?: string | undefined;
  readonly engineerId?: string | undefined;
  /** The person of setManager, setChecker and setEngineer. */
  readonly accountId?: string | undefined;
  /** Fact: the people and the group named exist, are enabled and belong together. Absent means they do. */
  readonly targetValid?: boolean | undefined;
  readonly planStart?: number | undefined;
  readonly planEnd?: number | undefined;
  readonly resumeAt?: number | undefined;
  /** Of a check: whether the work passes. */
  readonly pass?: boolean | undefined;
  readonly result?: string | undefined;
  readonly reasonCode?: string | undefined;
  readonly remark?: string | undefined;
}

type Who = 'manager' | 'engineer' | 'checker' | 'managerForChecker' | 'lead' | 'dispatcher' | 'job';
type Condition =
  | 'canAssign'
  | 'notTheChecker'
  | 'notTheEngineer'
  | 'planGiven'
  | 'resumeFits'
  | 'resultGiven'
  | 'remarkGiven'
  | 'reasonGiven'
  | 'notSelfChecked'
  | 'reasonWhenFailed';

type DeviceAction =
  | 'allocate'
  | 'schedule'
  | 'start'
  | 'finish'
  | 'check'
  | 'reject'
  | 'void'
  | 'passOn'
  | 'hangUp'
  | 'activate'
  | 'close'
  | 'setManager'
  | 'setChecker'
  | 'setEngineer';

interface DeviceTypes extends RuleTypes {
  State: DeviceOrderState;
  Command: DeviceCommand;
  Status: DeviceStatusName;
  Action: DeviceAction;
  Relation: Who;
  Condition: Condition;
}

const open = ['toAllocate', 'allocated', 'scheduled', 'inProgress', 'toCheck', 'suspended'] as const;
const manages = { who: ['manager', 'lead', 'dispatcher'] as const, permission: 'order.view' as const };
const own = 'order.handle' as const;

/** Whether an actor may see a device order. */
export function maySeeDeviceOrder(order: DeviceOrderState, actor: Actor): boolean {
  if (actor.kind !== 'staff') return actor.kind === 'job';
  const id = actor.accountId;
  if ([order.managerId, order.engineerId, order.checkerId, order.createdById].includes(id)) return true;
  const scopes = scopesOf(actor, 'order.view');
  return (
    scopes.includes('tenant') ||
    actor.memberGroupIds.includes(order.groupId) ||
    (scopes.includes('led') && actor.ledGroupIds.includes(order.groupId))
  );
}

function isRelated(relation: Who, order: DeviceOrderState, actor: StaffActor): boolean {
  switch (relation) {
    case 'manager':
      return order.managerId === actor.accountId;
    case 'engineer':
      return order.engineerId === actor.accountId;
    case 'checker':
      return order.checkerId === actor.accountId;
    case 'managerForChecker':
      return (
        order.managerId === actor.accountId &&
        (!order.checkerId || order.checkerActive === false || order.checkRound >= managerChecksFromRound)
      );
    case 'lead':
      return leadsGroup(actor, order.groupId);
    case 'dispatcher':
      return actor.roles.includes('dispatcher');
    case 'job':
      return false;
  }
}

function failedByCommand(
  condition: Condition,
  order: DeviceOrderState,
  actor: Actor,
  command: DeviceCommand,
  now: number,
): RefusalReason | undefined {
  switch (condition) {
    case 'canAssign':
      return command.targetValid === false || !(command.engineerId ?? command.accountId)
        ? 'targetInvalid'
        : undefined;
    case 'notTheChecker':
      return (command.engineerId ?? command.accountId) === order.checkerId ? 'selfCheck' : undefined;
    case 'notTheEngineer':
      return command.accountId === order.engineerId ? 'selfCheck' : undefined;
    case 'planGiven':
      return command.planStart === undefined || command.planEnd === undefined ? 'itemsMissing' : undefined;
    case 'resumeFits': {
      const at = command.resumeAt;
      return at === undefined || (at > now && at <= now + limits.maxHangUpMs) ? undefined : 'resumeInvalid';
    }
    case 'resultGiven':
      return isBlank(command.result) ? 'itemsMissing' : undefined;
    case 'remarkGiven':
      return isBlank(command.remark) ? 'reasonMissing' : undefined;
    case 'reasonGiven':
      return isBlank(command.reasonCode) ? 'reasonMissing' : undefined;
    case 'reasonWhenFailed':
      return command.pass === false && isBlank(command.remark) ? 'reasonMissing' : undefined;
    case 'notSelfChecked':
      return actor.kind === 'staff' && actor.accountId === order.engineerId ? 'selfCheck' : undefined;
  }
}

/**
 * The lifecycle of device orders. `check` leads to closed; a check that does not pass leads back to in progress
 * with one more `checkRound`.
 */
export const deviceKind: ActionRules<DeviceTypes> = {
  lifecycle: {
    states: deviceStatus,
    initial: 'toAllocate',
    final: ['closed', 'void'],
    actions: {
      allocate: {
        handleType: kindHandleType.allocate,
        audience: 'staff',
        rules: [
          {
            from: ['toAllocate'],
            to: 'allocated',
            ...manages,
            otherwise: 'notHandler',
            needs: ['canAssign', 'notTheChecker'],
          },
        ],
      },
      schedule: {
        handleType: kindHandleType.schedule,
        audience: 'staff',
        schedules: 'set',
        rules: [
          {
            from: ['allocated', 'scheduled'],
            to: 'scheduled',
            who: ['engineer', 'manager'],
            permission: own,
            otherwise: 'notHandler',
            needs: ['planGiven'],
          },
        ],
      },
      start: {
        handleType: kindHandleType.start,
        audience: 'staff',
        rules: [
          {
            from: ['allocated', 'scheduled'],
            to: 'inProgress',
            who: ['engineer'],
            permission: own,
            otherwise: 'notHandler',
          },
        ],
      },
      finish: {
        handleType: kindHandleType.finish,
        audience: 'staff',
        schedules: 'cut',
        rules: [
          {
            from: ['inProgress'],
            to: 'toCheck',
            who: ['engineer'],
            permission: own,
            otherwise: 'notHandler',
            needs: ['resultGiven'],
          },
        ],
      },
      check: {
        handleType: kindHandleType.check,
        audience: 'staff',
        rules: [
          {
            from: ['toCheck'],
            to: 'closed',
            who: ['checker', 'managerForChecker'],
            permission: 'order.view',
            otherwise: 'notHandler',
            needs: ['notSelfChecked', 'reasonWhenFailed'],
          },
        ],
      },
      reject: {
        handleType: kindHandleType.reject,
        audience: 'staff',
        schedules: 'cut',
        rules: [
          {
            from: ['allocated', 'scheduled'],
            to: 'toAllocate',
            who: ['engineer'],
            permission: own,
            otherwise: 'notHandler',
            needs: ['reasonGiven'],
          },
          // The engineer works no longer.
          {
            from: ['allocated', 'scheduled', 'inProgress', 'suspended'],
            to: 'toAllocate',
            who: ['job'],
            otherwise: 'notHandler',
          },
        ],
      },
      void: {
        handleType: kindHandleType.void,
        audience: 'staff',
        schedules: 'cancelAll',
        rules: [
          {
            from: ['toAllocate', 'allocated', 'scheduled', 'suspended'],
            to: 'void',
            who: ['manager', 'lead'],
            permission: 'order.view',
            otherwise: 'notHandler',
            needs: ['remarkGiven'],
          },
        ],
      },
      passOn: {
        handleType: kindHandleType.passOn,
        audience: 'staff',
        schedules: 'cut',
        rules: [
          {
            from: ['allocated', 'scheduled', 'inProgress'],
            to: 'allocated',
            who: ['engineer', 'manager'],
            permission: own,
            otherwise: 'notHandler',
            needs: ['canAssign', 'notTheChecker', 'remarkGiven'],
          },
        ],
      },
      hangUp: {
        handleType: kindHandleType.hangUp,
        audience: 'staff',
        schedules: 'cutUntilResume',
        rules: [
          {
            from: ['scheduled', 'inProgress'],
            to: 'suspended',
            who: ['engineer', 'manager'],
            permission: own,
            otherwise: 'notHandler',
            needs: ['resumeFits', 'reasonGiven'],
          },
        ],
      },
      activate: {
        handleType: kindHandleType.activate,
        audience: 'staff',
        rules: [
          {
            from: ['suspended'],
            to: 'allocated',
            who: ['engineer', 'manager'],
            permission: own,
            otherwise: 'notHandler',
          },
          {
            from: ['suspended'],
            to: 'allocated',
            who: ['job'],
            otherwise: 'notHandler',
          },
        ],
      },
      close: {
        handleType: kindHandleType.close,
        audience: 'staff',
        schedules: 'cancelAll',
        rules: [
          {
            from: open,
            to: 'closed',
            who: ['lead'],
            permission: 'device.manage',
            otherwise: 'notHandler',
            needs: ['remarkGiven'],
          },
        ],
      },
      setManager: {
        handleType: kindHandleType.setManager,
        audience: 'staff',
        rules: [{ from: open, ...manages, otherwise: 'notHandler', needs: ['canAssign'] }],
      },
      setChecker: {
        handleType: kindHandleType.setChecker,
        audience: 'staff',
        rules: [{ from: open, ...manages, otherwise: 'notHandler', needs: ['canAssign', 'notTheEngineer'] }],
      },
      setEngineer: {
        handleType: kindHandleType.setEngineer,
        audience: 'staff',
        schedules: 'cut',
        rules: [
          {
            from: ['allocated', 'scheduled'],
            ...manages,
            otherwise: 'notHandler',
            needs: ['canAssign', 'notTheChecker'],
          },
        ],
      },
    },
  },
  hasRelation: (relation, order, actor) =>
    actor.kind === 'job' ? relation === 'job' : actor.kind === 'staff' && isRelated(relation, order, actor),
  failedCondition(condition, order, actor, command, now) {
    if (command) return failedByCommand(condition, order, actor, command, now);
    return condition === 'notSelfChecked' ? failedByCommand(condition, order, actor, {}, now) : undefined;
  },
  targetState: (action, _order, { pass }) => (action === 'check' && pass !== true ? 'inProgress' : undefined),
  changes: (action) => (action === 'reject' ? { engineerId: undefined } : {}),
};
