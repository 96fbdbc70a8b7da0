import type { OrderAction } from '@svcdesk/core/rules';
import { describe, expect, it } from 'vitest';
import { actionPlan } from '../../blocks/action/action-plan.ts';
import { staffActions } from './staff-actions.ts';

const everything = () => true;
const plan = (
  can: OrderAction[],
  refused: { action: OrderAction; reason: string }[] = [],
  may: (button: string) => boolean = everything,
) => actionPlan({ can, refused }, staffActions, may);

describe('the actions of an order', () => {
  it('have resolve under the thumb while it can be done', () => {
    expect(plan(['transfer', 'hangUp', 'resolve', 'clockIn', 'progress', 'release', 'edit'])).toEqual({
      main: 'resolve',
      beside: ['hangUp', 'progress'],
      rest: [{ action: 'clockIn' }, { action: 'transfer' }, { action: 'release' }, { action: 'edit' }],
    });
  });

  it('ask for the clock-in first where one is missing, and say so of resolve', () => {
    const found = plan(['clockIn', 'hangUp'], [{ action: 'resolve', reason: 'clockInMissing' }]);
    expect(found.main).toBe('clockIn');
    expect(found.rest).toEqual([{ action: 'resolve', reason: 'clockInMissing' }]);
  });

  it('leave out what the role may never do and what has no screen', () => {
    const found = plan(
      ['accept', 'cc', 'plan', 'cancel'],
      [{ action: 'evaluate', reason: 'wrongState' }],
      (code) => code !== 'order.cancel',
    );
    expect(found).toEqual({ main: 'accept', beside: [], rest: [] });
  });

  it('may be none at all', () => {
    expect(plan([])).toEqual({ main: undefined, beside: [], rest: [] });
  });
});
