import { describe, expect, it } from 'vitest';
import type { HandleRecord } from '../order/order.ts';
import { stepsOf } from './steps.ts';

const record = (action: string, at: string, byId = 'me') => ({ action, at, byId }) as HandleRecord;
const order = {
  status: 3,
  serviceMode: 'onSite',
  handlerId: 'me',
  createdAt: '2026-01-05T01:00:00Z',
} as const;
const accepted = record('accept', '2026-01-05T02:00:00Z');
const shown = (steps: ReturnType<typeof stepsOf>) => steps.map(({ name, state }) => `${name} ${state}`);

describe('the steps of an order', () => {
  it('begin with accepting, and nothing before is done', () => {
    expect(shown(stepsOf({ ...order, status: 1 }, []))).toEqual([
      'accept now',
      'depart ahead',
      'clockIn ahead',
      'work ahead',
      'resolve ahead',
    ]);
  });

  it('of a visit lead over the way to the site', () => {
    expect(shown(stepsOf(order, [accepted]))).toContain('depart now');
    const onTheWay = stepsOf({ ...order, departedAt: '2026-01-05T03:00:00Z' }, [accepted]);
    expect(onTheWay[1]).toEqual({ name: 'depart', state: 'done', at: '2026-01-05T03:00:00Z' });
    expect(onTheWay[2]?.state).toBe('now');
  });

  it('count who has arrived as having set out, and the work as begun', () => {
    const arrived = stepsOf(order, [accepted, record('clockIn', '2026-01-05T04:00:00Z')]);
    expect(shown(arrived)).toEqual([
      'accept done',
      'depart done',
      'clockIn done',
      'work now',
      'resolve ahead',
    ]);
  });

  it('begin at the site anew for whoever takes it over', () => {
    const records = [
      accepted,
      record('clockIn', '2026-01-05T04:00:00Z'),
      record('accept', '2026-01-05T05:00:00Z', 'b'),
    ];
    expect(shown(stepsOf({ ...order, handlerId: 'b' }, records))).toContain('depart now');
  });

  it('are three from afar, all done once it is resolved, and none when it was cancelled', () => {
    const remote = { ...order, serviceMode: 'remote' } as const;
    expect(shown(stepsOf(remote, [accepted]))).toEqual(['accept done', 'work now', 'resolve ahead']);
    const resolved = stepsOf({ ...remote, status: 5, resolvedAt: '2026-01-05T06:00:00Z' }, [accepted]);
    expect(resolved.every(({ state }) => state === 'done')).toBe(true);
    expect(stepsOf({ ...order, status: 7 }, [])).toEqual([]);
  });
});
