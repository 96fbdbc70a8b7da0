import { personal } from '@svcdesk/core/contract/account';
import { detail } from '@svcdesk/core/contract/orders';
import { sampleData } from '@svcdesk/core/testing';
import type { OrderDetail } from '../order/order.ts';
import type { Suggestion } from './candidate.ts';

/** A candidate, by their name. */
export const sampleSuggestion = (name: string, more: Partial<Suggestion> = {}): Suggestion => ({
  engineer: { id: name, name },
  groupId: 'group',
  groupName: 'Field group',
  day: '2026-11-27',
  fits: true,
  load: 0.42,
  capacityMinutes: 480,
  unplannedCount: 0,
  unplannedMinutes: 0,
  estimate: { minutes: 60, by: 'default' },
  saturation: 0.2,
  openCount: 2,
  onDuty: false,
  score: 50,
  reasons: [],
  ...more,
});

/** The answer for an account of such a role that may plan, and leads these groups. */
export const samplePlanner = (role: string, ledGroupIds: string[] = []) => {
  const who = { ...sampleData(personal), type: 1, roles: [role], ledGroupIds };
  return { 'account.personal': { data: { ...who, authBtns: ['order.plan'] } } };
};

/** An order that nobody has and anybody may be given. */
export const sampleOrder = (id: string): OrderDetail => ({
  ...sampleData(detail),
  id,
  title: id,
  version: 1,
  status: 1,
  handlerId: undefined,
  handlerName: undefined,
  assigneeId: undefined,
  assigneeName: undefined,
  can: ['transfer'],
  refused: [],
});
