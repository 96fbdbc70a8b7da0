import { expect, test } from 'vitest';
import { requirementStatusText } from './requirement-status-text.ts';

test('a requirement is told in plain words in every status', () => {
  expect(requirementStatusText({ status: 1 }, 'zh-CN')).toBe('已收到，等待受理');
  expect(requirementStatusText({ status: 2 }, 'zh-CN')).toBe('服务台正在处理');
  expect(requirementStatusText({ status: 4, reasonCode: 'outOfContract' }, 'zh-CN')).toBe('没有受理：合同外');
  expect(requirementStatusText({ status: 5, reasonCode: 'recovered' }, 'zh-CN')).toBe('您已取消：自行恢复');
});

test('one that became an order tells how the order stands', () => {
  const converted = { status: 3, orderNo: 'SO202611200021', orderStatus: 7 };
  expect(requirementStatusText(converted, 'zh-CN')).toBe('已转成工单 0021，已取消');
  expect(requirementStatusText(converted, 'en')).toBe('Became order 0021: cancelled');
  expect(requirementStatusText({ status: 3 }, 'en')).toBe('Became an order');
});

test('a status of a newer server is left to its number', () => {
  expect(requirementStatusText({ status: 9 }, 'en')).toBeUndefined();
});
