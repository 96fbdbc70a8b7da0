import { describe, expect, it } from 'vitest';
import { type Call, domains, isCall } from './index.ts';

const calls = Object.entries(domains).flatMap(([domain, members]) =>
  Object.entries(members as Record<string, unknown>)
    .filter((entry): entry is [string, Call] => isCall(entry[1]))
    .map(([name, call]) => ({ key: `${domain}.${name}`, call })),
);

describe('the contract', () => {
  it.each(calls)('$key stands under its own id', ({ key, call }) => {
    expect(call.id).toBe(key);
  });

  it('gives every call a path of its own', () => {
    const paths = calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(calls)('$key builds its schemas once', ({ call }) => {
    expect(call.request()).toBe(call.request());
    expect(call.data()).toBe(call.data());
  });

  it.each(calls.filter(({ call }) => call.method === 'GET'))(
    '$key, being a GET, changes nothing',
    ({ call }) => {
      expect(call.writes).toBeUndefined();
    },
  );

  it('refuses malformed ids, NUL in text, days that do not exist and oversized pages', () => {
    const detail = domains.orders.detail.request();
    expect(detail.safeParse({ orderId: "1' or 1=1" }).success).toBe(false);
    const activate = domains.orders.activate.request();
    const [one, other] = [1, 2].map((end) => `0193e4a0-0000-7000-8000-00000000000${end}`);
    const taken = [{ id: one }, { orderId: one }, { id: one, orderId: one }, { id: one, orderId: other }, {}];
    expect(taken.map((request) => activate.safeParse(request).success)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const create = domains.reporters.add.request();
    const cellId = '0193e4a0-0000-7000-8000-000000000001';
    expect(create.safeParse({ cellId, name: 'a\0b', phone: '13800000000' }).success).toBe(false);
    expect(create.safeParse({ cellId, name: ' Ann ', phone: '13800000000' }).data).toMatchObject({
      name: 'Ann',
    });
    const count = domains.orders.countStatus.request();
    expect(count.safeParse({ from: '2026-02-30' }).success).toBe(false);
    expect(count.safeParse({ from: '2028-02-29' }).success).toBe(true);
    expect(domains.orders.page.request().safeParse({ size: 101 }).success).toBe(false);
  });

  it('keeps an unknown status of a newer server in a list', () => {
    const row = domains.orders.countStatus.data().safeParse([{ status: 99, count: 1 }]);
    expect(row).toMatchObject({ success: true, data: [{ status: 99 }] });
  });

  it('never takes an id for a new reporter', () => {
    const parsed = domains.reporters.add.request().safeParse({
      id: '0193e4a0-0000-7000-8000-000000000002',
      cellId: '0193e4a0-0000-7000-8000-000000000001',
      name: 'Ann',
      phone: '13800000000',
    });
    expect(parsed.data).not.toHaveProperty('id');
  });
});
