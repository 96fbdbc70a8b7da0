import type { OrderDetail } from '../../../shared/domain/order/order.ts';

/** Whom an order goes to: a group, and in it somebody or nobody yet. */
export interface Target {
  groupId: string;
  engineerId: string;
}

export const noTarget: Target = { groupId: '', engineerId: '' };

/** Whether the order is there already. */
export function isSameTarget(
  order: Pick<OrderDetail, 'handlerId' | 'assigneeId' | 'handlerGroupId'>,
  { groupId, engineerId }: Target,
): boolean {
  const owner = order.handlerId ?? order.assigneeId ?? '';
  return groupId === order.handlerGroupId && engineerId === owner;
}
