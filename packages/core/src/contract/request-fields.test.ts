import { describe, expect, it } from 'vitest';
import { allCalls } from './docs/index.ts';
import * as leave from './leave.ts';
import * as orders from './orders.ts';
import { requestFields } from './request-fields.ts';

describe('the fields of a request', () => {
  it('say what each holds, how much of it, and whether it is needed', () => {
    expect(requestFields(orders.hangUp)).toMatchObject({
      orderId: { kind: 'id', many: false, required: true },
      reasonCode: { kind: 'text', required: true, min: 1, max: 50 },
      remark: { kind: 'text', required: false, max: 1000 },
      resumeAt: { kind: 'instant', required: false },
    });
    expect(requestFields(orders.resolve)).toMatchObject({
      spentMinutes: { kind: 'whole', min: 0, max: 100_000 },
      afterPhotos: { kind: 'files' },
    });
    expect(requestFields(orders.page)).toMatchObject({
      scope: { kind: 'choice', required: false, values: orders.orderScopes },
      status: { kind: 'whole', many: true, min: 1, max: 7 },
      from: { kind: 'day' },
    });
    expect(requestFields(orders.create)).toMatchObject({
      status: { kind: 'choice', values: [2, 3, 4] },
      fields: { kind: 'parts', many: true },
    });
  });

  it('are read as phones wherever they are called so', () => {
    const named = allCalls.flatMap((call) =>
      Object.entries(requestFields(call))
        .filter(([name]) => /phone$|mobile$|\btel$/i.test(name))
        .map(([name, { kind }]) => `${call.id} ${name}: ${kind}`),
    );
    expect(named).toContain('orders.create reportPhone: phone');
    expect(named.filter((each) => !each.endsWith(': phone'))).toEqual([]);
  });

  it('of several shapes are those of all, and only what every shape needs is needed', () => {
    const fields = requestFields(leave.save);
    expect(fields).toMatchObject({
      id: { required: false },
      delete: { kind: 'choice', values: [true], required: false },
      accountId: { kind: 'id', required: false },
      from: { kind: 'instant', required: false },
    });
  });

  it('can be read of every call, and a limit is a number wherever there is one', () => {
    for (const call of allCalls) {
      for (const { min = 0, max = 0 } of Object.values(requestFields(call))) {
        expect(min).toBeTypeOf('number');
        expect(max).toBeTypeOf('number');
      }
    }
  });
});
