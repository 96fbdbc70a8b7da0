import type { StaffActor } from '@svcdesk/core/roles';
import { orderStatus, stageStatus } from '@svcdesk/core/rules';
import { expect, test } from 'vitest';
import { afterWaitingProject } from './after-waiting-project.ts';
import type { ProjectOrder } from './project.ts';

const me: StaffActor = {
  kind: 'staff',
  accountId: 'me',
  roles: ['engineer'],
  memberGroupIds: ['g'],
  ledGroupIds: [],
  currentGroupId: 'g',
};
const stage = (id: string, status: number) => ({ id, name: id, status, attachments: [], sort: 1 });
const order = {
  id: 'p1',
  version: 2,
  status: orderStatus.assigned,
  assigneeId: 'me',
  handlerGroupId: 'g',
  managerId: 'pm',
  stages: [stage('a', stageStatus.notBegun), stage('b', stageStatus.notBegun)],
  can: ['accept'],
  refused: [],
} as unknown as ProjectOrder;
const accept = { action: 'accept', request: {}, atMs: 1 };
const finish = (stageId: string) => ({
  action: 'resolveStage',
  request: { stageId, result: '完成' },
  atMs: 2,
});
const statuses = ({ stages }: ProjectOrder) => stages.map(({ status }) => status);

test('stages that were finished without a network stand as they will, one after the other', () => {
  const begun = afterWaitingProject(order, me, [accept]);
  expect(statuses(begun)).toEqual([stageStatus.underWay, stageStatus.notBegun]);
  expect(begun.can).toContain('resolveStage');
  const half = afterWaitingProject(order, me, [accept, finish('a')]);
  expect(statuses(half)).toEqual([stageStatus.done, stageStatus.underWay]);
  const done = afterWaitingProject(order, me, [accept, finish('a'), finish('b')]);
  expect(done.expectedStatus).toBe(orderStatus.resolved);
  expect(done.can).not.toContain('resolveStage');
});

test('a note leaves the order as the server told it', () => {
  expect(afterWaitingProject(order, me, [{ action: 'progress', request: {}, atMs: 1 }])).toBe(order);
});
