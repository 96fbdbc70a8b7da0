import { expect, test } from 'vitest';
import { blankItem, type PmPlan, planDraft, planProblems, planRequest } from './plan-draft.ts';

const plan = {
  id: 'p',
  version: 4,
  name: '月度巡检',
  cellId: 'c',
  cellName: '星河店',
  customerName: '星河',
  assetIds: ['a'],
  checkListId: 'l',
  items: [{ id: 'i', name: '温度', kind: 'number', min: 18, max: 27, unit: '℃', required: true }],
  groupId: 'g',
  every: { count: 1, unit: 'month' },
  anchorOn: '2026-11-01',
  leadDays: 7,
  minutes: 60,
  mode: 'fixed',
  onHoliday: 'keep',
  onOpen: 'merge',
  faultTypeId: 't',
  enabled: true,
} as unknown as PmPlan;

test('a plan that is opened and sent is the same plan', () => {
  const { cellName: _cell, customerName: _customer, ...kept } = plan;
  expect(planRequest(planDraft(plan, '2026-11-20'), plan)).toEqual(kept);
});

test('a new plan names its site, its group and what is to be looked at', () => {
  const problems = planProblems(planDraft(undefined, '2026-11-20'));
  const missing = Object.entries(problems).flatMap(([path, problem]) => (problem ? [path] : []));
  expect(missing).toEqual(['name', 'cellId', 'groupId', 'items.0.name']);
});

test('limits may be said, and choices stand one a line', () => {
  const draft = {
    ...planDraft(plan, ''),
    items: [
      { ...blankItem, name: '负载', kind: 'number' as const, max: '七十', unit: '%' },
      { ...blankItem, name: '灯', kind: 'select' as const, options: '绿\n\n 红 ' },
    ],
  };
  expect(planRequest(draft, plan).items).toMatchObject([{ max: 70, unit: '%' }, { options: ['绿', '红'] }]);
});
