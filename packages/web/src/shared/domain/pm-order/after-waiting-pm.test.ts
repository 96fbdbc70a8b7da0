import type { StaffActor } from '@svcdesk/core/roles';
import { pmStatus } from '@svcdesk/core/rules';
import { describe, expect, it } from 'vitest';
import { afterWaitingPm } from './after-waiting-pm.ts';
import type { PmOrder } from './pm-order.ts';

const me: StaffActor = {
  kind: 'staff',
  accountId: 'me',
  roles: ['engineer'],
  memberGroupIds: ['g'],
  ledGroupIds: [],
  currentGroupId: 'g',
};
const order = {
  id: 'p1',
  version: 3,
  status: pmStatus.scheduled,
  groupId: 'g',
  engineerId: undefined,
  can: ['schedule', 'start'],
  refused: [],
  items: [
    { id: 't', name: '温度', kind: 'number', min: 18, max: 27, required: true, offersOrder: false },
    { id: 'd', name: '门窗', kind: 'ok', required: true, offersOrder: false },
  ],
} as unknown as PmOrder;
const at = (action: string, request: object, atMs = 1) => ({ action, request: { ...request }, atMs });
const reading = (value: string) => ({ answers: [{ itemId: 't', result: 'normal', value, remark: '热' }] });

describe('a visit without a network', () => {
  it('goes on after what was done: started it can be filled in and finished', () => {
    const after = afterWaitingPm(order, me, '我', [at('start', { version: 3 })]);
    expect(after.expectedStatus).toBe(pmStatus.inProgress);
    expect(after.status).toBe(pmStatus.scheduled);
    expect(after.can).toEqual(expect.arrayContaining(['record', 'finish']));
  });

  it('shows a reading out of its limits as abnormal, and offers an order of it until one waits', () => {
    const visit = [at('start', {}), at('record', reading('31'))];
    const [item] = afterWaitingPm(order, me, '我', visit).items;
    expect(item).toMatchObject({
      waits: true,
      offersOrder: true,
      answer: { result: 'abnormal', byName: '我' },
    });
    const [raised] = afterWaitingPm(order, me, '我', [...visit, at('raise', { itemId: 't' })]).items;
    expect(raised).toMatchObject({ raiseWaits: true, offersOrder: false });
  });

  it('is finished only with every answer that is asked for', () => {
    const visit = [at('start', {}), at('record', reading('22'))];
    const early = afterWaitingPm(order, me, '我', [...visit, at('finish', {})]);
    expect(early.expectedStatus).toBe(pmStatus.inProgress);
    const door = at('record', { answers: [{ itemId: 'd', result: 'normal' }] });
    const whole = afterWaitingPm(order, me, '我', [...visit, door, at('finish', {})]);
    expect(whole).toMatchObject({ expectedStatus: pmStatus.finished, answeredCount: 2, abnormalCount: 0 });
    expect(whole.can).toEqual([]);
  });
});
