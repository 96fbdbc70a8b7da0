import { describe, expect, it } from 'vitest';
import type { StaffActor, StaffRole } from '../roles/index.ts';
import { canEntrust, type Entrustable } from './entrusting.ts';

const staff = (roles: StaffRole[], ledGroupIds: string[] = []): StaffActor => ({
  kind: 'staff',
  accountId: 'a',
  roles,
  memberGroupIds: ['g'],
  ledGroupIds,
  currentGroupId: 'g',
});
const order = (over: Partial<Entrustable> = {}): Entrustable => ({
  status: 3,
  handlerId: 'h',
  groupId: 'g',
  entrustedOpen: false,
  ...over,
});

describe('handing an order to a partner', () => {
  it('is for dispatchers and for who leads its group', () => {
    expect(canEntrust(order(), staff(['dispatcher']))).toBe('possible');
    expect(canEntrust(order(), staff(['lead'], ['g']))).toBe('possible');
    expect(canEntrust(order(), staff(['lead'], ['other']))).toBe('notHandler');
    expect(canEntrust(order(), staff(['engineer']))).toBeUndefined();
    expect(canEntrust(order(), { kind: 'job' })).toBeUndefined();
  });

  it('waits until an engineer works on it, and until it is back from another', () => {
    expect(canEntrust(order({ status: 2 }), staff(['dispatcher']))).toBe('wrongState');
    expect(canEntrust(order({ handlerId: undefined }), staff(['dispatcher']))).toBe('wrongState');
    expect(canEntrust(order({ entrustedOpen: true }), staff(['dispatcher']))).toBe('entrustedOpen');
  });
});
