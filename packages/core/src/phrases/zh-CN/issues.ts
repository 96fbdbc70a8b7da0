import type { IssueCode } from '../../errors/issues.ts';

/** What is wrong with a field of a request, by issue code of status 10001. */
export const issues = {
  required: '不能为空',
  type: '类型不正确',
  tooShort: '至少 {min} 个字',
  tooLong: '最多 {max} 个字',
  tooSmall: '不能小于 {min}',
  tooBig: '不能大于 {max}',
  tooFew: '至少 {min} 项',
  tooMany: '最多 {max} 项',
  oneOf: '只能是以下之一：{values}',
  format: '格式不正确',
  characters: '含有不能使用的字符（如换行、控制符或残缺的字符）',
  unknownKey: '不认识的字段：{keys}',
  notAllowed: '此处不能填写',
  leaf: '不可选择，请选择可用的最末一级',
  taken: '已被使用',
  readsAsPhone: '不能像电话号码，请加入字母',
  common: '过于常见，容易被猜到',
  personal: '不能使用姓名、账号或手机号',
  same: '不能与原来的相同',
  unknown: '不存在，请核对',
  other: '填写有误',
} satisfies Record<IssueCode, string>;
