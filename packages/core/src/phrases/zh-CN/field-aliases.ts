import type { FieldType } from '../../dictionary/field-type.ts';

/** Further Chinese names of field types that templates of other systems use, beside those of `fields.type`. */
export const fieldAliases: Readonly<Record<string, FieldType>> = {
  文本: 'text',
  文本框: 'text',
  文本域: 'textarea',
  多行文本框: 'textarea',
  下拉: 'select',
  下拉框: 'select',
  下拉单选: 'select',
  单选框: 'radio',
  下拉多选: 'multiSelect',
  多选框: 'checkbox',
  复选: 'checkbox',
  级联: 'cascader',
  级联选择: 'cascader',
  时间日期: 'datetime',
  日期范围: 'dateRange',
  手机: 'phone',
  手机号: 'phone',
  邮件: 'email',
  网址: 'url',
  文件: 'file',
  明细: 'table',
  表格: 'table',
  说明: 'note',
};
