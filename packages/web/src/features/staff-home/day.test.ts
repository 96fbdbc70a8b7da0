import { describe, expect, it, test } from 'vitest';
import { dayInOrder, endingOf, nextStep, nextVisit, routeLength, routeOf, type Visit } from './day.ts';

const nowMs = Date.parse('2026-01-05T02:00:00Z');
const visit = (id: string, order?: object, place?: object): Visit =>
  ({
    id,
    orderId: id,
    orderKind: 'order',
    title: id,
    status: 'planned',
    cellName: 'A',
    order,
    ...place,
  }) as Visit;

describe('the day from place to place', () => {
  it('leads on to what is late before what is planned, and to work that is begun before what is not accepted', () => {
    const planned = visit('planned', { status: 3 });
    const assigned = visit('assigned', { status: 2, nextDueAt: '2026-01-05T01:00:00Z' });
    const begun = visit('begun', { status: 3, nextDueAt: '2026-01-05T01:30:00Z' });
    expect(nextVisit([planned, assigned, begun], nowMs)?.id).toBe('begun');
    expect(nextVisit([planned, assigned], nowMs)?.id).toBe('assigned');
    expect(nextVisit([planned], nowMs)?.id).toBe('planned');
  });

  it('passes over what is done, of another kind, or on hold', () => {
    const hold = visit('hold', { status: 4, nextDueAt: '2026-01-05T01:00:00Z' });
    expect(nextVisit([visit('done'), hold], nowMs)).toBeUndefined();
  });

  it('goes from what is done to the next one, and from there on by plan', () => {
    const late = visit('late', { status: 3, nextDueAt: '2026-01-05T01:00:00Z' });
    const ended = { ...visit('ended'), status: 'ended' } as Visit;
    const list = [visit('first', { status: 3 }), ended, late, visit('last', { status: 4 })];
    const order = dayInOrder(list, nextVisit(list, nowMs)).map(({ id }) => id);
    expect(order).toEqual(['ended', 'late', 'first', 'last']);
    expect(dayInOrder([ended], undefined)).toEqual([ended]);
  });

  it('is as long as the ways between places that are known', () => {
    const here = { latitude: 31, longitude: 121 };
    const there = { latitude: 31.01, longitude: 121 };
    const route = routeOf([visit('a', {}, here), visit('b', {}, there), visit('c', {})], nowMs);
    expect(route[1]?.fromBefore).toBeCloseTo(1112, -1);
    expect(route[2]?.fromBefore).toBeUndefined();
    expect(routeLength(route)).toBeCloseTo(1112, -1);
  });
});

describe('a way', () => {
  const [here, there, far] = [31, 31.01, 32].map((latitude) => ({ latitude, longitude: 121 }));
  const another = { status: 'unplanned', planStart: '2026-01-08T03:00:00Z' };
  it.each<[string, object | undefined, object]>([
    ['to remote work', { serviceMode: 'remote' }, {}],
    ['to remote work that is done', undefined, { status: 'ended', done: true, serviceMode: 'remote' }],
    ['to what stands on another day', { serviceMode: 'onSite' }, another],
    ['to what was moved to another day', undefined, { status: 'ended', done: false }],
  ])('leads past and not %s', (_, order, more) => {
    const other = visit('other', order, { ...far, ...more });
    const ways = [visit('a', {}, here), other, visit('b', {}, there)];
    const route = routeOf(ways, nowMs);
    expect(route.map(({ visit: { id } }) => id)).toEqual(['a', 'other', 'b']);
    expect(route[1]?.fromBefore).toBeUndefined();
    expect(route[2]?.fromBefore).toBeCloseTo(1112, -1);
    expect(routeLength(route)).toBeCloseTo(1112, -1);
  });

  it.each<[string, object]>([
    ['what has no time yet', { status: 'unplanned' }],
    ['what is planned today', { status: 'planned', planStart: '2026-01-05T08:00:00Z' }],
    ['what was done today', { status: 'ended', done: true, serviceMode: 'onSite' }],
  ])('leads to %s', (_, more) => {
    const route = routeOf([visit('a', {}, here), visit('b', undefined, { ...there, ...more })], nowMs);
    expect(routeLength(route)).toBeCloseTo(1112, -1);
  });
});

test('of what has ended only what is done is done; of other work its time alone is known', () => {
  const ended = (more: object) => visit('a', undefined, { status: 'ended', ...more });
  expect([{ done: true }, { done: false }, {}].map((more) => endingOf(ended(more)))).toEqual([
    'done',
    'notDone',
    'over',
  ]);
});

const words = (can: string[], departedAt?: string) =>
  nextStep({ id: '1', can: can as never, departedAt }, 'zh-CN');

test('an order leads from accepting over the way and the site to resolving', () => {
  expect(words(['accept', 'progress']).words).toBe('接单');
  expect(words(['depart', 'clockIn', 'hangUp'])).toEqual({
    words: '出发',
    to: '/userSide/orderCenter/orderDetail?id=1&do=depart',
  });
  expect(words(['depart', 'clockIn'], '2026-01-05T03:00:00Z').words).toBe('到了，签到');
  expect(words(['resolve', 'clockIn']).words).toBe('解决');
  expect(words(['activate']).words).toBe('看详情');
});
