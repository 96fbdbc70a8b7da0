import { expect, it } from 'vitest';
import type { ShownField } from '../../templates/index.ts';
import { checkAnswers } from './fields.ts';

const field = (fieldTypeName: string, fieldId: string) =>
  ({ fieldId, name: fieldId, fieldTypeName, required: false, sort: 1 }) as ShownField;

it('dates are stored in one form, whichever they came in, and shown by the tenant’s clocks', () => {
  const actor = { kind: 'client', accountId: '1', cellIds: [] } as never;
  const answers = [
    { fieldId: 'clock', fieldValue: '2026-11-21 04:00:00' },
    { fieldId: 'epoch', fieldValue: String(Date.parse('2026-11-20T20:00:00Z')) },
    { fieldId: 'day', fieldValue: String(Date.parse('2026-11-20T20:00:00Z')) },
  ];
  const fields = [field('datetime', 'clock'), field('datetime', 'epoch'), field('date', 'day')];
  const rows = checkAnswers(fields, answers, { actor, timeZone: 'Asia/Shanghai' });
  expect(rows.map(({ fieldValue, display }) => [fieldValue, display])).toEqual([
    ['2026-11-20T20:00:00.000Z', '2026-11-21 04:00:00'],
    ['2026-11-20T20:00:00.000Z', '2026-11-21 04:00:00'],
    ['2026-11-21', '2026-11-21'],
  ]);
});
