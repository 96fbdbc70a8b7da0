import { describe, expect, it } from 'vitest';
import type { CustomField } from '../custom-fields/field-input.ts';
import { correctableFields, editedAnswers, editedParts } from './edited-parts.ts';

const field = (fieldId: string, fieldTypeName: string): CustomField =>
  ({ fieldId, fieldTypeName, name: fieldId, required: false, internal: false, sort: 1 }) as CustomField;

describe('an edit', () => {
  it('sends what this person changed and nothing else', () => {
    expect(editedParts({ priority: 1, remark: 'why' })).toEqual({ priority: 1 });
    expect(editedParts({ reporter: { id: 'r', name: 'Li', phone: '' } })).toEqual({ reportId: 'r' });
  });

  it('sends nothing when only a remark was written', () => {
    expect(editedParts({ remark: 'why' })).toEqual({});
  });

  it('sends the answers that say something else, and leaves pictures alone', () => {
    const fields = correctableFields([
      field('floor', 'text'),
      field('desk', 'text'),
      field('photo', 'image'),
    ]);
    expect(fields.map(({ fieldId }) => fieldId)).toEqual(['floor', 'desk']);
    const order = { fields: [{ fieldId: 'floor', fieldValue: '2' }] as never };
    expect(editedAnswers(fields, { floor: '2', desk: '7' }, order)).toEqual([
      { fieldId: 'desk', fieldValue: '7' },
    ]);
    expect(editedAnswers(fields, { floor: '3', desk: '' }, order)).toEqual([
      { fieldId: 'floor', fieldValue: '3' },
    ]);
  });
});
