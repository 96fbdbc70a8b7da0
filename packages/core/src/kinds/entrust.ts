import type { ActionRules, ExpectedVersion, RuleTypes, Stateful } from '../lifecycle/action-rules.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import type { Actor, StaffActor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import { kindHandleType } from './handle-type.ts';

/** Statuses of entrusted orders. */
export const entrustStatus = {
  toDistribute: 1,
  distributed: 2,
  processing: 3,
  finished: 4,
  takenBack: 5,
  rejected: 6,
} as const;

/** Name of an entrusted order's status. */
export type EntrustStatusName = keyof typeof entrustStatus;

/** Number by which a reply says it. */
export type EntrustStatus = (typeof entrustStatus)[EntrustStatusName];

/** Share of the remaining time that a partner is given unless another due time is set. */
export const partnerShareOfTime = 0.9;

/** What the rules need to know of an entrusted order: who holds which half, not what the other half says. */
export interface EntrustState extends Stateful {
  readonly ownerTenantId: string;
  readonly partnerTenantId: string;
  /** Of the owner's half. */
  readonly coordinatorId: string;
  readonly ownerGroupId: string;
  /** Of the partner's half. */
  readonly groupId?: string | undefined;
  readonly engineerId?: string | undefined;
}

/** A command to an entrusted order. */
export interface EntrustCommand extends ExpectedVersion {
  readonly engineerId?: string | undefined;
  /** Fact: the engineer named is enabled and of the partner. Absent means they are. */
  readonly targetValid?: boolean | undefined;
  readonly content?: string | undefined;
  readonly reasonCode?: string | undefined;
  readonly remark?: string | undefined;
}

/** An actor of one of the two tenants; ids of groups and accounts mean nothing across tenants. */
export interface EntrustActor {
  readonly tenantId: string;
  readonly actor: Actor;
}

type Who =
  | 'partnerLead'
  | 'partnerDispatcher'
  | 'engineer'
  | 'coordinator'
  | 'ownerLead'
  | 'ownerDispatcher'
  | 'job';
type Condition = 'canAssign' | 'targetDiffers' | 'contentGiven' | 'reasonGiven' | 'remarkGiven';

const partnerDispatch = ['partnerLead', 'partnerDispatcher'] as const;
const open = ['toDistribute', 'distributed', 'processing'] as const;
const work = { permission: 'order.handle' as const, otherwise: 'notNamed' as const };

function isRelated(relation: Who, order: EntrustState, actor: StaffActor, tenantId: string): boolean {
  const partner = tenantId === order.partnerTenantId;
  const owner = tenantId === order.ownerTenantId;
  switch (relation) {
    case 'partnerLead':
      return (
        partner &&
        actor.roles.includes('lead') &&
        (order.groupId === undefined || actor.ledGroupIds.includes(order.groupId))
      );
    case 'partnerDispatcher':
      return partner && actor.roles.includes('dispatcher');
    case 'engineer':
      return partner && order.engineerId === actor.accountId;
    case 'coordinator':
      return owner && order.coordinatorId === actor.accountId;
    case 'ownerLead':
      return owner && actor.roles.includes('lead') && actor.ledGroupIds.includes(order.ownerGroupId);
    case 'ownerDispatcher':
      return owner && actor.roles.includes('dispatcher');
    case 'job':
      return false;
  }
}

/** Whether an actor may see an entrusted order, from the side of their own tenant. */
export function maySeeEntrust(order: EntrustState, { tenantId, actor }: EntrustActor): boolean {
  if (actor.kind !== 'staff') return false;
  const related = (who: Who) => isRelated(who, order, actor, tenantId);
  if (tenantId === order.partnerTenantId) {
    return partnerDispatch.some(related) || related('engineer');
  }
  if (tenantId !== order.ownerTenantId) return false;
  return (
    related('coordinator') ||
    related('ownerLead') ||
    related('ownerDispatcher') ||
    actor.memberGroupIds.includes(order.ownerGroupId) ||
    scopesOf(actor, 'order.view').includes('tenant')
  );
}

function failedByCommand(
  condition: Condition,
  order: EntrustState,
  command: EntrustCommand,
): RefusalReason | undefined {
  switch (condition) {
    case 'targetDiffers':
      return command.engineerId === order.engineerId ? 'sameTarget' : undefined;
    case 'canAssign':
      return !command.engineerId || command.targetValid === false ? 'targetInvalid' : undefined;
    case 'contentGiven':
      return isBlank(command.content) ? 'itemsMissing' : undefined;
    case 'reasonGiven':
      return isBlank(command.reasonCode) ? 'reasonMissing' : undefined;
    case 'remarkGiven':
      return isBlank(command.remark) ? 'reasonMissing' : undefined;
  }
}

/** What one may do to an entrusted order. */
export type EntrustAction =
  | 'distribute'
  | 'retake'
  | 'accept'
  | 'decline'
  | 'progress'
  | 'finish'
  | 'return'
  | 'reject'
  | 'takeBack';

interface EntrustTypes extends RuleTypes {
  State: EntrustState;
  Command: EntrustCommand;
  Status: EntrustStatusName;
  Action: EntrustAction;
  Relation: Who;
  Condition: Condition;
}

/** The lifecycle of entrusted orders, seen from a tenant: ids mean nothing across tenants. */
export function entrustKind(tenantId: string): ActionRules<EntrustTypes> {
  return {
    lifecycle: entrustLifecycle,
    hasRelation: (relation, order, actor) =>
      actor.kind === 'staff' ? isRelated(relation, order, actor, tenantId) : relation === actor.kind,
    failedCondition: (condition, order, _actor, command) =>
      command && failedByCommand(condition, order, command),
  };
}

const entrustLifecycle: ActionRules<EntrustTypes>['lifecycle'] = {
  states: entrustStatus,
  initial: 'toDistribute',
  final: ['takenBack', 'rejected'],
  actions: {
    distribute: {
      handleType: kindHandleType.distribute,
      audience: 'staff',
      rules: [
        {
          from: open,
          to: 'distributed',
          who: partnerDispatch,
          permission: 'entrust.distribute',
          otherwise: 'notHandler',
          needs: ['canAssign', 'targetDiffers'],
        },
      ],
    },
    retake: {
      handleType: kindHandleType.retake,
      audience: 'staff',
      rules: [
        {
          from: ['distributed', 'processing'],
          to: 'toDistribute',
          who: partnerDispatch,
          permission: 'entrust.retake',
          otherwise: 'notHandler',
        },
        // The engineer was disabled, deleted or left the group.
        {
          from: ['distributed', 'processing'],
          to: 'toDistribute',
          who: ['job'],
          otherwise: 'notHandler',
        },
      ],
    },
    accept: {
      handleType: kindHandleType.accept,
      audience: 'staff',
      rules: [{ from: ['distributed'], to: 'processing', who: ['engineer'], ...work }],
    },
    decline: {
      handleType: kindHandleType.decline,
      audience: 'staff',
      rules: [
        { from: ['distributed'], to: 'toDistribute', who: ['engineer'], ...work, needs: ['reasonGiven'] },
      ],
    },
    progress: {
      handleType: kindHandleType.progress,
      audience: 'staff',
      rules: [
        {
          from: ['distributed', 'processing'],
          who: ['engineer', 'partnerLead', 'partnerDispatcher', 'coordinator', 'ownerLead'],
          permission: 'order.view',
          otherwise: 'notHandler',
          needs: ['contentGiven'],
        },
      ],
    },
    finish: {
      handleType: kindHandleType.finish,
      audience: 'staff',
      rules: [{ from: ['processing'], to: 'finished', who: ['engineer'], ...work, needs: ['contentGiven'] }],
    },
    return: {
      handleType: kindHandleType.return,
      audience: 'staff',
      rules: [
        {
          from: ['finished'],
          to: 'processing',
          who: ['coordinator'],
          permission: 'order.handle',
          otherwise: 'notHandler',
          needs: ['remarkGiven'],
        },
      ],
    },
    reject: {
      handleType: kindHandleType.reject,
      audience: 'staff',
      rules: [
        {
          from: ['toDistribute'],
          to: 'rejected',
          who: partnerDispatch,
          permission: 'entrust.reject',
          otherwise: 'notHandler',
          needs: ['reasonGiven'],
        },
      ],
    },
    takeBack: {
      handleType: kindHandleType.takeBack,
      audience: 'staff',
      rules: [
        {
          from: open,
          to: 'takenBack',
          who: ['ownerLead', 'ownerDispatcher'],
          permission: 'entrust.takeBack',
          otherwise: 'notHandler',
        },
      ],
    },
  },
};

/** A phone as the partner sees it before their engineer has accepted: its first three and last two digits. */
export function phoneForPartner(phone: string): string {
  return phone.length <= 5
    ? '*'.repeat(phone.length)
    : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 5)}${phone.slice(-2)}`;
}
