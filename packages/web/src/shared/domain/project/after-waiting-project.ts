import type { StaffActor } from '@svcdesk/core/roles';
import {
  movedStages,
  orderStatus,
  type ProjectAction,
  type ProjectOrderState,
  possible,
  projectKind,
} from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import { afterWaiting, type WaitingDeed } from '../work/after-waiting.ts';
import type { ExpectedProject, ProjectOrder } from './project.ts';
import { isOpenStage } from './stages.ts';

function stateOf(order: ProjectOrder): ProjectOrderState {
  const { status, version, managerId, assigneeId, handlerId, handlerGroupId: groupId, stages } = order;
  return { status, version, groupId, managerId, createdById: '', assigneeId, handlerId, stages };
}

/** Those that move stages; of others the stages stay. */
const moving: readonly string[] = ['accept', 'resolveStage'];

function stagesAfter<Stage extends ProjectOrderState['stages'][number]>(
  stages: readonly Stage[],
  { action, request }: WaitingDeed,
): readonly Stage[] {
  if (!moving.includes(action)) return stages;
  return movedStages(stages, action as ProjectAction, String(request.stageId ?? ''));
}

/** A project order with everything that this phone has done to it: its stages as they will stand, too. */
export function afterWaitingProject(
  order: ProjectOrder,
  actor: StaffActor,
  waiting: readonly WaitingDeed[],
): ExpectedProject {
  const before = stateOf(order);
  const expected = afterWaiting(projectKind, before, actor, waiting, (state, deed) => ({
    stages: stagesAfter(state.stages, deed),
    ...(deed.action === 'accept' && { handlerId: actor.accountId }),
  }));
  const stages = waiting.reduce(stagesAfter, order.stages as readonly ProjectOrder['stages'][number][]);
  if (!expected && stages === order.stages) return order;
  const state = expected?.state ?? before;
  const isOver = state.status === orderStatus.processing && !stages.some(isOpenStage);
  const then = { ...state, stages, status: isOver ? orderStatus.resolved : state.status };
  const { can, refused } = possible(projectKind, then, actor, serverNow());
  return { ...order, stages: [...stages], can: [...can], refused: [...refused], expectedStatus: then.status };
}
