import type { StaffActor } from '@svcdesk/core/roles';
import { entrustStatus } from '@svcdesk/core/rules';
import { expect, test } from 'vitest';
import { afterWaitingEntrust } from './after-waiting-entrust.ts';
import type { EntrustOrder } from './entrust.ts';

const me: StaffActor = {
  kind: 'staff',
  accountId: 'me',
  roles: ['engineer'],
  memberGroupIds: ['g'],
  ledGroupIds: [],
  currentGroupId: 'g',
};
const order = {
  id: 'e1',
  side: 'partner',
  version: 2,
  status: entrustStatus.distributed,
  groupId: 'g',
  engineerId: 'me',
  can: ['accept', 'decline'],
  refused: [],
} as unknown as EntrustOrder;
const accept = { action: 'accept', request: { version: 2 }, atMs: 1 };

test('an entrusted order that was accepted without a network can be finished, and then no more', () => {
  const begun = afterWaitingEntrust(order, me, [accept]);
  expect(begun).toMatchObject({
    status: entrustStatus.distributed,
    expectedStatus: entrustStatus.processing,
  });
  expect(begun.can).toContain('finish');
  const finish = { action: 'finish', request: { content: '已更换', version: 2 }, atMs: 2 };
  const done = afterWaitingEntrust(order, me, [accept, finish]);
  expect(done.expectedStatus).toBe(entrustStatus.finished);
  expect(done.can).not.toContain('finish');
});

test('a note leaves it as the server told it', () => {
  const note = { action: 'progress', request: { content: '到场' }, atMs: 1 };
  expect(afterWaitingEntrust(order, me, [note])).toBe(order);
});
