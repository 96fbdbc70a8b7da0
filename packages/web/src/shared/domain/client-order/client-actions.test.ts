import { describe, expect, it } from 'vitest';
import { actionPlan } from '../../blocks/action/action-plan.ts';
import type { RecordBase } from '../../blocks/record/record.ts';
import { clientActions, refusalWords } from './client-actions.ts';
import { clientOrderText } from './phrases.ts';

const any = () => true;
const clientPlan = (record: Pick<RecordBase, 'can' | 'refused'>, may: (button: string) => boolean) =>
  actionPlan(record, clientActions, may);

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

describe('why a customer cannot do something', () => {
  const words = (locale: 'zh-CN' | 'en') =>
    refusalWords('activate', 'wrongState', clientOrderText.in(locale), locale);

  it('says within how many days an order can be reopened, and what to do after', () => {
    expect(words('zh-CN')).toContain('7 天内');
    expect(words('zh-CN')).toContain('再次报修');
    expect(words('en')).toContain('within 7 days');
  });

  it('leaves other reasons to the phrases of all', () => {
    expect(refusalWords('remind', 'reminderTooSoon', clientOrderText.in('en'), 'en')).not.toContain('done');
  });
});
