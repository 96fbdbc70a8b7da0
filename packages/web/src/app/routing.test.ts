import { menusZhCN } from '@svcdesk/core/phrases';
import { staffMenus } from '@svcdesk/core/roles';
import { expect, test } from 'vitest';
import { entriesOf } from '../features/workbench/entries.ts';
import { publicPaths, withQuery } from '../shared/platform/paths.ts';
import { clientScreen } from '../shared/platform/phrases/screens/client.ts';
import { publicScreen } from '../shared/platform/phrases/screens/public.ts';
import { staffScreen } from '../shared/platform/phrases/screens/staff.ts';
import { isBuilt } from '../shared/platform/screens.ts';
import { framedRoutes } from './framed-routes.ts';
import { backOf, missingSubject, sideOfPath } from './guard.ts';
import { publicRoutes } from './routes.ts';
import { mayOpen, sideRouteAt, sideRoutes, tabsOf } from './side-routes.ts';

/** Documented and not built yet. This list only shrinks: whoever builds a screen takes its line out. */
const missing: readonly string[] = [];

const built = [...publicRoutes, ...framedRoutes, ...sideRoutes];
/** Answered by the frame itself, without a screen. */
const framePaths: readonly string[] = [publicPaths.root, publicPaths.redirect, publicPaths.exit];
const documentedPaths: readonly string[] = [publicScreen, clientScreen, staffScreen].flatMap(
  ({ paths }) => paths as readonly string[],
);
const staff = { type: 1, menuList: [{ code: 'm.home', name: '首页' }] };

test('what a screen is about stands in its query, and absent values do not', () => {
  expect(withQuery('/a', { id: '1 2', from: undefined })).toBe('/a?id=1+2');
  expect(withQuery('/a', { from: undefined })).toBe('/a');
});

test('no path is taken twice', () => {
  const paths = built.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every documented screen is built, answered by the frame, or named as missing', () => {
  const answered = new Set([...built.map(({ path }) => path), ...framePaths]);
  expect(documentedPaths.filter((path) => !answered.has(path))).toEqual(missing);
});

test('every screen that is built is documented', () => {
  const known = new Set(documentedPaths);
  expect(built.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

test('screens of a side stand under its path, by which the guard knows them before they are loaded', () => {
  expect([...publicRoutes, ...framedRoutes].filter(({ path }) => sideOfPath(path))).toEqual([]);
  for (const { path, audience } of sideRoutes) {
    expect(sideOfPath(path)).toBe(audience === 'lead' ? 'staff' : audience);
  }
});

test('a screen for leads is known by its menu or its button', () => {
  const leads = sideRoutes.filter(({ audience }) => audience === 'lead');
  expect(leads.filter(({ menu, button }) => menu === undefined && button === undefined)).toEqual([]);
});

test('back leads to a screen of the same side, tabs have none, and their places differ', () => {
  for (const { path, back, tab } of sideRoutes) {
    if (back !== undefined) expect([path, sideRouteAt(back)?.path]).toEqual([path, back]);
    if (tab && !tab.form) expect([path, back]).toEqual([path, undefined]);
  }
  for (const side of ['client', 'staff'] as const) {
    const places = sideRoutes.flatMap(({ path, tab }) =>
      tab && sideOfPath(path) === side ? [tab.place] : [],
    );
    expect(new Set(places).size).toBe(places.length);
  }
});

test('tabs are those of the menu', () => {
  expect(tabsOf(staff).map(({ path }) => path)).toEqual(['/userSide/homePage']);
  expect(mayOpen({ menu: 'm.entrust.mine' }, { menuList: [{ name: '我的委托工单' }] })).toBe(true);
  expect(mayOpen({}, { menuList: [] })).toBe(true);
  const newcomer = { type: 2, menuList: [{ code: 'm.c.me', name: '我的' }] };
  expect(tabsOf(newcomer).map(({ path }) => path)).toEqual(['/clientSide/userCenter']);
});

test('a screen about one thing leads back when its address does not name it', () => {
  const detail = sideRouteAt('/userSide/orderCenter/orderDetail');
  if (!detail) throw new Error('the detail is missing');
  expect(missingSubject(detail, '?id=o1')).toBeUndefined();
  expect(missingSubject(detail, '?id=')).toBe('/userSide/orderCenter/orders');
});

test('back from what is done with an order leads to that order, and from the order to the list', () => {
  const [accept, detail] = ['accept', 'orderDetail'].map((name) =>
    sideRouteAt(`/userSide/orderCenter/${name}`),
  );
  if (!accept || !detail) throw new Error('a screen is missing');
  expect(backOf(accept, '?id=o1&do=x', sideRouteAt)).toBe('/userSide/orderCenter/orderDetail?id=o1');
  expect(backOf(detail, '?id=o1', sideRouteAt)).toBe('/userSide/orderCenter/orders');
});

test('every entry of the menu leads to a screen that is built, but the workbench itself', () => {
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
  const mixed = [{ name: '首页', code: 'm.home' }, { name: '项目工单' }, { name: '工单池', code: 'other' }];
  expect(entriesOf(mixed, 'en').map(({ code }) => code)).toEqual(['m.home', 'm.order.project']);
});
