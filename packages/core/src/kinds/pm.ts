import type { ActionRules, ExpectedVersion, RuleTypes, Stateful } from '../lifecycle/action-rules.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import { type Actor, leadsGroup, type StaffActor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import { normalizeNumber } from '../typed/typed-text.ts';
import { kindHandleType } from './handle-type.ts';
import { type PmStatusName, pmStatus } from './pm-status.ts';

/** An item of a check list. */
export interface PmItem {
  readonly id: string;
  readonly kind: 'ok' | 'number' | 'text' | 'select' | 'photo';
  readonly required: boolean;
  readonly photoRequired?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly options?: readonly string[] | undefined;
}

/** The answer to an item. */
export interface PmAnswer {
  readonly itemId: string;
  readonly result: 'normal' | 'abnormal' | 'na';
  readonly value?: string | undefined;
  readonly photos?: string | undefined;
  readonly remark?: string | undefined;
}

/** What the rules need to know of a preventive-maintenance order. */
export interface PmOrderState extends Stateful {
  readonly groupId: string;
  readonly engineerId?: string | undefined;
  /** Facts for finishing; absent where the items were not read. */
  readonly items?: readonly PmItem[] | undefined;
  readonly answers?: readonly PmAnswer[] | undefined;
}

/** A command to a preventive-maintenance order. */
export interface PmCommand extends ExpectedVersion {
  readonly planStart?: number | undefined;
  readonly planEnd?: number | undefined;
  readonly groupId?: string | undefined;
  readonly engineerId?: string | undefined;
  readonly targetValid?: boolean | undefined;
  readonly answers?: readonly PmAnswer[] | undefined;
  readonly remark?: string | undefined;
}

type Who = 'engineer' | 'memberWhenUnnamed' | 'lead' | 'dispatcher' | 'projectManager' | 'job';
type Condition = 'planGiven' | 'canAssign' | 'answersGiven' | 'everyItemAnswered' | 'remarkGiven';

interface PmTypes extends RuleTypes {
  State: PmOrderState;
  Command: PmCommand;
  Status: PmStatusName;
  Action: 'schedule' | 'start' | 'record' | 'finish' | 'transfer' | 'skip';
  Relation: Who;
  Condition: Condition;
}

const workers = {
  who: ['engineer', 'memberWhenUnnamed', 'lead'] as const,
  permission: 'order.handle' as const,
};

/** Whether an actor may see a preventive-maintenance order. */
export function maySeePmOrder(order: PmOrderState, actor: Actor): boolean {
  if (actor.kind !== 'staff') return actor.kind === 'job';
  const scopes = scopesOf(actor, 'order.view');
  return (
    order.engineerId === actor.accountId ||
    scopes.includes('tenant') ||
    scopesOf(actor, 'pm.plan').includes('tenant') ||
    actor.memberGroupIds.includes(order.groupId) ||
    (scopes.includes('led') && actor.ledGroupIds.includes(order.groupId))
  );
}

/** A number outside its limits is abnormal, whatever the engineer ticked; it is given back as programs read it. */
export function judgedAnswer(item: PmItem, given: PmAnswer): PmAnswer {
  if (item.kind !== 'number' || given.result === 'na' || given.value === undefined) return given;
  const answer = { ...given, value: normalizeNumber(given.value) };
  const value = Number(answer.value);
  const outside =
    Number.isNaN(value) ||
    (item.min !== undefined && value < item.min) ||
    (item.max !== undefined && value > item.max);
  return outside ? { ...answer, result: 'abnormal' } : answer;
}

/** Whether an answer says enough: a value where one is asked for, a photo where one is required, a word on what is abnormal. */
export function isAnswered(item: PmItem, answer: PmAnswer | undefined): boolean {
  if (!answer) return !item.required;
  if (answer.result === 'na') return true;
  const photo = !isBlank(answer.photos);
  if ((item.kind === 'photo' || item.photoRequired) && !photo) return false;
  if ((item.kind === 'number' || item.kind === 'text' || item.kind === 'select') && isBlank(answer.value)) {
    return !item.required;
  }
  return answer.result !== 'abnormal' || photo || !isBlank(answer.remark);
}

function isRelated(relation: Who, order: PmOrderState, actor: StaffActor): boolean {
  switch (relation) {
    case 'engineer':
      return order.engineerId === actor.accountId;
    case 'memberWhenUnnamed':
      return !order.engineerId && actor.memberGroupIds.includes(order.groupId);
    case 'lead':
      return leadsGroup(actor, order.groupId);
    case 'dispatcher':
      return actor.roles.includes('dispatcher');
    case 'projectManager':
      return actor.roles.includes('pm');
    case 'job':
      return false;
  }
}

function failedByCommand(
  condition: Condition,
  order: PmOrderState,
  command: PmCommand,
): RefusalReason | undefined {
  switch (condition) {
    case 'planGiven':
      return command.planStart === undefined || command.planEnd === undefined ? 'itemsMissing' : undefined;
    case 'canAssign':
      return command.targetValid === false || !command.groupId ? 'targetInvalid' : undefined;
    case 'answersGiven':
      return command.answers?.length ? undefined : 'itemsMissing';
    case 'everyItemAnswered': {
      const given = new Map(
        [...(order.answers ?? []), ...(command.answers ?? [])].map((one) => [one.itemId, one]),
      );
      const all = (order.items ?? []).every((item) => {
        const answer = given.get(item.id);
        return isAnswered(item, answer && judgedAnswer(item, answer));
      });
      return all ? undefined : 'itemsMissing';
    }
    case 'remarkGiven':
      return isBlank(command.remark) ? 'reasonMissing' : undefined;
  }
}

/** The lifecycle of preventive-maintenance orders. */
export const pmKind: ActionRules<PmTypes> = {
  lifecycle: {
    states: pmStatus,
    initial: 'pending',
    final: ['finished', 'skipped'],
    actions: {
      schedule: {
        handleType: kindHandleType.schedule,
        audience: 'staff',
        schedules: 'set',
        rules: [
          {
            from: ['pending', 'scheduled'],
            to: 'scheduled',
            who: ['engineer', 'memberWhenUnnamed', 'lead'],
            permission: 'order.handle',
            otherwise: 'notMember',
            needs: ['planGiven'],
          },
          {
            from: ['pending', 'scheduled'],
            to: 'scheduled',
            who: ['dispatcher', 'projectManager'],
            permission: 'pm.plan',
            otherwise: 'notMember',
            needs: ['planGiven'],
          },
        ],
      },
      start: {
        handleType: kindHandleType.start,
        audience: 'staff',
        rules: [{ from: ['pending', 'scheduled'], to: 'inProgress', ...workers, otherwise: 'notMember' }],
      },
      record: {
        handleType: kindHandleType.record,
        audience: 'staff',
        rules: [{ from: ['inProgress'], ...workers, otherwise: 'notHandler', needs: ['answersGiven'] }],
      },
      finish: {
        handleType: kindHandleType.finish,
        audience: 'staff',
        schedules: 'cut',
        rules: [
          {
            from: ['inProgress'],
            to: 'finished',
            ...workers,
            otherwise: 'notHandler',
            needs: ['everyItemAnswered'],
          },
        ],
      },
      transfer: {
        handleType: kindHandleType.transfer,
        audience: 'staff',
        schedules: 'cut',
        rules: [
          {
            from: ['pending', 'scheduled', 'inProgress'],
            to: 'pending',
            ...workers,
            otherwise: 'notHandler',
            needs: ['canAssign'],
          },
          {
            from: ['pending', 'scheduled', 'inProgress'],
            to: 'pending',
            who: ['dispatcher', 'projectManager'],
            permission: 'pm.plan',
            otherwise: 'notHandler',
            needs: ['canAssign'],
          },
          // The engineer works no longer.
          {
            from: ['pending', 'scheduled', 'inProgress'],
            to: 'pending',
            who: ['job'],
            otherwise: 'notHandler',
          },
        ],
      },
      skip: {
        handleType: kindHandleType.skip,
        audience: 'staff',
        schedules: 'cancelAll',
        rules: [
          {
            from: ['pending', 'scheduled'],
            to: 'skipped',
            who: ['lead'],
            permission: 'pm.plan',
            otherwise: 'notHandler',
            needs: ['remarkGiven'],
          },
        ],
      },
    },
  },
  hasRelation: (relation, order, actor) =>
    actor.kind === 'job' ? relation === 'job' : actor.kind === 'staff' && isRelated(relation, order, actor),
  failedCondition: (condition, order, _actor, command) =>
    command && failedByCommand(condition, order, command),
  changes: (action, { engineerId, answers = [] }, command, { actor }) => ({
    ...(command.answers && { answers: [...answers, ...command.answers] }),
    ...(action === 'start' && actor.kind === 'staff' && { engineerId: engineerId ?? actor.accountId }),
  }),
};
