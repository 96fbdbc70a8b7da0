import { findOne } from '@svcdesk/core/contract/projects';
import { isStageOpen, stageStatus } from '@svcdesk/core/rules';
import type { Connection } from '../../session/connection.ts';

/** The stage that is meant where none is named: the one that is worked on, else the first that is open. */
export async function withPresentStage(
  { orderId, stageId }: Record<string, unknown>,
  { caller }: Connection,
): Promise<object> {
  if (stageId !== undefined || orderId === undefined) return {};
  const { stages } = await caller.call(findOne, { orderId: String(orderId) });
  const present = stages.find(({ status }) => status === stageStatus.underWay) ?? stages.find(isStageOpen);
  return present ? { stageId: present.id } : {};
}
