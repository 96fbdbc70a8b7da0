import { afterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import type { Actor } from '@svcdesk/core/roles';
import { projectKind, projectStateOf } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { ExpectedProject, ProjectOrder } from './project.ts';

/** A project order with everything that this phone has done to it: its stages as they will stand, too. */
export function afterWaitingProject(
  order: ProjectOrder,
  actor: Actor,
  waiting: readonly QueuedAction[],
): ExpectedProject {
  const known = { ...projectStateOf(order), can: order.can, refused: order.refused };
  const after = afterWaiting(projectKind, known, actor, waiting, serverNow());
  if (after === known) return order;
  return {
    ...order,
    stages: [...(after.stages as ProjectOrder['stages'])],
    can: [...after.can],
    refused: [...after.refused],
    expectedStatus: after.status,
  };
}
