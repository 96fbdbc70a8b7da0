import { expect, it } from 'vitest';
import { editableFields } from '../../order/changes.ts';
import { requestFields } from '../request-fields.ts';
import { edit } from './actions.ts';

it('an edit takes what the rules let it change: a field more would be taken and forgotten', () => {
  const beside = ['orderId', 'version', 'status', 'at', 'fields', 'remark'];
  const taken = Object.keys(requestFields(edit)).filter((field) => !beside.includes(field));
  expect(taken.sort(), 'editableFields of order/changes.ts').toEqual([...editableFields].sort());
});
