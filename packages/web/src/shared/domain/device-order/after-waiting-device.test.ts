import type { StaffActor } from '@svcdesk/core/roles';
import { deviceStatus } from '@svcdesk/core/rules';
import { expect, test } from 'vitest';
import { afterWaitingDevice } from './after-waiting-device.ts';
import type { DeviceOrder } from './device-order.ts';

const me: StaffActor = {
  kind: 'staff',
  accountId: 'me',
  roles: ['engineer'],
  memberGroupIds: ['g'],
  ledGroupIds: [],
  currentGroupId: 'g',
};
const order = {
  id: 'd1',
  version: 2,
  status: deviceStatus.allocated,
  groupId: 'g',
  engineerId: 'me',
  checkRound: 1,
  can: ['start'],
  refused: [],
} as unknown as DeviceOrder;

test('a device order that was begun without a network can be handed in, and then no more', () => {
  const start = { action: 'start', request: { version: 2 }, atMs: 1 };
  const begun = afterWaitingDevice(order, me, [start]);
  expect(begun.expectedStatus).toBe(deviceStatus.inProgress);
  expect(begun.can).toContain('finish');
  const finish = { action: 'finish', request: { result: '已更换', version: 2 }, atMs: 2 };
  const handedIn = afterWaitingDevice(order, me, [start, finish]);
  expect(handedIn.expectedStatus).toBe(deviceStatus.toCheck);
  expect(handedIn.can).not.toContain('finish');
});

test('what changes no state leaves the order as the server told it', () => {
  expect(afterWaitingDevice(order, me, [])).toBe(order);
});
