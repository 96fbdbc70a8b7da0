import { orderStatus } from '@svcdesk/core/rules';

/** Whom work goes to: a group, and perhaps an engineer of it. */
export interface Target {
  groupId: string;
  engineerId: string;
  /** Who stood first among those suggested when the engineer was chosen. */
  suggestedId?: string | undefined;
}

export const noTarget: Target = { groupId: '', engineerId: '' };

/** Where work is now; every kind says it in these words. */
export interface Placed {
  handlerId?: string;
  assigneeId?: string;
  handlerGroupId: string;
}

/** Whether the work is there already. */
export function isSameTarget(placed: Placed, { groupId, engineerId }: Target): boolean {
  const owner = placed.handlerId ?? placed.assigneeId ?? '';
  return groupId === placed.handlerGroupId && engineerId === owner;
}

/** Work that goes to another engineer: to whom, and what they have to know. */
export interface HandOn {
  target: Target;
  remark: string;
}

export const nobodyYet: HandOn = { target: noTarget, remark: '' };

const begun: readonly number[] = [orderStatus.processing, orderStatus.suspended];

/** It has been worked on, so the next engineer has to be informed. */
export const remarkWanted = ({ status }: { status: number }): boolean => begun.includes(status);

/** What is sent of it. */
export function handOnRequest({ target: { groupId, engineerId, suggestedId }, remark }: HandOn) {
  return { groupId, engineerId: engineerId || undefined, suggestedId, remark: remark.trim() || undefined };
}
