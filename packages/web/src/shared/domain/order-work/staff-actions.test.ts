import type { OrderAction } from '@svcdesk/core/rules';
import { describe, expect, it } from 'vitest';
import { actionPlan } from '../../blocks/action/action-plan.ts';
import { staffActionsFor } from './staff-actions.ts';

const everything = () => true;
const plan = (
  can: OrderAction[],
  refused: { action: OrderAction; reason: string }[] = [],
  may: (button: string) => boolean = everything,
) => actionPlan({ can, refused }, staffActionsFor({ handlerId: 'me', can }, 'me'), may);

describe('the actions of an order', () => {
  it('have resolve under the thumb while it can be done', () => {
    expect(plan(['transfer', 'hangUp', 'resolve', 'clockIn', 'progress', 'release', 'edit'])).toEqual({
      main: 'resolve',
      beside: ['progress', 'hangUp'],
      rest: [{ action: 'clockIn' }, { action: 'transfer' }, { action: 'release' }, { action: 'edit' }],
    });
  });

  it('ask for the clock-in first where one is missing, and say so of resolve', () => {
    const found = plan(['clockIn', 'hangUp'], [{ action: 'resolve', reason: 'clockInMissing' }]);
    expect(found.main).toBe('clockIn');
    expect(found.rest).toEqual([{ action: 'resolve', reason: 'clockInMissing', way: 'clockIn' }]);
  });

  it('leave out what the role may never do and what has no screen', () => {
    const found = plan(
      ['accept', 'supplement', 'cancel'],
      [{ action: 'remind', reason: 'wrongState' }],
      (code) => code !== 'order.cancel',
    );
    expect(found).toEqual({ main: 'accept', beside: [], rest: [] });
  });

  it('lead to the site: set out, then arrive, and saying again that one is on the way stays possible', () => {
    const can: OrderAction[] = ['depart', 'clockIn', 'hangUp', 'progress'];
    expect(plan(can)).toMatchObject({ main: 'depart', beside: ['clockIn', 'progress'] });
    const table = staffActionsFor({ handlerId: 'me', departedAt: '2026-01-05T03:00:00Z', can }, 'me');
    const later = actionPlan({ can, refused: [] }, table, everything);
    expect(later.main).toBe('clockIn');
    expect(later.rest).toContainEqual({ action: 'depart' });
  });

  it('of somebody else’s order have its handing on under the thumb, not the work itself', () => {
    const can: OrderAction[] = ['accept', 'resolve', 'transfer', 'hangUp', 'progress'];
    const found = actionPlan(
      { can, refused: [] },
      staffActionsFor({ handlerId: 'she', can }, 'me'),
      everything,
    );
    expect(found.main).toBe('transfer');
    expect(found.rest).toEqual([{ action: 'accept' }, { action: 'resolve' }]);
  });

  it('are a call to the customer once it is solved, for whoever may make it', () => {
    const can: OrderAction[] = ['evaluate', 'progress', 'cc'];
    const table = staffActionsFor({ handlerId: 'she', can }, 'me');
    expect(actionPlan({ can, refused: [] }, table, everything)).toEqual({
      main: 'evaluate',
      beside: ['progress'],
      rest: [{ action: 'cc' }],
    });
  });

  it('may be none at all', () => {
    expect(plan([])).toEqual({ main: undefined, beside: [], rest: [] });
  });
});
