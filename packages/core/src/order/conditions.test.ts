import { describe, expect, it } from 'vitest';
import type { OrderCommand } from './command.ts';
import { failedCondition, reasonOf } from './conditions.ts';
import type { OrderCondition } from './lifecycle.ts';
import { limits } from './limits.ts';
import { anOrder, day, lead, member, minute, now } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';

type Case = [
  condition: OrderCondition,
  order: Partial<OrderState>,
  command: object,
  reason: string | undefined,
];

const handler = member('a');

describe('a condition', () => {
  it.each<Case>([
    ['noEntrustedOpen', { entrustedOpen: true }, {}, 'entrustedOpen'],
    ['noEntrustedOpen', {}, {}, undefined],
    ['onTheWay', { serviceMode: 'remote' }, {}, 'wrongState'],
    ['onTheWay', { serviceMode: 'onSite', clockedIn: true }, {}, 'wrongState'],
    ['clockedInOnSite', { serviceMode: 'onSite' }, {}, 'clockInMissing'],
    ['clockedInOnSite', { serviceMode: 'onSite', clockedIn: true }, {}, undefined],
    ['clockedInOnSite', { serviceMode: 'remote' }, {}, undefined],
    ['automaticOnly', { evaluation: 'given', closedAt: now }, {}, 'alreadyEvaluated'],
    [
      'automaticOnly',
      { evaluation: 'automatic', closedAt: now - limits.evaluateOverAutomaticMs },
      {},
      undefined,
    ],
    [
      'automaticOnly',
      { evaluation: 'automatic', closedAt: now - limits.evaluateOverAutomaticMs - 1 },
      {},
      'alreadyEvaluated',
    ],
    ['automaticOnly', { evaluation: 'automatic' }, {}, 'alreadyEvaluated'],
    ['dueForAutomatic', { resolvedAt: now - limits.automaticEvaluationMs }, {}, undefined],
    ['dueForAutomatic', { resolvedAt: now - limits.automaticEvaluationMs + 1 }, {}, 'wrongState'],
    ['dueForAutomatic', {}, {}, 'wrongState'],
    ['remindedLongAgo', { remindedAt: now - limits.reminderIntervalMs }, {}, undefined],
    ['remindedLongAgo', { remindedAt: now - limits.reminderIntervalMs + 1 }, {}, 'reminderTooSoon'],
    ['remindedLongAgo', {}, {}, undefined],
    ['resumeReached', { resumeAt: now }, {}, undefined],
    ['resumeReached', { resumeAt: now + 1 }, {}, 'resumeInvalid'],
    ['resumeReached', {}, {}, 'resumeInvalid'],
    ['remarkGiven', {}, {}, 'reasonMissing'],
    ['remarkGiven', {}, { remark: ' \n' }, 'reasonMissing'],
    ['remarkGiven', {}, { remark: ' a ' }, undefined],
    ['remarkOfLead', { handlerId: 'a' }, {}, undefined],
    ['remarkOfLead', { handlerId: 'b' }, {}, 'reasonMissing'],
    ['remarkOfLead', { handlerId: 'b' }, { remark: 'x' }, undefined],
    ['canAssign', {}, { targetValid: true, groupId: 'group-2' }, undefined],
    ['canAssign', {}, { targetValid: false, groupId: 'group-2' }, 'targetInvalid'],
    ['canAssign', {}, { targetValid: true, groupId: '' }, 'targetInvalid'],
    ['targetDiffers', { handlerId: 'a' }, { engineerId: 'a', groupId: 'group-1' }, 'sameTarget'],
    ['targetDiffers', { handlerId: 'a' }, { engineerId: 'a', groupId: 'group-2' }, undefined],
    ['targetDiffers', { handlerId: 'a' }, { engineerId: 'b', groupId: 'group-1' }, undefined],
    ['targetDiffers', {}, { groupId: 'group-1' }, 'sameTarget'],
    ['targetDiffers', {}, { groupId: 'group-2' }, undefined],
    ['targetDiffers', { handlerId: 'a' }, { groupId: 'group-1' }, undefined],
    ['reasonGiven', {}, { action: 'hangUp', reasonCode: 'waitParts' }, undefined],
    ['reasonGiven', {}, { action: 'hangUp', reasonCode: 'other' }, 'reasonMissing'],
    ['reasonGiven', {}, { action: 'hangUp', reasonCode: 'other', remark: 'x' }, undefined],
    ['reasonGiven', {}, { action: 'hangUp', reasonCode: 'nonesuch', remark: 'x' }, 'reasonMissing'],
    ['reasonGiven', {}, { action: 'hangUp' }, 'reasonMissing'],
    ['resumeFits', {}, {}, undefined],
    ['resumeFits', {}, { resumeAt: now + 1 }, undefined],
    ['resumeFits', {}, { resumeAt: now }, 'resumeInvalid'],
    ['resumeFits', {}, { resumeAt: now + limits.maxHangUpMs }, undefined],
    ['resumeFits', {}, { resumeAt: now + limits.maxHangUpMs + 1 }, 'resumeInvalid'],
    ['solutionGiven', {}, { solution: ' ' }, 'itemsMissing'],
    ['solutionGiven', {}, { solution: 'done' }, undefined],
    ['duplicateNamed', {}, { reasonCode: 'duplicate' }, 'targetInvalid'],
    ['duplicateNamed', {}, { reasonCode: 'duplicate', duplicateOfId: 'order-1' }, 'targetInvalid'],
    [
      'duplicateNamed',
      {},
      { reasonCode: 'duplicate', duplicateOfId: 'order-2', duplicateValid: false },
      'targetInvalid',
    ],
    ['duplicateNamed', {}, { reasonCode: 'duplicate', duplicateOfId: 'order-2' }, undefined],
    ['duplicateNamed', {}, { reasonCode: 'mistaken' }, undefined],
    [
      'duplicateNamed',
      {},
      { reasonCode: 'mistaken', duplicateOfId: 'order-2', duplicateValid: false },
      'targetInvalid',
    ],
    ['placeExplained', {}, { place: { outside: true } }, 'reasonMissing'],
    ['placeExplained', {}, { place: { outside: true }, remark: 'x' }, undefined],
    ['placeExplained', {}, { place: {} }, undefined],
    ['placeExplained', {}, {}, undefined],
    ['contentGiven', {}, { content: '' }, 'itemsMissing'],
    ['contentGiven', {}, { content: 'x' }, undefined],
    ['someoneNamed', {}, { userIds: [], groupIds: [] }, 'itemsMissing'],
    ['someoneNamed', {}, {}, 'itemsMissing'],
    ['someoneNamed', {}, { userIds: ['a'] }, undefined],
    ['someoneNamed', {}, { groupIds: ['g'] }, undefined],
    ['somethingChanged', {}, { changes: {} }, 'itemsMissing'],
    ['somethingChanged', { title: 'Printer' }, { changes: { title: 'Printer' } }, 'itemsMissing'],
    ['somethingChanged', {}, { changes: { title: 'Scanner' } }, undefined],
    ['somethingChanged', {}, { changes: {}, fieldsChanged: true }, undefined],
    ['longerTargetExplained', {}, { longerTarget: true }, 'reasonMissing'],
    ['longerTargetExplained', {}, { longerTarget: true, remark: 'x' }, undefined],
    ['longerTargetExplained', {}, {}, undefined],
    ['planGiven', { handlerId: 'a' }, { planStart: now, planEnd: now + minute }, undefined],
    ['planGiven', { handlerId: 'a' }, { planStart: now }, 'itemsMissing'],
    ['planGiven', { handlerId: 'a' }, { planEnd: now }, 'itemsMissing'],
    ['planGiven', {}, { planStart: now, planEnd: now + minute }, 'targetInvalid'],
    ['planGiven', {}, { planStart: now, planEnd: now + minute, accountId: 'b' }, undefined],
  ])('%s of %j with %j: %s', (condition, order, command, reason) => {
    expect(failedCondition(condition, anOrder(order), handler, command as OrderCommand, now)).toBe(reason);
  });

  it('of a lead who does not handle it is that they say why; a client need not', () => {
    const command = { action: 'activate' } as const;
    expect(failedCondition('remarkOfLead', anOrder({ handlerId: 'a' }), lead, command, now)).toBe(
      'reasonMissing',
    );
    expect(
      failedCondition('remarkOfLead', anOrder({ handlerId: 'a' }), { kind: 'job' }, command, now),
    ).toBeUndefined();
  });

  it('on a command counts as met while there is none, one on the order does not', () => {
    expect(failedCondition('remarkGiven', anOrder(), handler, undefined, now)).toBeUndefined();
    expect(
      failedCondition('noEntrustedOpen', anOrder({ entrustedOpen: true }), handler, undefined, now),
    ).toBe('entrustedOpen');
  });
});

describe('a reason', () => {
  it('means what the dictionary says, the tenant’s own first', () => {
    const hangUp = { action: 'hangUp', reasonCode: 'waitCustomer' } as const;
    expect(reasonOf(hangUp)).toEqual({ pausesSla: true });
    expect(reasonOf({ ...hangUp, reasonFlags: { remark: true } })).toEqual({ remark: true });
    expect(reasonOf({ ...hangUp, reasonCode: 'waitParts' })).toEqual({});
    expect(reasonOf({ ...hangUp, reasonCode: '' })).toBeUndefined();
    expect(reasonOf({ action: 'remind' })).toBeUndefined();
    expect(reasonOf({ action: 'cancel', reasonCode: 'waitCustomer' })).toBeUndefined();
    expect(reasonOf({ action: 'cancel', reasonCode: 'mistaken' })).toEqual({});
    expect(reasonOf({ action: 'decline', reasonCode: 'busy' })).toEqual({});
    expect(reasonOf({ action: 'release', reasonCode: 'busy' })).toEqual({});
  });

  it('and the times of the rules are those decided', () => {
    expect(limits).toEqual({
      automaticEvaluationMs: 7 * day,
      evaluateOverAutomaticMs: 30 * day,
      maxHangUpMs: 30 * day,
      reminderIntervalMs: 30 * minute,
    });
  });
});
