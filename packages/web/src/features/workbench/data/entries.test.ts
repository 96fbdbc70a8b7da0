import { menusZhCN } from '@svcdesk/core/phrases';
import { staffMenus } from '@svcdesk/core/roles';
import { expect, test } from 'vitest';
import { sideRoutes } from '../../../app/side-routes.ts';
import { isBuilt, setBuiltScreens } from '../../../shared/platform/built-screens.ts';
import { entriesOf } from './entries.ts';

const menu = [
  { name: '首页', code: 'm.home' },
  { name: '工作台', code: 'm.workbench' },
  { name: '工单', children: [{ name: 'SE工单', code: 'm.order.se' }] },
  { name: '工单池', code: 'm.pool' },
];

test('the workbench leads where the menu does, as far as there is a screen', () => {
  setBuiltScreens([
    { path: '/home', menu: 'm.home' },
    { path: '/bench', menu: 'm.workbench' },
  ]);
  expect(entriesOf(menu, 'zh-CN').map(({ code, name }) => [code, name])).toEqual([
    ['m.home', '首页'],
    ['m.order.se', 'SE工单'],
  ]);
});

test('every entry of the menu leads to a screen that is built, but the workbench itself', () => {
  setBuiltScreens(sideRoutes);
  const whole = staffMenus.map((code) => ({ code, name: menusZhCN[code] }));
  const entries = entriesOf(whole, 'zh-CN');
  expect(entries.map(({ code }) => code)).toEqual(staffMenus.filter((code) => code !== 'm.workbench'));
  for (const { code, path } of entries) {
    expect([code, isBuilt(path.split('?')[0] ?? '')]).toEqual([code, true]);
  }
  expect(entries.find(({ code }) => code === 'm.order.project')?.path).toBe(
    '/userSide/orderCenter?kind=project',
  );
});

test('an entry counts by its code or, where it has none, by its name, whatever the others have', () => {
  setBuiltScreens(sideRoutes);
  const mixed = [{ name: '首页', code: 'm.home' }, { name: '项目工单' }, { name: '工单池', code: 'other' }];
  expect(entriesOf(mixed, 'en').map(({ code }) => code)).toEqual(['m.home', 'm.order.project']);
});

test('orders of SE are the list of orders with that source, in the scope that suits the reader', () => {
  const query = new URLSearchParams(
    entriesOf(menu, 'en')
      .find(({ code }) => code === 'm.order.se')
      ?.path.split('?')[1],
  );
  expect([query.get('source'), query.get('scope')]).toEqual(['2', null]);
});
