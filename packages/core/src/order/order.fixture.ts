import type { ClientActor, StaffActor } from '../roles/actor.ts';
import type { StaffRole } from '../roles/role.ts';
import type { OrderState } from './order-state.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const now = Date.UTC(2026, 10, 20, 2);

export function anOrder(over: Partial<OrderState> = {}): OrderState {
  const order: OrderState = {
    id: 'order-1',
    version: 7,
    status: 1,
    source: 0,
    groupId: 'group-1',
    createdById: 'client-1',
    createdByKind: 'client',
    reporterAccountId: 'client-1',
    customerId: 'customer-1',
    cellId: 'cell-1',
    serviceMode: 'remote',
    priority: 3,
    title: 'Printer',
    round: 1,
    clockedIn: false,
    remindCount: 0,
    lastRecordAt: now - day,
    ...over,
  };
  return { ...order, ownerId: order.handlerId ?? order.assigneeId };
}

export function staff(
  accountId: string,
  role: StaffRole | StaffRole[],
  over: Partial<StaffActor> = {},
): StaffActor {
  const roles = Array.isArray(role) ? role : [role];
  return { kind: 'staff', accountId, roles, memberGroupIds: [], ledGroupIds: [], ...over };
}

export function member(accountId: string, over: Partial<StaffActor> = {}): StaffActor {
  return staff(accountId, 'engineer', { memberGroupIds: ['group-1'], currentGroupId: 'group-1', ...over });
}

export function client(accountId: string, over: Partial<ClientActor> = {}): ClientActor {
  return {
    kind: 'client',
    accountId,
    customerId: 'customer-1',
    cellIds: ['cell-1'],
    cellScope: 'cells',
    ...over,
  };
}

export const lead = staff('lead', 'lead', { ledGroupIds: ['group-1', 'group-2'] });
export const dispatcher = staff('dispatcher', 'dispatcher');
export const job = { kind: 'job' } as const;
