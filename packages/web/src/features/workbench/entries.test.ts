import { expect, test } from 'vitest';
import { setBuiltScreens } from '../../shared/platform/screens.ts';
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

test('orders of SE are the list of orders with that source, in the scope that suits the reader', () => {
  const query = new URLSearchParams(
    entriesOf(menu, 'en')
      .find(({ code }) => code === 'm.order.se')
      ?.path.split('?')[1],
  );
  expect([query.get('source'), query.get('scope')]).toEqual(['2', null]);
});
