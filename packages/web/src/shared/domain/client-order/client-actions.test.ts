import { describe, expect, it } from 'vitest';
import { actionPlan } from '../../blocks/action/action-plan.ts';
import type { Thing } from '../../blocks/thing/thing.ts';
import { clientActions } from './client-actions.ts';

const any = () => true;
const clientPlan = (thing: Pick<Thing, 'can' | 'refused'>, may: (button: string) => boolean) =>
  actionPlan(thing, clientActions, may);

describe('what a customer can do with an order', () => {
  it('begins with the evaluation once it is fixed, with "not fixed" beside it', () => {
    const plan = clientPlan(
      {
        can: ['activate', 'evaluate', 'supplement'],
        refused: [
          { action: 'cancel', reason: 'wrongState' },
          { action: 'remind', reason: 'wrongState' },
        ],
      },
      any,
    );
    expect(plan.main).toBe('evaluate');
    expect(plan.beside).toEqual(['activate', 'supplement']);
    expect(plan.rest).toEqual([
      { action: 'cancel', reason: 'wrongState' },
      { action: 'remind', reason: 'wrongState' },
    ]);
  });

  it('begins with the reminder while it is open; cancelling stands behind the dots', () => {
    const plan = clientPlan({ can: ['cancel', 'remind', 'supplement'], refused: [] }, any);
    expect(plan).toEqual({ main: 'remind', beside: ['supplement'], rest: [{ action: 'cancel' }] });
  });

  it('tells why a reminder is not possible yet instead of hiding it', () => {
    const plan = clientPlan(
      { can: ['supplement'], refused: [{ action: 'remind', reason: 'reminderTooSoon' }] },
      any,
    );
    expect(plan.main).toBeUndefined();
    expect(plan.rest).toEqual([{ action: 'remind', reason: 'reminderTooSoon' }]);
  });

  it('offers nothing that the account has no button for, and nothing that is for staff', () => {
    expect(clientPlan({ can: ['remind', 'resolve'], refused: [] }, () => false)).toEqual({
      main: undefined,
      beside: [],
      rest: [],
    });
    expect(clientPlan({ can: [], refused: [{ action: 'resolve', reason: 'notHandler' }] }, any).rest).toEqual(
      [],
    );
  });
});
