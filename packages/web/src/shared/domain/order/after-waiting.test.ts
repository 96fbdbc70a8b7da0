import type { QueuedAction } from '@svcdesk/core/outbox';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../platform/api/account.ts';
import { afterWaiting } from './after-waiting.ts';
import type { OrderDetail } from './order.ts';

const account = {
  id: 'me',
  roles: ['engineer'],
  groups: [{ id: 'group', name: 'Group', lead: false }],
  currentGroupId: 'group',
} as unknown as Account;

const order = {
  id: 'o',
  version: 1,
  status: 1,
  source: 0,
  handlerGroupId: 'group',
  serviceMode: 'remote',
  priority: 3,
  round: 1,
  cellId: 'cell',
  createdAt: '2026-11-20T01:00:00.000Z',
  can: ['accept', 'progress', 'transfer'],
  refused: [{ action: 'resolve', reason: 'wrongState' }],
} as unknown as OrderDetail;

const done = (action: string, request: QueuedAction['request'] = {}): QueuedAction => ({
  action,
  request,
  atMs: 0,
});

describe('an order after what waits', () => {
  it('can be resolved by whoever has accepted it, but is not said to be accepted', () => {
    const after = afterWaiting(order, account, [done('accept')]);
    expect(after.can).toContain('resolve');
    expect(after.can).not.toContain('accept');
    expect(after).toMatchObject({ status: 1, expectedStatus: 3, handlerId: 'me' });
  });

  it('on site is resolved after the clock-in only', () => {
    const onSite = { ...order, serviceMode: 'onSite' } as OrderDetail;
    const accepted = afterWaiting(onSite, account, [done('accept')]);
    expect(accepted.refused).toContainEqual({ action: 'resolve', reason: 'clockInMissing' });
    expect(afterWaiting(onSite, account, [done('accept'), done('clockIn')]).can).toContain('resolve');
  });

  it('allows nothing more once it will be resolved but a note', () => {
    const { can, expectedStatus } = afterWaiting(order, account, [done('accept'), done('resolve')]);
    expect(expectedStatus).toBe(5);
    expect(can).toEqual(['progress', 'cc']);
  });

  it('is as the server says where only notes wait', () => {
    expect(afterWaiting(order, account, [done('progress')])).toBe(order);
  });
});
