/** Whom work goes to: a group, and in it somebody or nobody yet. */
export interface Target {
  groupId: string;
  engineerId: string;
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
