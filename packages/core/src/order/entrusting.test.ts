import { describe, expect, it } from 'vitest';
import type { StaffActor, StaffRole } from '../roles/index.ts';
import { type Entrustable, entrusting } from './entrusting.ts';

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
    expect(entrusting(order(), staff(['dispatcher']))).toBe('possible');
    expect(entrusting(order(), staff(['lead'], ['g']))).toBe('possible');
    expect(entrusting(order(), staff(['lead'], ['other']))).toBe('notHandler');
    expect(entrusting(order(), staff(['engineer']))).toBeUndefined();
    expect(entrusting(order(), { kind: 'job' })).toBeUndefined();
  });

  it('waits until somebody works on it, and until it is back from another', () => {
    expect(entrusting(order({ status: 2 }), staff(['dispatcher']))).toBe('wrongState');
    expect(entrusting(order({ handlerId: undefined }), staff(['dispatcher']))).toBe('wrongState');
    expect(entrusting(order({ entrustedOpen: true }), staff(['dispatcher']))).toBe('entrustedOpen');
  });
});
