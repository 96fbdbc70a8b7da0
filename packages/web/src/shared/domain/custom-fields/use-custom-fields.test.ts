import { checkFields } from '@svcdesk/core/format';
import { describe, expect, it } from 'vitest';
import type { CustomField } from './field-input.ts';
import { fieldErrors, refusedFields } from './use-custom-fields.ts';

const field = (fieldId: string, name: string, fieldTypeName: string, required = false): CustomField => ({
  fieldId,
  name,
  fieldTypeName,
  required,
  sort: 1,
  templateVersion: 1,
});
const ports = { ...field('t', '端口', 'table'), columns: [field('c', '编号', 'text', true)] };
const fields = [field('a', '使用人', 'text', true), field('b', '邮箱', 'email'), ports];

describe('mistakes in custom fields', () => {
  it('are told in words that begin with the field, in both languages', () => {
    const { issues } = checkFields(fields, [{ fieldId: 'b', fieldValue: 'x' }], 'staff');
    expect(fieldErrors(issues, fields, 'zh-CN')).toEqual({ a: '使用人不能为空', b: '邮箱格式不正确' });
    expect(fieldErrors(issues, fields, 'en').a).toBe('使用人 is required');
  });

  it('of a cell are told by its row and the name of its column', () => {
    const answers = [
      { fieldId: 'a', fieldValue: 'Li' },
      { fieldId: 't', fieldValue: '[{"c":"1"},{}]' },
    ];
    const { issues } = checkFields(fields, answers, 'staff');
    expect(fieldErrors(issues, fields, 'zh-CN')).toEqual({ 't.1.c': '编号不能为空' });
  });

  it('that the server found are those under "fields."', () => {
    expect(refusedFields({ title: 'no', 'fields.a': 'is wrong' })).toEqual({ a: 'is wrong' });
  });
});
